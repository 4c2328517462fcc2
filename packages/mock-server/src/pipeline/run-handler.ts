import type { Handler } from '#calls/handler.ts';
import type { Operation, OperationId } from '#contract/document.ts';
import { tokenKey } from '#domain/player/documents.ts';
import { Refusal } from '#contract/business-error.ts';
import { ContentionError } from '#store/transaction.ts';
import type { PreparedBody } from '#http/prepared.ts';
import type { World } from '#worlds/world.ts';
import type { Call, CommandCall } from '#calls/call.ts';
import { findReplay, rememberReplay } from './replays.ts';
import { bringUpToDate, draftPlayer, inScope, nextTurn, readPlayer } from '#worlds/unit-of-work.ts';

/** What a call comes to: fields of an answer, bytes made before, or a refusal. */
export type Outcome = Readonly<Record<string, unknown>> | PreparedBody | Refusal;

/** A handler of any call, its body checked against the contract beforehand. */
export type AnyHandler = Handler<OperationId>;

export const isPrepared = (outcome: object): outcome is PreparedBody =>
  'plain' in outcome && 'etag' in outcome;

/**
 * The player behind a token; undefined when the token is missing, revoked or expired, or its player is shut out.
 * `Bearer` before the token is allowed (spec 7: only "an Authorization token header").
 */
export const authenticate = async (world: World, token: string): Promise<number | undefined> => {
  if (token === '') return undefined;
  const stored = await world.store.load(tokenKey(token));
  const session = stored?.value as { playerId: number; expiresAt: number } | undefined;
  if (!session || session.expiresAt <= world.clock.now()) return undefined;
  const player = await readPlayer(world, session.playerId);
  return player && !player.disabled ? player.id : undefined;
};

/** How a call says that it is busy: signing in and the first charge have numbers of their own (spec 8). */
const busy = ({ errcodes }: Operation): Refusal => {
  const reasons = ['temporarilyUnavailable', 'signInBusy', 'firstChargeBusy'] as const;
  const reason = reasons.find((one) => errcodes.some(({ name }) => name === one));
  return new Refusal(reason ?? 'temporarilyUnavailable');
};

const businessRefusal = (error: unknown, operation: Operation): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  return error instanceof ContentionError ? busy(operation) : undefined;
};

interface Perform {
  operation: Operation;
  handler: AnyHandler;
  input: never;
  call: Call;
  playerId: number;
  /** Names the intention of a money call. */
  idempotencyKey: string | undefined;
}

const runCommand = (perform: Perform & { handler: { kind: 'command' } }): Promise<Outcome> => {
  const { operation, handler, input, call, playerId, idempotencyKey: key } = perform;
  const { world, now } = call;
  return inScope(world, now, async (scope) => {
    const draft = await draftPlayer(scope, world, playerId, now);
    if (!draft) throw new Error(`player ${playerId} is gone`);
    const replay = key === undefined ? undefined : findReplay(draft, key, operation.id, input);
    if (replay) return replay;
    const commandCall: CommandCall = { ...call, ...scope.effects(nextTurn(world, draft)), tx: scope.tx };
    const answer = await handler.run(draft, input, commandCall);
    if (key !== undefined && !(answer instanceof Refusal))
      rememberReplay(draft, key, operation.id, input, answer);
    return answer;
  });
};

/** Runs the handler of a call. Refusals come back as values; anything else that is thrown is a defect. */
export const perform = async (request: Perform): Promise<Outcome> => {
  const { operation, handler, input, call, playerId } = request;
  try {
    // A busy world moves no money; what it says to those who sign in is the handlers' own.
    if (operation.isMoney && call.config.systemBusy) return busy(operation);
    if (handler.kind === 'visitor') return await handler.run(input, call);
    if (handler.kind === 'command') return await runCommand({ ...request, handler });
    await bringUpToDate(call.world, playerId, call.now);
    const player = await readPlayer(call.world, playerId);
    if (!player) throw new Error(`player ${playerId} is gone`);
    return await handler.run(player, input, call);
  } catch (error) {
    const refusal = businessRefusal(error, operation);
    if (refusal) return refusal;
    throw error;
  }
};
