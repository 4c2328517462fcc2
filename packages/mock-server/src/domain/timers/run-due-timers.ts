import { depositTimers } from '../deposits/deposits.ts';
import { decideKyc } from '../kyc/verification.ts';
import type { Player } from '../player/player.ts';
import { decideWithdrawal } from '../withdrawals/withdrawals.ts';
import { isWaiting } from '../player/money-state.ts';
import type { DomainContext } from '../player/context.ts';

/** A change of a player that is due at an instant. */
export interface Timer {
  readonly at: number;
  run(context: DomainContext): void;
}

function getTimers(draft: Player): Timer[] {
  return [
    ...depositTimers(draft),
    ...draft.withdrawals.filter(isWaiting).map((order) => ({
      at: order.decideAt,
      run: (context: DomainContext) => decideWithdrawal(draft, order, context),
    })),
    { at: draft.kyc.decideAt, run: (context: DomainContext) => decideKyc(draft, context) },
  ];
}

/** Runs all due timers, each at its own instant, in the order of the instants. */
export function runTimers(draft: Player, context: DomainContext): void {
  const timers = getTimers(draft)
    .filter(({ at }) => at > 0 && at <= context.now)
    .toSorted((a, b) => a.at - b.at);
  for (const { at, run } of timers) run({ ...context, now: at });
}
