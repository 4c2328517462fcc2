/** A message of a player to the superior. The sums are the totals reported to this superior. */
export type ReferralMessage =
  | { readonly kind: 'invitedRegistered'; readonly playerId: number; readonly nickname: string }
  | {
      readonly kind: 'invitedDeposited';
      readonly playerId: number;
      readonly nickname: string;
      /** Total deposits, in hundredths. */
      readonly deposited: number;
    }
  | {
      readonly kind: 'invitedStaked';
      readonly playerId: number;
      readonly nickname: string;
      /** Total stakes, in hundredths. */
      readonly staked: number;
    };
