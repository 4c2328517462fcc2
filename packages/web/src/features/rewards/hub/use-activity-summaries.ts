import type { Path } from '@tara/sdk';
import { useApiQuery } from '#api/query.ts';
import { activities } from '#shared/activities/registry.ts';
import { isActivityNumber, type ActivityNumber } from '#routing/activity-routes.ts';
import { activitySummaries } from './activity-summaries.ts';

/** How an activity stands for the player. */
export interface ActivitySummary {
  type: ActivityNumber;
  /** How much of it can be claimed now. */
  claimable: number;
  /** In a few words; null where nothing is known of it. */
  summary: string | null;
}

export interface ActivitySummaries {
  list: readonly ActivitySummary[];
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
export function useActivitySummaries(types: readonly number[]): ActivitySummaries {
  const summaries = new Map<number, ActivitySummary>();
  let settled = true;
  for (const type of allTypes) {
    const { claimableQuery } = activities[type];
    const enabled = claimableQuery !== null && types.includes(type);
    // The registry is the same at each call, and so is the order of the hooks.
    // oxlint-disable-next-line react/rules-of-hooks
    const query = useApiQuery(
      claimableQuery?.path ?? (NONE as '/app/v1/getActivityIds'),
      {},
      { enabled, refetchOnMount: enabled ? 'always' : false },
    );
    if (!types.includes(type)) continue;
    const data = enabled ? query.data : undefined;
    if (enabled && query.isPending) settled = false;
    summaries.set(type, {
      type,
      claimable: data && claimableQuery ? claimableQuery.claimable(data) : 0,
      summary: data ? (activitySummaries[type]?.(data) ?? null) : null,
    });
  }
  return { list: types.flatMap((type) => summaries.get(type) ?? []), settled };
}
