import type { Path } from '@tara/sdk';
import { useApiQuery } from '#api/query.ts';
import { activities } from '#shared/activities/registry.ts';
import { isActivityNumber, type ActivityNumber } from '#routing/activity-routes.ts';
import { facts } from './facts.ts';

/** How an activity stands for the player. */
export interface Standing {
  type: ActivityNumber;
  /** How much of it can be claimed now. */
  claimable: number;
  /** In a few words; null where nothing is known of it. */
  fact: string | null;
}

export interface Standings {
  list: readonly Standing[];
  /** Whether all that was asked has been answered, or has failed. */
  settled: boolean;
}

const allTypes = Object.keys(activities).map(Number).filter(isActivityNumber);

/** The call that every activity without one of its own stands in for; it is not made. */
const NONE: Path = '/app/v1/getActivityIds';

/**
 * Reads how some activities stand. One that does not answer counts as nothing to claim: the hub says nothing that is not
 * known.
 * @param types numbers in the order in which they are shown
 */
export function useStandings(types: readonly number[]): Standings {
  const standings = new Map<number, Standing>();
  let settled = true;
  for (const type of allTypes) {
    const { reading } = activities[type];
    const enabled = reading !== null && types.includes(type);
    // The registry is the same at each call, and so is the order of the hooks.
    // oxlint-disable-next-line react/rules-of-hooks
    const query = useApiQuery(
      reading?.path ?? (NONE as '/app/v1/getActivityIds'),
      {},
      { enabled, refetchOnMount: enabled ? 'always' : false },
    );
    if (!types.includes(type)) continue;
    const data = enabled ? query.data : undefined;
    if (enabled && query.isPending) settled = false;
    standings.set(type, {
      type,
      claimable: data && reading ? reading.claimable(data) : 0,
      fact: data ? (facts[type]?.(data) ?? null) : null,
    });
  }
  return { list: types.flatMap((type) => standings.get(type) ?? []), settled };
}
