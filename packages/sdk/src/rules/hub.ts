/** How an activity of a hub stands. */
export interface HubStanding {
  /** How much of it can be claimed now. */
  claimable: number;
  /** When it ends, in milliseconds since 1970 UTC by the server's clock; -1 or absent where it does not. */
  endsAt?: number | undefined;
}

/** What a hub can be narrowed to. */
export type HubFilter = 'all' | 'claim' | 'ending';

/** What ends within this time is ending soon. */
export const ENDING_SOON_MS: number = 3 * 24 * 60 * 60 * 1000;

/**
 * Orders the activities of a hub: claimable ones first, the others in their order; with `ending`, the earliest end first.
 * @param activities in the order of the activity list (spec 5)
 * @param filter `claim`: with something to claim; `ending`: ending within three days
 * @param now milliseconds since 1970 UTC, by the server's clock
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
