/** What a player has done so far in the promotions of a season; what is missing has not begun. */
export interface SeasonsState {}
