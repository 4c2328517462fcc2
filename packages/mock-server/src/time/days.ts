import { DAY_MS, MINUTE_MS } from './durations.ts';

/** The number of the day an instant falls into, in the time zone of the world (minutes east of UTC). */
export const dayOf = (instant: number, zoneMinutes: number): number =>
  Math.floor((instant + zoneMinutes * MINUTE_MS) / DAY_MS);

/** The instant at which a day begins in that time zone. */
export const startOfDay = (day: number, zoneMinutes: number): number =>
  day * DAY_MS - zoneMinutes * MINUTE_MS;

/** Day of the week of a day number: 0 Sunday to 6 Saturday. Day 0, 1 January 1970, was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;
