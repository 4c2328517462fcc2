import { DAY_MS, MINUTE_MS } from './durations.ts';

/** The day number of an instant, in the time zone of the world (minutes east of UTC). */
export function toDay(instant: number, zoneMinutes: number): number {
  return Math.floor((instant + zoneMinutes * MINUTE_MS) / DAY_MS);
}

/** The instant at which a day begins in that time zone. */
export function startOfDay(day: number, zoneMinutes: number): number {
  return day * DAY_MS - zoneMinutes * MINUTE_MS;
}

/** Day of the week of a day number: 0 Sunday to 6 Saturday. Day 0, 1 January 1970, was a Thursday. */
export function toWeekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}
