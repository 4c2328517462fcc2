import type { Frozen } from '#store/transaction.ts';
import { nextDue } from './deposit-orders.ts';
import type { Player } from './player.ts';
import { isWaiting } from './withdrawals/orders.ts';

/** The next instant at which something of this player happens by itself; 0 when nothing will. */
const nextInstant = ({ orders, withdrawals, kyc }: Frozen<Player>): number => {
  const instants = [
    nextDue(orders),
    ...withdrawals.filter(isWaiting).map(({ decideAt }) => decideAt),
    kyc.decideAt,
  ].filter((instant) => instant > 0);
  return instants.length === 0 ? 0 : Math.min(...instants);
};

/** Notes when the player's next thing falls due; called by whatever opens or closes one. */
export const reschedule = (draft: Player): void => {
  draft.dueAt = nextInstant(draft);
};
