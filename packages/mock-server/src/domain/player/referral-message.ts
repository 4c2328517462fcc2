/** What one player's call means for whoever invited that player. Sums are of all that was reported to this receiver. */
export type ReferralMessage =
  | { readonly kind: 'invitedRegistered'; readonly playerId: number; readonly nickname: string }
  | {
      readonly kind: 'invitedDeposited';
      readonly playerId: number;
      readonly nickname: string;
      /** All deposits so far, in hundredths. */
      readonly deposited: number;
    }
  | {
      readonly kind: 'invitedStaked';
      readonly playerId: number;
      readonly nickname: string;
      /** All stakes so far, in hundredths. */
      readonly staked: number;
    };
