import type { FastifyReply } from 'fastify';
import { failure, type TransportFailure } from './envelope.ts';

/** Sends a failure from outside the error handler. */
export function sendFailure(reply: FastifyReply, { status, detail }: TransportFailure): FastifyReply {
  if (status === 405) reply.header('allow', 'POST');
  return reply.code(status).send(failure(status, detail));
}
