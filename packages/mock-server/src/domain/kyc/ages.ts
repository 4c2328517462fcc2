import { DAY_MS, MINUTE_MS } from '#time/durations.ts';

/** The minimum age (spec 1 and 9). */
const MIN_AGE = 21;
const EARLIEST = '1900-01-01';

function isoDay(instant: number, zoneMinutes: number): string {
  return new Date(instant + zoneMinutes * MINUTE_MS).toISOString().slice(0, 10);
}

/** Whether a text is a date on which a living person can have been born. */
export function isBirthday(text: string, now: number, zoneMinutes: number): boolean {
  const instant = Date.parse(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(instant) &&
    isoDay(instant, 0) === text &&
    text >= EARLIEST &&
    text < isoDay(now + DAY_MS, zoneMinutes)
  );
}

/** Whether a person born that day (YYYY-MM-DD) is 21 on the world's date at `now`. */
export function isOldEnough(birthday: string, now: number, zoneMinutes: number): boolean {
  const [year = '', ...monthAndDay] = birthday.split('-');
  const comesOfAge = [String(Number(year) + MIN_AGE).padStart(4, '0'), ...monthAndDay].join('-');
  return comesOfAge <= isoDay(now, zoneMinutes);
}
