import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from '#contract/document.ts';
import { errcodeOf, type ErrcodeName } from '#contract/errcodes.ts';
import { failure, retryAfter, TransportFailure, type ErrorDetail } from '#http/envelope.ts';
import { writeFailureEntry } from './failure-entry.ts';

/** What Fastify finds wrong before a handler runs, in words of the contract. */
const FRAMEWORK: Readonly<Record<string, ErrcodeName>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'mediaTypeUnsupported',
  FST_ERR_CTP_INVALID_JSON_BODY: 'schemaViolation',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'schemaViolation',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'schemaViolation',
};

function operationOf(request: FastifyRequest): Operation | undefined {
  return request.routeOptions.config.operation;
}

function describe(error: FastifyError, request: FastifyRequest): { status: number; detail: ErrorDetail } {
  if (error instanceof TransportFailure) return error;
  const id = operationOf(request)?.id;
  const where = id === undefined ? {} : { operationId: id };
  const known = FRAMEWORK[error.code];
  // A parser's own words may quote the body, and with it a secret: the message is ours.
  if (known === 'schemaViolation') {
    return {
      status: 400,
      detail: { message: 'The body is not well-formed JSON.', rule: 'json', pointer: '', ...where },
    };
  }
  if (known) return { status: errcodeOf(known), detail: { message: error.message, name: known, ...where } };
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return { status: error.statusCode, detail: { message: error.message, ...where } };
  }
  return { status: 500, detail: { message: 'Something went wrong on the server.', ...where } };
}

/** Every failure leaves in the envelope; a defect is also logged for whoever runs the server. */
export function installFailures(
  app: FastifyInstance,
  report: (error: Error, request: FastifyRequest) => void,
): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const { status, detail } = describe(error, request);
    if (status >= 500 && !(error instanceof TransportFailure)) report(error, request);
    const operationId = operationOf(request)?.id;
    // A call that a handler has seen is in the journal already.
    if (request.requestContext && operationId !== undefined && !request.requestContext.recorded)
      await writeFailureEntry(request.requestContext.world, request, reply, { status, detail, operationId });
    return reply.code(status).headers(retryAfter(detail)).send(failure(status, detail));
  });
}
