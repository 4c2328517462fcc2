import type { FastifyReply, FastifyRequest } from 'fastify';
import { getTraceId } from '#http/trace-id.ts';
import type { Arrival } from '#journal/entry.ts';
import type { NewEntry } from '#journal/journal.ts';
import { stateChanges } from '#journal/state-changes.ts';
import { getChanges, recordHistory, skipHistory } from './world-routes.ts';
import { isUndoable } from '#worlds/history.ts';
import type { World } from '#worlds/world.ts';
import type { Operation } from '#contract/document.ts';
import type { ActiveRule, Miss } from '#rules/rule.ts';
import { getRuleName, toMiss } from '#rules/rules.ts';

/** The context of a call in the pipeline. */
export interface CallContext {
  readonly operation: Operation;
  readonly world: World;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** By the clock of the world. */
  readonly arrivedAt: number;
  readonly arrival: Arrival;
  /** Its entry in the journal, once it has one. */
  entryId?: number;
  playerId?: number;
  /** The rule that applies to it. */
  rule?: ActiveRule | undefined;
  misses?: readonly Miss[];
  replayed?: boolean;
}

/** The answer of a call, for the journal. */
interface CallResult {
  readonly status: number;
  readonly body: unknown;
  readonly contractViolation?: string | undefined;
  readonly durationMs: number;
  /** How long the answer is held back, in ms. */
  readonly waitsMs?: number | undefined;
}

/** Records why the rule of a call did not have its effect. */
export function addMiss(callContext: CallContext, reason: string): void {
  const { rule, misses = [] } = callContext;
  if (rule) callContext.misses = [...misses, toMiss(rule, reason)];
}

/** The call as it waits for its release. */
export function toWaiting({ world, entryId, rule }: CallContext) {
  return {
    world,
    ...(entryId === undefined ? {} : { entryId }),
    ...(rule === undefined ? {} : { ruleId: rule.id }),
  };
}

function toEntry(
  { operation, world, request, arrivedAt, arrival, playerId, rule, misses = [], replayed }: CallContext,
  { status, body, contractViolation, durationMs, waitsMs }: CallResult,
): NewEntry {
  const recorded = getChanges(request);
  const changes = recorded ? stateChanges(recorded.documents) : [];
  const traceId = getTraceId(request.headers);
  return {
    requestId: request.id,
    time: arrivedAt,
    method: request.method,
    path: request.url,
    operationId: operation.id,
    status: waitsMs === undefined ? status : 0,
    ...(typeof body === 'object' && body !== null && 'errcode' in body
      ? { errcode: Number(body.errcode) }
      : {}),
    ...(playerId === undefined ? {} : { playerId }),
    durationMs,
    ...(waitsMs === undefined ? {} : { waitsMs }),
    ...(rule === undefined ? {} : getRuleName(rule)),
    ...(misses.length === 0 ? {} : { misses }),
    ...(replayed === true ? { replayed } : {}),
    ...(contractViolation === undefined ? {} : { contractViolation }),
    ...(traceId === undefined ? {} : { traceId }),
    headers: request.headers,
    request: request.body ?? null,
    response: body ?? null,
    ...(changes.length === 0 ? {} : { changes }),
    arrival,
    generation: world.generation,
    ...(!recorded || isUndoable(recorded) ? {} : { unlisted: recorded }),
  };
}

/** Writes a call to the journal that waits before it runs, unless its world does not exist yet. */
export async function writeArrival(callContext: CallContext, waitsMs: number): Promise<void> {
  const { world, entryId } = callContext;
  if (!world.isStored) return;
  const entry = toEntry(callContext, { status: 0, body: undefined, durationMs: 0, waitsMs });
  callContext.entryId = await world.journal.write(entry, entryId);
}

/** Writes a call to the journal, and its changes to the world's history. */
export async function writeCallEntry(callContext: CallContext, result: CallResult): Promise<void> {
  const { operation, world, request, entryId } = callContext;
  const { id: call, summary, isQuery, isReport } = operation;
  const changes = getChanges(request);
  // The journal stores changes that nobody would undo: heartbeats must not fill the history.
  const recorded =
    changes && isUndoable(changes)
      ? recordHistory(request, { call, summary, ...(isQuery || isReport ? { isAutomatic: true } : {}) })
      : skipHistory(request);
  const written = world.journal.write(toEntry(callContext, result), entryId);
  // Both together: a durable store writes them in one transaction, so both succeed or both fail.
  const [id] = await Promise.all([written, recorded]);
  callContext.entryId = id;
}
