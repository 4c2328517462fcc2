import type { Frozen } from '#frozen.ts';
import type { ReferralMessage } from '../player/referral-message.ts';
import type { Player } from '../player/player.ts';
import { applyReferredDeposits, applyReferredStakes } from './incomes.ts';
import type { Friend, Help } from '../player/invitations-state.ts';
import type { DomainContext } from '../player/context.ts';

/** The invited players with their ids, in the order of their invitation. */
export function getFriends({ invited, invitations }: Frozen<Player>): (Friend & { id: number })[] {
  return invited.flatMap((id) => {
    const friend = invitations.friends?.[id];
    return friend ? [{ id, ...friend }] : [];
  });
}

/** How many invited players have deposited enough to count. */
export function validFriends(player: Frozen<Player>): number {
  return getFriends(player).filter(({ validAt }) => validAt > 0).length;
}

function addHelp(draft: Player, friend: number, kind: Help['kind'], context: DomainContext): void {
  (draft.invitations.helps ??= []).push({ friend, kind, at: context.now });
}

/** The invited player that sent a message. The first message adds the friend. */
function findOrAddFriend(
  draft: Player,
  { playerId, nickname }: ReferralMessage,
  context: DomainContext,
): Friend {
  const friends = (draft.invitations.friends ??= {});
  const known = friends[playerId];
  if (known) {
    known.nickname = nickname;
    return known;
  }
  const friend: Friend = { nickname, invitedAt: context.now, deposited: 0, staked: 0, validAt: 0 };
  friends[playerId] = friend;
  draft.invited.push(playerId);
  addHelp(draft, playerId, 'friend', context);
  return friend;
}

/**
 * Applies a message of an invited player. Messages contain running totals, and the highest total counts, so repeated,
 * reordered and missing messages do no harm.
 */
export function applyReferral(draft: Player, message: ReferralMessage, context: DomainContext): void {
  const friend = findOrAddFriend(draft, message, context);
  if (message.kind === 'invitedStaked' && message.staked > friend.staked) {
    applyReferredStakes(draft, message.playerId, friend, message.staked, context);
  }
  if (message.kind === 'invitedDeposited' && message.deposited > friend.deposited) {
    const counted = friend.validAt > 0;
    applyReferredDeposits(draft, message.playerId, friend, message.deposited, context);
    if (!counted && friend.validAt > 0) addHelp(draft, message.playerId, 'validFriend', context);
  }
}
