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
 * The activities of a hub: what can be claimed stands first, the rest keeps its order; what ends soonest stands first
 * among those that end soon.
 * @param standings in the order of the activity list (spec 5)
 * @param filter `claim`: with something to claim; `ending`: ending within three days
 * @param now milliseconds since 1970 UTC, by the server's clock
 */
export function hubOrder<S extends HubStanding>(
  standings: readonly S[],
  filter: HubFilter,
  now: number,
): S[] {
  const ends = ({ endsAt }: S) => endsAt ?? -1;
  if (filter === 'ending') {
    return standings
      .filter((standing) => ends(standing) > now && ends(standing) - now <= ENDING_SOON_MS)
      .sort((a, b) => ends(a) - ends(b));
  }
  const ready = standings.filter(({ claimable }) => claimable > 0);
  return filter === 'claim' ? ready : [...ready, ...standings.filter(({ claimable }) => claimable <= 0)];
}
