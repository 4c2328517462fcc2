import type { Query } from '@tanstack/react-query';
import { toSiteTime } from '#lib/time.ts';
import { queryClient } from './query.ts';
import { serverNow } from './sdk.ts';

const DAY_MS = 86_400_000;

/** The number of the current day at the site, by the clock of the server. */
const currentDay = () => Math.floor(toSiteTime(serverNow()) / DAY_MS);

/** The day on which each query was read. Device clocks may be wrong, and the clock of the server may be set. */
const readOn = new WeakMap<Query, number>();
const cache = queryClient.getQueryCache();
for (const query of cache.getAll()) readOn.set(query, currentDay());
cache.subscribe((event) => {
  if (event.type === 'updated' && event.action.type === 'success') readOn.set(event.query, currentDay());
});

/**
 * Reads data of the player again that was read on an earlier day of the site: tasks, sign-ins and limits start again
 * each day.
 * @returns whether the page shows such data
 */
export function checkSiteDay(): boolean {
  const today = currentDay();
  const predicate = (query: Query) => query.queryKey[0] !== 'config' && (readOn.get(query) ?? today) < today;
  const isShown = cache.findAll({ type: 'active', predicate }).length > 0;
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
