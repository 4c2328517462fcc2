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

/** Reports the registration of a player to the superior, if there is one. */
export function reportArrival(draft: Player, context: DomainContext): void {
  if (draft.pid !== 0) context.send(draft.pid, { kind: 'invitedRegistered', ...sender(draft) });
}

/** Reports a player's deposits to the superior. */
export function reportDeposit(draft: Player, amount: number, context: DomainContext): void {
  if (draft.pid === 0) return;
  const sums = reportedTo(draft);
  sums.deposited += amount;
  context.send(draft.pid, { kind: 'invitedDeposited', ...sender(draft), deposited: sums.deposited });
}

/** Reports a player's stakes to the superior. */
export function reportStake(draft: Player, amount: number, context: DomainContext): void {
  if (draft.pid === 0) return;
  const sums = reportedTo(draft);
  sums.staked += amount;
  context.send(draft.pid, { kind: 'invitedStaked', ...sender(draft), staked: sums.staked });
}
