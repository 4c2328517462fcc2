import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { foreignRequest } from '#http/foreign-request.ts';
import type { TransportFailure } from '#http/envelope.ts';
import type { ControlError } from './handler.ts';

function lacksControlToken(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  const given = Buffer.from(String(request.headers['x-control-token'] ?? ''));
  const expected = Buffer.from(token);
  return given.length !== expected.length || !timingSafeEqual(given, expected);
}

/**
 * Why the control API does not answer a request, if it does not.
 * @param token what it asks for in `X-Control-Token`; undefined on the loopback address
 */
export function refusalOf(request: FastifyRequest, token: string | undefined) {
  const foreign = foreignRequest(request);
  if (foreign !== undefined) return { status: 403, message: foreign };
  if (lacksControlToken(request, token))
    return { status: 401, message: 'The control API of this server asks for its token.' };
  // A form reaches any server without asking; other forms are refused where bodies are read.
  return /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')
    ? { status: 415, message: 'Send application/json, not multipart/form-data.' }
    : undefined;
}

/** Sends a refusal in the form of the control API. */
export function sendControlError(
  reply: FastifyReply,
  { status, message, detail }: ControlError | TransportFailure,
): FastifyReply {
  return reply.code(status).send({ error: { ...detail, message } });
}
