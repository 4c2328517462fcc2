import type { Effects, Player } from './player.ts';

/** What one player's call means for another player. */
export type Message =
  | { readonly kind: 'invitedRegistered'; readonly playerId: number; readonly nickname: string }
  | {
      readonly kind: 'invitedDeposited';
      readonly playerId: number;
      readonly nickname: string;
      readonly amount: number;
      readonly orderId: string;
    }
  | {
      readonly kind: 'invitedStaked';
      readonly playerId: number;
      readonly nickname: string;
      readonly amount: number;
      readonly reference: string;
    };

/** Applies a message to its receiver; twice has the same effect as once. */
export const receive = (draft: Player, message: Message, _fx: Effects): void => {
  if (message.kind !== 'invitedRegistered' || draft.invited.includes(message.playerId)) return;
  draft.invited.push(message.playerId);
};
