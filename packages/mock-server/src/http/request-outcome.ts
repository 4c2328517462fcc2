import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the control API that a route serves. */
    controlId?: string;
  }
  interface FastifyRequest {
    /** The player behind the token of a call of the contract, once the call has found them. */
    playerId: number | undefined;
    /** The errcode of an answer in the envelope, once it is on its way. */
    errcode: number | undefined;
  }
}

/** Has every request carry what metrics and log say of it when it is over. */
export function installRequestOutcomes(app: FastifyInstance): void {
  app.decorateRequest('playerId', undefined);
  app.decorateRequest('errcode', undefined);
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    if (typeof payload === 'object' && payload !== null && 'errcode' in payload)
      request.errcode = Number(payload.errcode);
    done(null, payload);
  });
}
