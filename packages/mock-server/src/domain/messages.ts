import type { Player } from './player.ts';

/** What one player's call means for another player. */
export type Message = { readonly kind: 'invitedRegistered'; readonly playerId: number };

/** Applies a message to its receiver; twice has the same effect as once. */
export const receive = (draft: Player, message: Message): void => {
  if (draft.invited.includes(message.playerId)) return;
  draft.invited.push(message.playerId);
};
