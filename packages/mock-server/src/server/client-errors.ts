import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { failure } from '#http/envelope.ts';
import type { Log } from '#log/log.ts';
import type { Metrics } from '#metrics/metrics.ts';

/** Malformed requests, which never become requests of Fastify and reach no hook. */
export interface ClientErrors {
  /** For Fastify, which passes on what Node cannot parse as a request. */
  answer(error: NodeJS.ErrnoException, socket: Duplex): void;
  /** Handles requests that Node would otherwise refuse with an empty answer. */
  follow(server: Server): void;
}

interface Reason {
  readonly status: number;
  readonly message: string;
}

const NO_REQUEST: Reason = { status: 400, message: 'The bytes are not a valid HTTP request.' };

/** By the codes of Node; the default is the message above. */
const REASONS: Readonly<Record<string, Reason>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: 'The head of the request is too large; address and headers may have 16 KiB together.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: 'The extensions of the chunks are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive completely in time.' },
};

const NO_TUNNEL: Reason = { status: 405, message: 'This server is not a proxy.' };

/** Node stores the pending answer of a connection under this symbol. */
interface AnsweringSocket extends Duplex {
  readonly _httpMessage?: ServerResponse | null;
}

/** Answers malformed requests in the envelope if the connection allows it, and counts and logs them. */
export function createClientErrors({
  metrics,
  log,
  requestIds,
}: {
  readonly metrics: Metrics;
  readonly log: Log;
  readonly requestIds: (request: Pick<IncomingMessage, 'headers'>) => string;
}): ClientErrors {
  const refuse = (socket: AnsweringSocket, why: Reason, reason?: string): void => {
    const { _httpMessage: pending } = socket;
    // Complete requests before it on the connection get their answers first.
    if (pending?.req.complete === true) {
      pending.once('close', () => refuse(socket, why, reason));
      return;
    }
    const { status, message } = why;
    const requestId = requestIds({ headers: {} });
    metrics.answered({ operationId: 'unknown', status, errcode: undefined, durationMs: 0 });
    log.write('info', { event: 'request', requestId, status, errcode: status, durationMs: 0, reason });
    // An answer that has begun would be corrupted by this one.
    if (!socket.writable || pending?.headersSent === true) {
      socket.destroy();
      return;
    }
    const body = JSON.stringify(failure(status, { message }));
    // Without a Date: the world, and so its time, is unknown.
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'connection: close',
      'cache-control: no-store',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'x-content-type-options: nosniff',
      `x-request-id: ${requestId}`,
      ...(status === 405 ? ['allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'] : []),
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };
  return {
    answer: (error, socket) => {
      const code = error.code ?? '';
      // The connection is closed already.
      if (code === 'ECONNRESET' || code === 'EPIPE' || socket.destroyed) return;
      refuse(socket, REASONS[code] ?? NO_REQUEST, code);
    },
    follow: (server) => {
      server.on('connect', (_request, socket) => refuse(socket, NO_TUNNEL));
      // An unknown expectation is ignored (RFC 9110, 10.1.1, lets a server choose).
      server.on('checkExpectation', (request, response) => server.emit('request', request, response));
    },
  };
}
