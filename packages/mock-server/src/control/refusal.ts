import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { foreignRequestReason } from '#http/foreign-request.ts';
import type { TransportFailure } from '#http/envelope.ts';
import type { ControlError } from './handler.ts';

function lacksControlToken(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  const given = Buffer.from(String(request.headers['x-control-token'] ?? ''));
  const expected = Buffer.from(token);
  return given.length !== expected.length || !timingSafeEqual(given, expected);
}

/**
 * The refusal of a request to the control API, if there is one.
 * @param token the required `X-Control-Token`; undefined if none is required
 */
export function getRefusal(request: FastifyRequest, token: string | undefined) {
  const foreign = foreignRequestReason(request);
  if (foreign !== undefined) return { status: 403, message: foreign };
  if (lacksControlToken(request, token))
    return { status: 401, message: 'The control API of this server requires its token in X-Control-Token.' };
  // Browsers send a form to any server without preflight; the body parsers reject the other form types.
  return /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')
    ? { status: 415, message: 'Send application/json, not multipart/form-data.' }
    : undefined;
}

/** Sends a refusal in the error format of the control API. */
export function sendControlError(
  reply: FastifyReply,
  { status, message, detail }: ControlError | TransportFailure,
): FastifyReply {
  return reply.code(status).send({ error: { ...detail, message } });
}
