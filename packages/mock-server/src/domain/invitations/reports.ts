import type { Player } from '../player/player.ts';
import type { Reported } from '../player/invitations-state.ts';
import type { Effects } from '../player/context.ts';

const reportedTo = (draft: Player): Reported => {
  const known = draft.invitations.reported;
  if (known?.to === draft.pid) return known;
  const fresh = { to: draft.pid, deposited: 0, staked: 0 };
  draft.invitations.reported = fresh;
  return fresh;
};

const sender = ({ id, nickname }: Player) => ({ playerId: id, nickname });

/** Tells whoever invited the player, if somebody did, that they are here. */
export const reportArrival = (draft: Player, fx: Effects): void => {
  if (draft.pid !== 0) fx.send(draft.pid, { kind: 'invitedRegistered', ...sender(draft) });
};

/** Tells whoever invited the player of a deposit. */
export const reportDeposit = (draft: Player, amount: number, fx: Effects): void => {
  if (draft.pid === 0) return;
  const sums = reportedTo(draft);
  sums.deposited += amount;
  fx.send(draft.pid, { kind: 'invitedDeposited', ...sender(draft), deposited: sums.deposited });
};

/** Tells whoever invited the player of a stake. */
export const reportStake = (draft: Player, amount: number, fx: Effects): void => {
  if (draft.pid === 0) return;
  const sums = reportedTo(draft);
  sums.staked += amount;
  fx.send(draft.pid, { kind: 'invitedStaked', ...sender(draft), staked: sums.staked });
};
