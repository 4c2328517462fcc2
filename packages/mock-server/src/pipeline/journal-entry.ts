import type { FastifyReply, FastifyRequest } from 'fastify';
import { stateChanges } from '#journal/state-changes.ts';
import { changesOf, recordHistory } from './world-routes.ts';
import type { World } from '#worlds/world.ts';
import type { Operation } from '#contract/document.ts';

/** The context of a call in the pipeline. */
export interface CallContext {
  readonly operation: Operation;
  readonly world: World;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  playerId?: number;
  faultId?: number;
  replayed?: boolean;
}

/** The answer of a call, for the journal. */
interface CallResult {
  readonly status: number;
  readonly body: unknown;
  readonly contractViolation?: string | undefined;
  readonly durationMs: number;
}

/** Writes a call to the journal, and its changes to the world's history. */
export async function writeCallEntry(
  { operation, world, request, playerId, faultId, replayed }: CallContext,
  { status, body, contractViolation, durationMs }: CallResult,
): Promise<void> {
  const { id: call, summary, isQuery, isReport } = operation;
  const recorded = recordHistory(request, {
    call,
    summary,
    ...(isQuery || isReport ? { isAutomatic: true } : {}),
  });
  const changes = stateChanges(changesOf(request));
  const written = world.journal.write({
    requestId: request.id,
    time: world.clock.now(),
    method: request.method,
    path: request.url,
    operationId: operation.id,
    status,
    ...(typeof body === 'object' && body !== null && 'errcode' in body
      ? { errcode: Number(body.errcode) }
      : {}),
    ...(playerId === undefined ? {} : { playerId }),
    durationMs,
    ...(faultId === undefined ? {} : { faultId }),
    ...(replayed === true ? { replayed } : {}),
    ...(contractViolation === undefined ? {} : { contractViolation }),
    request: request.body ?? null,
    response: body ?? null,
    ...(changes.length === 0 ? {} : { changes }),
  });
  // Both at once: a durable store writes them in one transaction, so both succeed or both fail.
  await Promise.all([written, recorded]);
}
