import { BALANCE_REFRESH_THROTTLE_MS } from './constants.ts';

/**
 * Whether the balance may be refreshed: not again within 5 seconds of the last attempt (spec 5).
 * @param lastAttempt milliseconds since 1970 UTC, null for none; one that lies in the future (the clock was set back)
 *   does not bind
 * @param now milliseconds since 1970 UTC
 */
export function mayRefreshBalance(lastAttempt: number | null, now: number): boolean {
  return lastAttempt === null || lastAttempt > now || now - lastAttempt >= BALANCE_REFRESH_THROTTLE_MS;
}
