import type { FastifyRequest } from 'fastify';
import { getTraceId } from '#http/trace-id.ts';
import { readTarget } from '#http/request-target.ts';
import { isWorldName, splitWorldPath } from '#worlds/address.ts';
import type { EventLine, LogLevel, RequestLine } from './log.ts';
import { maskedAddress } from './masked-address.ts';
import { secretsOfBody, secretsOfHead, createSecretsRemover } from './remove-secrets.ts';

/** The end of a request. */
export interface RequestEnd {
  /** The HTTP status; undefined if no complete answer was sent. */
  readonly status: number | undefined;
  /** From the head of the request to the last byte of its answer, in ms of machine time. */
  readonly durationMs: number;
}

/** The fields that identify a request. */
function requestFields(request: FastifyRequest, redact: (text: string) => string) {
  const { operation, controlId } = request.routeOptions.config;
  const { world } = splitWorldPath(readTarget(request.url).path);
  return {
    requestId: redact(request.id),
    world: isWorldName(world) ? world : undefined,
    method: request.method,
    path: redact(maskedAddress(request.url)),
    operationId: operation?.id ?? controlId,
    traceId: getTraceId(request.headers),
  };
}

/** The log level of a request: error for a server error, warn for a missing answer. */
export function requestLevel({ status }: RequestEnd): LogLevel {
  if (status === undefined) return 'warn';
  return status >= 500 ? 'error' : 'info';
}

/**
 * The log line of a request.
 * @param known secrets of the server itself
 */
export function requestLine(
  request: FastifyRequest,
  { status, durationMs }: RequestEnd,
  known: readonly string[],
): RequestLine {
  const { errcode, playerId } = request;
  const isControl = request.routeOptions.config.controlId !== undefined;
  return {
    event: 'request',
    ...requestFields(request, createSecretsRemover([...known, ...secretsOfHead(request)])),
    status: status ?? null,
    errcode: isControl || status === undefined ? undefined : errcode,
    durationMs,
    playerId,
  };
}

/**
 * The log line of a defect.
 * @param known secrets of the server itself
 */
export function defectLine(error: Error, request: FastifyRequest, known: readonly string[]): EventLine {
  const redact = createSecretsRemover([...known, ...secretsOfHead(request), ...secretsOfBody(request)]);
  const { cause } = error;
  return {
    event: 'defect',
    ...requestFields(request, redact),
    error: {
      name: error.name,
      message: redact(error.message),
      stack: redact(error.stack ?? ''),
      cause: cause instanceof Error ? redact(cause.stack ?? cause.message) : undefined,
    },
  };
}
