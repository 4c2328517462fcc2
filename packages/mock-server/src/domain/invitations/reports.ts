import type { Player } from '../player/player.ts';
import type { Reported } from '../player/invitations-state.ts';
import type { DomainContext } from '../player/context.ts';

function reportedTo(draft: Player): Reported {
  const known = draft.invitations.reported;
  if (known?.to === draft.pid) return known;
  const fresh = { to: draft.pid, deposited: 0, staked: 0 };
  draft.invitations.reported = fresh;
  return fresh;
}

function sender({ id, nickname }: Player) {
  return { playerId: id, nickname };
}

/** Tells whoever invited the player, if somebody did, that they are here. */
export function reportArrival(draft: Player, context: DomainContext): void {
  if (draft.pid !== 0) context.send(draft.pid, { kind: 'invitedRegistered', ...sender(draft) });
}

/** Tells whoever invited the player of a deposit. */
export function reportDeposit(draft: Player, amount: number, context: DomainContext): void {
  if (draft.pid === 0) return;
  const sums = reportedTo(draft);
  sums.deposited += amount;
  context.send(draft.pid, { kind: 'invitedDeposited', ...sender(draft), deposited: sums.deposited });
}

/** Tells whoever invited the player of a stake. */
export function reportStake(draft: Player, amount: number, context: DomainContext): void {
  if (draft.pid === 0) return;
  const sums = reportedTo(draft);
  sums.staked += amount;
  context.send(draft.pid, { kind: 'invitedStaked', ...sender(draft), staked: sums.staked });
}
