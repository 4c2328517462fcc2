import type { Handler } from '#calls/handler.ts';
import type { Operation, OperationId } from '#contract/document.ts';
import { tokenKey } from '#domain/player/documents.ts';
import { BusinessError } from '#contract/business-error.ts';
import { ContentionError } from '#store/transaction.ts';
import type { PreparedBody } from '#http/prepared.ts';
import type { World } from '#worlds/world.ts';
import { busyError, isBusyFor } from '#calls/busy.ts';
import type { Call } from '#calls/call.ts';
import { transactCall } from '#calls/transact-call.ts';
import { transactPlayer } from '#calls/transact-player.ts';
import { readPlayer, readSettledPlayer } from '#worlds/unit-of-work.ts';

/** The result of a call: fields of an answer, a prepared body, or a business error. */
export type HandlerResult = Readonly<Record<string, unknown>> | PreparedBody | BusinessError;

/** A handler of any call; its body has been checked against the contract. */
export type AnyHandler = Handler<OperationId>;

export function isPrepared(result: object): result is PreparedBody {
  return 'plain' in result && 'etag' in result;
}

/**
 * The player of a token, and whether the player is disabled; the player is undefined if the token is missing, revoked or
 * expired, or the player is disabled. `Bearer` before the token is allowed (spec 7: only "an Authorization token header").
 */
export async function authenticate(
  world: World,
  token: string,
): Promise<{ playerId?: number; disabled: boolean }> {
  if (token === '') return { disabled: false };
  const { value } = await world.store.load(tokenKey(token));
  const session = value as { playerId: number; expiresAt: number } | undefined;
  if (!session || session.expiresAt <= world.clock.now()) return { disabled: false };
  const player = await readPlayer(world, session.playerId);
  if (!player || player.disabled) return { disabled: player !== undefined };
  return { playerId: player.id, disabled: false };
}

function toBusinessError(error: unknown, operation: Operation): BusinessError | undefined {
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

async function getAnswer(run: HandlerRun): Promise<HandlerResult> {
  const { operation, handler, input, call, playerId } = run;
  // The transaction of a command checks whether the world is busy.
  if (handler.kind === 'command')
    return transactPlayer(call, playerId, (draft, commandCall) => handler.run(draft, input, commandCall));
  if (isBusyFor(operation, call.config)) return busyError(operation);
  if (handler.kind === 'visitor') return handler.run(input, call);
  const player = await readSettledPlayer(call.world, playerId, call.now);
  if (!player) throw new Error(`player ${playerId} is gone`);
  return handler.run(player, input, call);
}

async function withRefusals(operation: Operation, run: () => Promise<HandlerResult>): Promise<HandlerResult> {
  try {
    return await run();
  } catch (error) {
    const businessError = toBusinessError(error, operation);
    if (businessError) return businessError;
    throw error;
  }
}

/** Runs the handler of a call, once for its Idempotency-Key. Business errors are returned; any other error is a defect. */
export async function runHandler(run: HandlerRun): Promise<HandlerResult> {
  const { operation, call } = run;
  const { world, now, config, keyed } = call;
  const answer = () => withRefusals(operation, () => getAnswer(run));
  if (!keyed) return answer();
  const { store, unrecordedStore } = world;
  const keyedRun = { store, unrecordedStore, now, limit: config.idempotencyKeyLimit };
  return withRefusals(operation, () =>
    keyed.runOnce(keyedRun, answer, (result) => transactCall(call, () => result)),
  );
}
