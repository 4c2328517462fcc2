import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from '#contract/document.ts';
import { errcodeOf, type ErrcodeName } from '#contract/errcodes.ts';
import type { ErrorDetail } from '#http/envelope.ts';
import { failureOf } from '#http/failure-of.ts';
import { sendFailure } from '#http/send-failure.ts';
import { writeFailureEntry } from './failure-entry.ts';
import type { AnswerUnknown } from './unknown-address.ts';

/** What Fastify finds wrong with a body, as the contract calls it, and in our words: its own may quote the body. */
const FRAMEWORK: Readonly<Record<string, readonly [name: ErrcodeName, message: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['bodyTooLarge', 'The body is larger than this address takes.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'mediaTypeUnsupported',
    'The Content-Type is not one that this address takes.',
  ],
  FST_ERR_CTP_INVALID_JSON_BODY: ['schemaViolation', 'The body is not well-formed JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['schemaViolation', 'The body is empty; it should be JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'schemaViolation',
    'The body is not as long as its Content-Length says.',
  ],
};

function operationOf(request: FastifyRequest): Operation | undefined {
  return request.routeOptions.config.operation;
}

function describe(error: FastifyError, request: FastifyRequest): { status: number; detail: ErrorDetail } {
  const failure = failureOf(error);
  if (failure) return failure;
  const id = operationOf(request)?.id;
  const where = id === undefined ? {} : { operationId: id };
  const [name, message] = FRAMEWORK[error.code] ?? [];
  if (name !== undefined && message !== undefined) {
    const more = name === 'schemaViolation' ? { rule: 'json', pointer: '' } : { name };
    return { status: errcodeOf(name), detail: { message, ...more, ...where } };
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return { status: error.statusCode, detail: { message: error.message, ...where } };
  }
  return { status: 500, detail: { message: 'Something went wrong on the server.', ...where } };
}

/** Whether a request found no route, or one for all files of a folder. */
function isUnknown({ is404, routeOptions: { url = '' } }: FastifyRequest): boolean {
  return is404 || url.endsWith('*');
}

/** Every failure leaves in the envelope; a defect is also logged for whoever runs the server. */
export function installFailures(
  app: FastifyInstance,
  report: (error: Error, request: FastifyRequest) => void,
  answerUnknown: AnswerUnknown,
): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const { status, detail } = describe(error, request);
    // Where nothing is, nothing is wrong with the body, nor with the name of a file.
    if (isUnknown(request) && status >= 400 && status < 500) return answerUnknown(request, reply);
    if (status >= 500 && !failureOf(error)) report(error, request);
    const operationId = operationOf(request)?.id;
    // A call that a handler has seen is in the journal already.
    if (request.requestContext && operationId !== undefined && !request.requestContext.recorded)
      await writeFailureEntry(request.requestContext.world, request, reply, { status, detail, operationId });
    // Fastify would close the connection under a caller who still sends, and who then might not hear why: the rest of a body
    // is read and dropped, for as long as a request may take.
    reply.removeHeader('connection');
    // What this server reads, for whoever has packed a body (RFC 9110, 15.5.16).
    if (status === 415) reply.header('accept-encoding', 'identity');
    return sendFailure(reply, { status, detail });
  });
}
