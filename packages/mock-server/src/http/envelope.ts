import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ErrcodeName, getErrcode } from '#contract/errcodes.ts';
import type { Operation } from '#contract/document.ts';
import type { Violation } from '#contract/schemas.ts';
import type { BusinessError } from '#contract/business-error.ts';
import { SECOND_MS } from '#time/durations.ts';

/** Sends a failure in the envelope. */
export function sendFailure(
  reply: FastifyReply,
  { status, detail }: Pick<TransportFailure, 'status' | 'detail'>,
): FastifyReply {
  return reply.code(status).headers(retryAfter(detail)).send(failure(status, detail));
}

/** The `error` of an answer: what a developer needs to find the cause. */
export interface ErrorDetail {
  readonly message: string;
  readonly name?: string;
  readonly operationId?: string;
  readonly pointer?: string;
  readonly rule?: string;
  readonly retryAfterMs?: number;
}

/** An answer in the envelope of the contract. */
export interface AnswerEnvelope extends Readonly<Record<string, unknown>> {
  readonly code: number;
  readonly errcode: number;
  readonly error?: ErrorDetail;
}

/** A call that failed before any business rule. `code`, `errcode` and the HTTP status are the same number. */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure';
  readonly status: number;
  readonly detail: ErrorDetail;
  constructor(reason: ErrcodeName, detail: ErrorDetail) {
    super(detail.message);
    this.status = getErrcode(reason);
    this.detail = detail;
  }
}

export function success(fields: Readonly<Record<string, unknown>>): AnswerEnvelope {
  return { code: 200, errcode: 0, ...fields };
}

export function failure(status: number, error: ErrorDetail): AnswerEnvelope {
  return { code: status, errcode: status, error };
}

/** A body that is refused before its call runs. */
export function refusedBody(
  reason: ErrcodeName,
  operation: Operation | undefined,
  detail: ErrorDetail,
): TransportFailure {
  return new TransportFailure(reason, operation ? { operationId: operation.id, ...detail } : detail);
}

/** A body that breaks its schema: HTTP 400 with the place and the rule. */
export function schemaViolation(operation: Operation, violation: Violation): TransportFailure {
  return refusedBody('schemaViolation', operation, violation);
}

/** A body of another media type than the call expects: HTTP 415. */
export function mediaTypeUnsupported(
  operation: Operation | undefined,
  mediaType: string | undefined,
): TransportFailure {
  const wanted = operation?.isForm === true ? 'multipart/form-data' : 'application/json';
  const [sent = ''] = (mediaType ?? '').split(';');
  return refusedBody('mediaTypeUnsupported', operation, {
    message: `Send ${wanted}, not ${sent === '' ? 'nothing' : sent}.`,
  });
}

/** @throws {TransportFailure} 415 for a compressed body: after decompression it might exceed any limit */
export function requirePlainBody({ headers }: FastifyRequest, operation: Operation | undefined): void {
  const { 'content-encoding': encoding = 'identity' } = headers;
  if (encoding.toLowerCase() === 'identity') return;
  throw refusedBody('mediaTypeUnsupported', operation, {
    message: 'Send the body without a Content-Encoding; compressed bodies are not supported.',
  });
}

/** The Retry-After header of an error with a waiting time, in whole seconds. */
export function retryAfter(error: ErrorDetail | undefined): { 'retry-after'?: string } {
  return error?.retryAfterMs === undefined
    ? {}
    : { 'retry-after': String(Math.ceil(error.retryAfterMs / SECOND_MS)) };
}

/** The answer of a business error: HTTP 200, code 200 and the errcode of the catalogue. */
export function businessErrorAnswer(operation: Operation, { reason, detail }: BusinessError): AnswerEnvelope {
  const message = operation.errcodes.find(({ name }) => name === reason)?.when ?? reason;
  return {
    code: 200,
    errcode: getErrcode(reason),
    error: { message, name: reason, operationId: operation.id, ...detail },
  };
}
