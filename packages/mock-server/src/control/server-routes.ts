import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SECOND_MS } from '#time/durations.ts';
import type { ControlOperation } from './document.ts';
import type { components } from '@tara/contract/control';
import { ControlError, type ServerOperationId } from './handler.ts';
import { readParameters } from './parameters.ts';
import { getRefusal, sendControlError } from './refusal.ts';

/** Why a server accepts no calls at the moment. */
export type UnreadyReason = components['schemas']['Unready']['reason'];

/** What the server's own control calls need. */
export interface OperatedServer {
  /** Why it accepts no calls at the moment; undefined if it does. */
  unready(): Promise<UnreadyReason | undefined>;
  /** All metrics, with their content type. */
  metrics(): Promise<{ readonly type: string; readonly body: string }>;
}

/** Retry-After of an unready server. */
const RETRY_AFTER_MS = 1000;

/** Load balancers have neither the control token nor an allowed Host name; the answers contain no secrets (decision 45). */
const OPEN: ReadonlySet<ServerOperationId> = new Set<ServerOperationId>(['getLiveness', 'getReadiness']);

type ServerHandler = (reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

function serverHandlers(server: OperatedServer): Readonly<Record<ServerOperationId, ServerHandler>> {
  return {
    getLiveness: (reply) => reply.send({ status: 'live' }),
    getReadiness: async (reply) => {
      const reason = await server.unready();
      if (reason === undefined) return reply.send({ status: 'ready' });
      return reply
        .code(503)
        .header('retry-after', String(RETRY_AFTER_MS / SECOND_MS))
        .send({ status: 'unready', reason });
    },
    getMetrics: async (reply) => {
      const { type, body } = await server.metrics();
      return reply.type(type).send(body);
    },
  };
}

/** Creates the routes of the server's own control calls. */
export function createServerRoutes(
  operations: readonly ControlOperation<ServerOperationId>[],
  server: OperatedServer,
  token: string | undefined,
): (app: FastifyInstance) => void {
  const handlers = serverHandlers(server);
  return (app) => {
    for (const { id, method, path, parameters } of operations) {
      const handle = (request: FastifyRequest, reply: FastifyReply) => {
        const refusal = OPEN.has(id) ? undefined : getRefusal(request, token);
        if (refusal) return reply.code(refusal.status).send({ error: { message: refusal.message } });
        try {
          readParameters(parameters, 'query', request.query as Record<string, unknown>);
        } catch (error) {
          if (error instanceof ControlError) return sendControlError(reply, error);
          throw error;
        }
        return handlers[id](reply);
      };
      const config = { controlId: id, whileStopping: true };
      app.route({ method: method.toUpperCase(), url: path, config, handler: handle });
    }
  };
}
