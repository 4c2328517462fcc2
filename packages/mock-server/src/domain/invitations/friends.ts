import type { Frozen } from '#store/transaction.ts';
import type { Message } from '../player/messages.ts';
import type { Player } from '../player/player.ts';
import { learnDeposits, learnStakes } from './incomes.ts';
import type { Friend, Help } from '../player/invitations-state.ts';
import type { Effects } from '../player/context.ts';

/** The invited players in the order of their invitation, with their ids. */
export const friendsOf = ({ invited, invitations }: Frozen<Player>): (Friend & { id: number })[] =>
  invited.flatMap((id) => {
    const friend = invitations.friends?.[id];
    return friend ? [{ id, ...friend }] : [];
  });

/** How many invited players have deposited enough to count. */
export const validFriends = (player: Frozen<Player>): number =>
  friendsOf(player).filter(({ validAt }) => validAt > 0).length;

const help = (draft: Player, friend: number, kind: Help['kind'], fx: Effects): void => {
  (draft.invitations.helps ??= []).push({ friend, kind, at: fx.now });
};

/** The invited player a message comes from. Whichever message comes first makes the acquaintance. */
const acquaint = (draft: Player, { playerId, nickname }: Message, fx: Effects): Friend => {
  const friends = (draft.invitations.friends ??= {});
  const known = friends[playerId];
  if (known) {
    known.nickname = nickname;
    return known;
  }
  const friend: Friend = { nickname, invitedAt: fx.now, deposited: 0, staked: 0, validAt: 0 };
  friends[playerId] = friend;
  draft.invited.push(playerId);
  help(draft, playerId, 'friend', fx);
  return friend;
};

/**
 * Learns something about an invited player. Messages carry sums and not steps, and the greatest sum counts: so it does
 * not matter how often a message comes, in which order, or whether one is lost before the next.
 */
export const learn = (draft: Player, message: Message, fx: Effects): void => {
  const friend = acquaint(draft, message, fx);
  if (message.kind === 'invitedStaked' && message.staked > friend.staked) {
    learnStakes(draft, message.playerId, friend, message.staked, fx);
  }
  if (message.kind === 'invitedDeposited' && message.deposited > friend.deposited) {
    const counted = friend.validAt > 0;
    learnDeposits(draft, message.playerId, friend, message.deposited, fx);
    if (!counted && friend.validAt > 0) help(draft, message.playerId, 'validFriend', fx);
  }
};
