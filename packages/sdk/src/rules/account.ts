import { BALANCE_REFRESH_THROTTLE_MS, MINIMUM_AGE } from './constants.ts';

/**
 * Whether the balance may be refreshed: not again within 5 seconds of the last attempt (spec 5).
 * @param lastAttempt milliseconds since 1970 UTC, null for none; one that lies in the future (the clock was set back)
 *   does not bind
 * @param now milliseconds since 1970 UTC
 */
export function mayRefreshBalance(lastAttempt: number | null, now: number): boolean {
  return lastAttempt === null || lastAttempt > now || now - lastAttempt >= BALANCE_REFRESH_THROTTLE_MS;
}

/**
 * Whether somebody is of age (spec 5, 9: 21) on a day. Born on 29 February, the birthday of a common year is 1 March.
 * @param birthday `YYYY-MM-DD`
 * @param today `YYYY-MM-DD`
 */
export function isOfAge(birthday: string, today: string): boolean {
  const read = (text: string) => {
    const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    // A day that does not exist rolls over into another month.
    return year !== '' && date.toISOString().startsWith(text) ? text : null;
  };
  const [born, now] = [read(birthday), read(today)];
  if (born === null || now === null) return false;
  const comesOfAge = `${String(Number(born.slice(0, 4)) + MINIMUM_AGE).padStart(4, '0')}${born.slice(4)}`;
  return comesOfAge <= now;
}
