import type { StagedClaims } from './staged-claims-state.ts';

export interface ChristmasState {
  /** Days of the promotion on which the player signed in, counted from 1. */
  signDays: number[];
  /** Boxes from deposits. */
  boxes: number;
  opened: number;
  claimed: number[];
  extra: boolean;
}

export interface NewYearState {
  /** The day of `claimed` and `shared`. */
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

/** A player's state on one weekend. */
export interface WeekendState {
  /** The day number of its Saturday. */
  saturday: number;
  /** The day of `used`. */
  day: number;
  /** Draws used on that day. */
  used: number;
  /** Remaining draws from deposits. */
  bonus: number;
}

/** A player's progress in the promotions of a season; missing parts have not begun. */
export interface SeasonsState {
  christmas?: ChristmasState;
  newYear?: NewYearState;
  festival?: FestivalState;
  weekend?: WeekendState;
}
