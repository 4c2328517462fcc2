import type { Query } from '@tanstack/react-query';
import { toSiteTime } from '#lib/time.ts';
import { queryClient } from './query.ts';
import { serverNow } from './sdk.ts';

const DAY_MS = 86_400_000;

/** The number of a day at the site. @param ms milliseconds since 1970 UTC, by the clock of the server */
const dayOf = (ms: number) => Math.floor(toSiteTime(ms) / DAY_MS);

/**
 * Reads data of the player again that was read on an earlier day of the site: tasks, sign-ins and limits start again
 * each day.
 * @returns whether the page shows such data
 */
export function checkSiteDay(): boolean {
  const now = serverNow();
  // Queries note when they were read by the clock of the device, which may be wrong.
  const ahead = now - Date.now();
  const predicate = ({ queryKey, state: { dataUpdatedAt } }: Query) =>
    queryKey[0] !== 'config' && dataUpdatedAt > 0 && dayOf(dataUpdatedAt + ahead) < dayOf(now);
  const isShown = queryClient.getQueryCache().findAll({ type: 'active', predicate }).length > 0;
  void queryClient.invalidateQueries({ predicate });
  return isShown;
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
