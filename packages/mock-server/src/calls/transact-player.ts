import type { BusinessError } from '#contract/business-error.ts';
import type { Player } from '#domain/player/player.ts';
import { draftPlayer, nextRng } from '#worlds/unit-of-work.ts';
import type { Call, CommandCall } from './call.ts';
import { transactCall } from './transact-call.ts';

/**
 * The transaction of a call that changes its player: due timers run first.
 * @param work as of `transactCall`; it may run twice, so what takes long is done before.
 * @throws {BusinessError} as `transactCall` does.
 */
export function transactPlayer<R extends object>(
  call: Call,
  playerId: number,
  work: (draft: Player, call: CommandCall) => Promise<R | BusinessError> | R | BusinessError,
): Promise<R> {
  const { world, now } = call;
  return transactCall(call, async (unit) => {
    const draft = await draftPlayer(unit, world, playerId, now);
    if (!draft) throw new Error(`player ${playerId} is gone`);
    return work(draft, { ...call, ...unit.contextFor(nextRng(world, draft)), tx: unit.tx });
  });
}
