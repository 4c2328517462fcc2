import { toSiteTime } from '#lib/time.ts';
import { queryClient } from './query.ts';
import { serverNow } from './sdk.ts';

const DAY_MS = 86_400_000;

/** The number of the current day at the site, by the clock of the server. */
const currentDay = () => Math.floor(toSiteTime(serverNow()) / DAY_MS);

let day = currentDay();

/**
 * Reads the data of the player again if a day has begun at the site: tasks, sign-ins and limits start again.
 * @returns whether a day has begun since the last check
 */
export function checkSiteDay(): boolean {
  const now = currentDay();
  if (now === day) return false;
  day = now;
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'config' });
  return true;
}

/** Follows the days of the site. A timer may be late, e.g. on a phone that slept, so visible pages check too. */
export function followSiteDays(): void {
  function wait() {
    setTimeout(
      () => {
        checkSiteDay();
        wait();
      },
      DAY_MS - (toSiteTime(serverNow()) % DAY_MS),
    );
  }
  wait();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') checkSiteDay();
  });
}
