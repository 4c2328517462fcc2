import type { FastifyRequest } from 'fastify';
import { readTarget } from '#http/request-target.ts';
import { isWorldName, splitWorldPath } from '#worlds/address.ts';
import type { EventLine, LogLevel, RequestLine } from './log.ts';
import { maskedAddress } from './masked-address.ts';
import { secretsOfBody, secretsOfHead, createSecretsRemover } from './remove-secrets.ts';

/** How a request ended. */
export interface RequestEnd {
  /** The HTTP status; undefined where no whole answer reached the caller. */
  readonly status: number | undefined;
  /** From the head of the request to the last byte of its answer, in ms of machine time. */
  readonly durationMs: number;
}

/** What a request was: by which name it is known, where it went, and which call that is. */
function requestFields(request: FastifyRequest, redact: (text: string) => string) {
  const { operation, controlId } = request.routeOptions.config;
  const { world } = splitWorldPath(readTarget(request.url).path);
  return {
    requestId: redact(request.id),
    world: isWorldName(world) ? world : undefined,
    method: request.method,
    path: redact(maskedAddress(request.url)),
    operationId: operation?.id ?? controlId,
  };
}

/** How urgent a request is: an error is the server's, a warning one that nobody got an answer to. */
export function requestLevel({ status }: RequestEnd): LogLevel {
  if (status === undefined) return 'warn';
  return status >= 500 ? 'error' : 'info';
}

/**
 * The line of a request.
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
 * The line of a defect: an error that is nobody's answer.
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
