import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from '#contract/document.ts';
import { getErrcode, type ErrcodeName } from '#contract/errcodes.ts';
import { sendFailure, type ErrorDetail } from '#http/envelope.ts';
import { toFailure } from '#http/to-failure.ts';
import { writeFailureEntry } from './failure-entry.ts';
import type { AnswerUnknown } from './unknown-address.ts';

/** Errors of Fastify for a body, with the contract's errcode and our message: Fastify's own may quote the body. */
const FRAMEWORK: Readonly<Record<string, readonly [name: ErrcodeName, message: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['bodyTooLarge', 'The body is larger than this address accepts.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['mediaTypeUnsupported', 'This address does not accept the Content-Type.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['schemaViolation', 'The body is not well-formed JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['schemaViolation', 'The body is empty; it should be JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'schemaViolation',
    'The length of the body differs from its Content-Length.',
  ],
};

function getOperation(request: FastifyRequest): Operation | undefined {
  return request.routeOptions.config.operation;
}

/** The answer for an error of the framework or of a handler. */
function describe(error: FastifyError, request: FastifyRequest): { status: number; detail: ErrorDetail } {
  const id = getOperation(request)?.id;
  const where = id === undefined ? {} : { operationId: id };
  const [name, message] = FRAMEWORK[error.code] ?? [];
  if (name !== undefined && message !== undefined) {
    const more = name === 'schemaViolation' ? { rule: 'json', pointer: '' } : { name };
    return { status: getErrcode(name), detail: { message, ...more, ...where } };
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

/** Answers every failure in the envelope. Defects are also reported to the operator. */
export function installFailures(
  app: FastifyInstance,
  report: (error: Error, request: FastifyRequest) => void,
  answerUnknown: AnswerUnknown,
): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const failure = toFailure(error, request.requestContext?.world);
    const { status, detail } = failure ?? describe(error, request);
    // For an address that does not exist, errors of its body or of a file name are not reported.
    if (isUnknown(request) && status >= 400 && status < 500) return answerUnknown(request, reply);
    if (status >= 500 && !failure) report(error, request);
    const operationId = getOperation(request)?.id;
    // The journal already has calls that reached a handler.
    if (request.requestContext && operationId !== undefined && !request.requestContext.recorded)
      await writeFailureEntry(request.requestContext.world, request, reply, { status, detail, operationId });
    // Fastify would close the connection while the caller is still sending, who might then miss the answer. So the rest of
    // the body is read and discarded, within the time limit of a request.
    reply.removeHeader('connection');
    // The accepted encoding (RFC 9110, 15.5.16).
    if (status === 415) reply.header('accept-encoding', 'identity');
    return sendFailure(reply, { status, detail });
  });
}
