/** What a player has done so far in the promotions for signing in, depositing and staking; what is missing has not begun. */
export interface PromotionsState {}
