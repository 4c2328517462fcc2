import { dueDeposits } from '../deposits/deposits.ts';
import { decideKyc } from '../kyc/verification.ts';
import type { Player } from '../player/player.ts';
import { decideWithdrawal } from '../withdrawals/withdrawals.ts';
import { isWaiting } from '../player/money-state.ts';
import type { Effects } from '../player/context.ts';

/** Something that happens by itself at an instant. */
export interface Due {
  readonly at: number;
  happen(fx: Effects): void;
}

const waiting = (draft: Player): Due[] => [
  ...dueDeposits(draft),
  ...draft.withdrawals.filter(isWaiting).map((order) => ({
    at: order.decideAt,
    happen: (fx: Effects) => decideWithdrawal(draft, order, fx),
  })),
  { at: draft.kyc.decideAt, happen: (fx: Effects) => decideKyc(draft, fx) },
];

/** Lets everything happen that has fallen due, each at its own instant and in the order of the instants. */
export const settleDue = (draft: Player, fx: Effects): void => {
  const due = waiting(draft)
    .filter(({ at }) => at > 0 && at <= fx.now)
    .toSorted((one, other) => one.at - other.at);
  for (const { at, happen } of due) happen({ ...fx, now: at });
};
