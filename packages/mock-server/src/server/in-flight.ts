import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { uptime } from '#time/clock.ts';

/** A connection without requests for this long is no longer busy, in ms. */
const BUSY_MS = 1000;

/** The calls of a server without an answer. */
export interface InFlight {
  /** Counts the calls that arrive at a server from now on. */
  follow(server: Server): void;
  /** Whether no other request was read after this one on its connection: only then may its answer be the last one. */
  isLatest(response: ServerResponse): boolean;
  /** Waits for the calls that are in flight now. */
  untilAnswered(): Promise<void>;
  /** Waits until the connections with recent calls are closed. */
  untilNoneIsBusy(): Promise<void>;
}

interface Connection {
  /** In the order of their requests. */
  readonly responses: Set<ServerResponse>;
  latest: ServerResponse;
  askedAt: number;
  readonly closed: Promise<void>;
}

export function createInFlight(): InFlight {
  const connections = new Map<Socket, Connection>();

  const connect = (socket: Socket, latest: ServerResponse): Connection => {
    const responses = new Set<ServerResponse>();
    const closed = new Promise<void>((resolve) => {
      socket.once('close', () => {
        connections.delete(socket);
        // Node emits no event for an answer that waits for an earlier one.
        for (const response of responses) response.emit('close');
        resolve();
      });
    });
    const connection = { responses, latest, askedAt: 0, closed };
    connections.set(socket, connection);
    return connection;
  };

  return {
    // Counted on arrival: no hook has run yet, and for a malformed address none will.
    follow: (server) =>
      void server.on('request', ({ socket }, response) => {
        const connection = connections.get(socket) ?? connect(socket, response);
        connection.responses.add(response);
        connection.latest = response;
        connection.askedAt = uptime();
        response.once('close', () => void connection.responses.delete(response));
      }),
    isLatest: (response) => {
      const { latest = response } = connections.get(response.req.socket) ?? {};
      return latest === response;
    },
    untilAnswered: async () => {
      const responses = [...connections.values()].flatMap((connection) => [...connection.responses]);
      await Promise.all(
        responses.map((response) => new Promise<void>((resolve) => void response.once('close', resolve))),
      );
    },
    untilNoneIsBusy: async () => {
      const busy = [...connections.values()].filter(({ askedAt }) => uptime() - askedAt < BUSY_MS);
      await Promise.all(busy.map(({ closed }) => closed));
    },
  };
}
