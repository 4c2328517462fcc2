import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The control call of a route. */
    controlId?: string;
  }
  interface FastifyRequest {
    /** The player of the token, once the call has found it. */
    playerId: number | undefined;
    /** The errcode in the envelope, once the answer is being sent. */
    errcode: number | undefined;
    /** For an answer that lasts as long as its reader: from the head of the request to the head of the answer, in ms. */
    headMs: number | undefined;
  }
}

/** Adds fields to every request that metrics and log read at its end. */
export function installRequestOutcomes(app: FastifyInstance): void {
  app.decorateRequest('playerId', undefined);
  app.decorateRequest('errcode', undefined);
  app.decorateRequest('headMs', undefined);
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    if (typeof payload === 'object' && payload !== null && 'errcode' in payload)
      request.errcode = Number(payload.errcode);
    done(null, payload);
  });
}
