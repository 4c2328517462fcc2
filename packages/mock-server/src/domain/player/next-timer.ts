import type { Frozen } from '#frozen.ts';
import type { Player } from './player.ts';
import { isWaiting, type DepositOrder } from './money-state.ts';
import { RechargeStatus } from '@tara/contract/constants';

/** The next instant at which a timer of this player is due; 0 for never. */
function earliestTimer({ orders, withdrawals, kyc }: Frozen<Player>): number {
  const instants = [
    nextDepositTimer(orders),
    ...withdrawals.filter(isWaiting).map(({ decideAt }) => decideAt),
    kyc.decideAt,
  ].filter((instant) => instant > 0);
  return instants.length === 0 ? 0 : Math.min(...instants);
}

/** Updates the player's next timer. Whatever opens or closes an order or a verification calls it. */
export function scheduleNextTimer(draft: Player): void {
  draft.nextTimerAt = earliestTimer(draft);
}

/** The next instant at which an order changes by itself; 0 for never. */
export function nextDepositTimer(orders: readonly DepositOrder[]): number {
  const instants = orders
    .flatMap(({ status, expireTime, settleAt }) =>
      status === RechargeStatus.pending ? [expireTime, settleAt] : [],
    )
    .filter((instant) => instant > 0);
  return instants.length === 0 ? 0 : Math.min(...instants);
}
