/** State of an activity in a hub. */
export interface HubStanding {
  /** Number of rewards that can be claimed now. */
  claimable: number;
  /** End in milliseconds since 1970 UTC by the server's clock; -1 or absent if there is none. */
  endsAt?: number | undefined;
}

/** Filter of a hub. */
export type HubFilter = 'all' | 'claim' | 'ending';

/** Activities with less time left are ending soon. */
export const ENDING_SOON_MS: number = 3 * 24 * 60 * 60 * 1000;

/**
 * Orders the activities of a hub: claimable ones first, the others unchanged; with `ending`, the earliest end first.
 * @param activities in the order of the activity list (spec 5)
 * @param filter `claim`: claimable; `ending`: ends within three days
 * @param now milliseconds since 1970 UTC by the server's clock
 */
export function hubOrder<S extends HubStanding>(
  activities: readonly S[],
  filter: HubFilter,
  now: number,
): S[] {
  const ends = ({ endsAt }: S) => endsAt ?? -1;
  if (filter === 'ending') {
    return activities
      .filter((activity) => ends(activity) > now && ends(activity) - now <= ENDING_SOON_MS)
      .sort((a, b) => ends(a) - ends(b));
  }
  const ready = activities.filter(({ claimable }) => claimable > 0);
  return filter === 'claim' ? ready : [...ready, ...activities.filter(({ claimable }) => claimable <= 0)];
}
