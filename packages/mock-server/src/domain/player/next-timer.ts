import type { Frozen } from '#frozen.ts';
import type { Player } from './player.ts';
import { isWaiting, type DepositOrder } from './money-state.ts';
import { RechargeStatus } from '@tara/contract/constants';

/** The next instant at which something of this player happens by itself; 0 when nothing will. */
function earliestTimer({ orders, withdrawals, kyc }: Frozen<Player>): number {
  const instants = [
    nextDepositTimer(orders),
    ...withdrawals.filter(isWaiting).map(({ decideAt }) => decideAt),
    kyc.decideAt,
  ].filter((instant) => instant > 0);
  return instants.length === 0 ? 0 : Math.min(...instants);
}

/** Notes when the player's next thing falls due; called by whatever opens or closes one. */
export function scheduleNextTimer(draft: Player): void {
  draft.nextTimerAt = earliestTimer(draft);
}

/** The next instant at which one of the orders changes by itself; 0 when none will. */
export function nextDepositTimer(orders: readonly DepositOrder[]): number {
  const instants = orders
    .flatMap(({ status, expireTime, settleAt }) =>
      status === RechargeStatus.pending ? [expireTime, settleAt] : [],
    )
    .filter((instant) => instant > 0);
  return instants.length === 0 ? 0 : Math.min(...instants);
}
