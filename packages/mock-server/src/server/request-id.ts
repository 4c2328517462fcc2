import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';

const HEADER = 'x-request-id';
const WELL_FORMED = /^[A-Za-z0-9._-]{1,64}$/;

/** Names requests: as their caller does, where that is a name, or by a running number. */
export function createRequestIds(): (request: IncomingMessage) => string {
  let last = 0;
  return ({ headers: { [HEADER]: given } }) => {
    if (typeof given === 'string' && WELL_FORMED.test(given)) return given;
    last += 1;
    return `req-${last.toString(36)}`;
  };
}

/** Every answer names its request, as the journal does. */
export function tellRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADER, request.id);
    done();
  });
}
