import { claimableCount } from './claims.ts';
import { toEntries } from './entries.ts';

/** The answer of `appChristmasUser`, as far as steps need it. */
export interface ChristmasFacts {
  /** Today's day, counted from 1. */
  day: number;
  signDays: readonly number[];
  /** Number of boxes that can be opened. */
  openCount: number;
  steps: readonly { itemStatus: number }[];
  extra: { itemStatus: number };
}

/**
 * Returns how many rewards can be taken at Christmas now: the day's sign-in, boxes, steps and the extra reward.
 * @param facts answer of `appChristmasUser`
 */
export function christmasCount({ day, signDays, openCount, steps, extra }: ChristmasFacts): number {
  const signIn = toEntries(signDays).includes(day) ? 0 : 1;
  return signIn + openCount + claimableCount(steps) + claimableCount([extra]);
}
