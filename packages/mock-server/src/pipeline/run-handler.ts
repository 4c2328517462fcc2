import type { Handler } from '#calls/handler.ts';
import type { Operation, OperationId } from '#contract/document.ts';
import { tokenKey } from '#domain/player/documents.ts';
import { BusinessError } from '#contract/business-error.ts';
import { ContentionError } from '#store/transaction.ts';
import { TransportFailure } from '#http/envelope.ts';
import type { PreparedBody } from '#http/prepared.ts';
import type { World } from '#worlds/world.ts';
import { busyError, isBusyFor } from '#calls/busy.ts';
import type { Call } from '#calls/call.ts';
import type { KeyedCall } from '#calls/keyed-call.ts';
import { runOnce } from '#calls/transact-call.ts';
import { transactPlayer } from '#calls/transact-player.ts';
import { forgetOldKeys, waitForKey } from '#worlds/kept-answers.ts';
import { readPlayer, readSettledPlayer } from '#worlds/unit-of-work.ts';

/** What a call comes to: fields of an answer, bytes made before, or a business error. */
export type HandlerResult = Readonly<Record<string, unknown>> | PreparedBody | BusinessError;

/** A handler of any call, its body checked against the contract beforehand. */
export type AnyHandler = Handler<OperationId>;

export function isPrepared(result: object): result is PreparedBody {
  return 'plain' in result && 'etag' in result;
}

/**
 * The player behind a token; undefined when the token is missing, revoked or expired, or its player is shut out.
 * `Bearer` before the token is allowed (spec 7: only "an Authorization token header").
 */
export async function authenticate(world: World, token: string): Promise<number | undefined> {
  if (token === '') return undefined;
  const { value } = await world.store.load(tokenKey(token));
  const session = value as { playerId: number; expiresAt: number } | undefined;
  if (!session || session.expiresAt <= world.clock.now()) return undefined;
  const player = await readPlayer(world, session.playerId);
  return player && !player.disabled ? player.id : undefined;
}

function businessErrorOf(error: unknown, operation: Operation): BusinessError | undefined {
  if (error instanceof BusinessError) return error;
  return error instanceof ContentionError ? busyError(operation) : undefined;
}

interface HandlerRun {
  operation: Operation;
  handler: AnyHandler;
  input: never;
  call: Call;
  playerId: number;
}

async function answerOf(run: HandlerRun): Promise<HandlerResult> {
  const { operation, handler, input, call, playerId } = run;
  if (isBusyFor(operation, call.config)) return busyError(operation);
  if (handler.kind === 'visitor') return handler.run(input, call);
  if (handler.kind === 'command')
    return transactPlayer(call, playerId, (draft, commandCall) => handler.run(draft, input, commandCall));
  const player = await readSettledPlayer(call.world, playerId, call.now);
  if (!player) throw new Error(`player ${playerId} is gone`);
  return handler.run(player, input, call);
}

async function withRefusals(operation: Operation, run: () => Promise<HandlerResult>): Promise<HandlerResult> {
  try {
    return await run();
  } catch (error) {
    const businessError = businessErrorOf(error, operation);
    if (businessError) return businessError;
    throw error;
  }
}

/**
 * A scope that has as many keys as a world keeps takes no new one: a key that counts is never forgotten for it.
 * @throws {TransportFailure} 429.
 */
async function requireRoomForKey({ world, now, config }: Call, keyed: KeyedCall): Promise<void> {
  const limit = config.idempotencyKeyLimit;
  const { documentKey, operation } = keyed;
  const retryAfterMs = await waitForKey(world.store, documentKey, { limit, now });
  if (retryAfterMs === 0) return;
  const message = `More than ${limit} keys within 24 hours; this one was not taken, and nothing was done.`;
  throw new TransportFailure('rateLimited', { operationId: operation.id, message, retryAfterMs });
}

/** What is forgotten is no part of the call: an undo does not bring it back. */
async function forgetOldKeysOf({ world, now, keyed }: Call): Promise<void> {
  if (keyed?.kept === true) await forgetOldKeys(world.unrecordedStore, keyed.documentKey, now);
}

/**
 * Runs the handler of a call, once for its Idempotency-Key. Business errors come back as values; anything else that is
 * thrown is a defect.
 */
export async function runHandler(run: HandlerRun): Promise<HandlerResult> {
  const { operation, call } = run;
  if (!call.keyed) return withRefusals(operation, () => answerOf(run));
  await requireRoomForKey(call, call.keyed);
  const result = await withRefusals(operation, () =>
    runOnce(call, () => withRefusals(operation, () => answerOf(run))),
  );
  await forgetOldKeysOf(call);
  return result;
}
