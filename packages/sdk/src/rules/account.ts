import { BALANCE_REFRESH_THROTTLE_MS } from './constants.ts';

/**
 * Returns whether the balance may be refreshed: at most once in 5 seconds (spec 5).
 * @param lastAttempt milliseconds since 1970 UTC, null for none; a time in the future (the clock was set back) is
 * ignored
 * @param now milliseconds since 1970 UTC
 */
export function mayRefreshBalance(lastAttempt: number | null, now: number): boolean {
  return lastAttempt === null || lastAttempt > now || now - lastAttempt >= BALANCE_REFRESH_THROTTLE_MS;
}
