import { DAY_MS, MINUTE_MS } from './durations.ts';

/** The number of the day an instant falls into, in the time zone of the world (minutes east of UTC). */
export const dayOf = (instant: number, zoneMinutes: number): number =>
  Math.floor((instant + zoneMinutes * MINUTE_MS) / DAY_MS);
