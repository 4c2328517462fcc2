import type { FastifyReply } from 'fastify';
import { failure, retryAfter, type TransportFailure } from './envelope.ts';

/** Sends a failure in the envelope. */
export function sendFailure(
  reply: FastifyReply,
  { status, detail }: Pick<TransportFailure, 'status' | 'detail'>,
): FastifyReply {
  return reply.code(status).headers(retryAfter(detail)).send(failure(status, detail));
}
