import type { StagedClaims } from './staged-claims-state.ts';

export interface ChristmasState {
  /** Days of the promotion on which the player signed in, counted from 1. */
  signDays: number[];
  /** Boxes that deposits have brought. */
  boxes: number;
  opened: number;
  claimed: number[];
  extra: boolean;
}

export interface NewYearState {
  /** The day that `claimed` and `shared` are about. */
  day: number;
  /** Tasks claimed on that day. */
  claimed: number[];
  shared: boolean;
  extra: boolean;
}

export interface FestivalState extends StagedClaims {
  /** Deposits since the festival began, in hundredths. */
  deposited: number;
}

/** What a player has on one weekend. */
export interface WeekendState {
  /** The number of its Saturday. */
  saturday: number;
  /** The day that `used` is about. */
  day: number;
  /** Draws of that day made. */
  used: number;
  /** Draws that deposits have brought, left. */
  bonus: number;
}

/** What a player has done so far in the promotions of a season; what is missing has not begun. */
export interface SeasonsState {
  christmas?: ChristmasState;
  newYear?: NewYearState;
  festival?: FestivalState;
  weekend?: WeekendState;
}
