import type { Operation } from '@tara/sdk';
import { hasFailed, useApiQuery } from '#api/query.ts';
import type { QueryErrorProps } from '#shared/query-error/QueryError.tsx';
import { activities } from '#shared/activities/registry.ts';
import { isActivityNumber, type ActivityNumber } from '#routing/activity-routes.ts';
import { activitySummaries } from './activity-summaries.ts';

/** The state of an activity for the player. */
export interface ActivitySummary {
  type: ActivityNumber;
  /** The number of claims; null if unknown. */
  claimable: number | null;
  /** A short text; null if unknown. */
  summary: string | null;
}

export interface ActivitySummaries {
  list: readonly ActivitySummary[];
  /** Whether all queries have answered or failed. */
  settled: boolean;
  /** The failed queries without data. */
  failed: readonly QueryErrorProps['query'][];
}

const allTypes = Object.keys(activities).map(Number).filter(isActivityNumber);

/** Placeholder operation of activities without a call; it is never requested. */
const NONE: Operation = 'getActivityIds';

/**
 * Reads the states of some activities. If a query has failed, what can be claimed is unknown.
 * @param types numbers in display order
 */
export function useActivitySummaries(types: readonly number[]): ActivitySummaries {
  const summaries = new Map<number, ActivitySummary>();
  let settled = true;
  const failed: QueryErrorProps['query'][] = [];
  for (const type of allTypes) {
    const { claimableQuery } = activities[type];
    const enabled = claimableQuery !== null && types.includes(type);
    // The registry is constant, so the order of the hooks is too.
    // oxlint-disable-next-line react/rules-of-hooks
    const query = useApiQuery(
      claimableQuery?.operation ?? (NONE as 'getActivityIds'),
      {},
      { enabled, refetchOnMount: enabled ? 'always' : false },
    );
    if (!types.includes(type)) continue;
    const data = enabled ? query.data : undefined;
    if (enabled && !data && hasFailed(query)) failed.push(query);
    else if (enabled && query.isPending) settled = false;
    summaries.set(type, {
      type,
      claimable: claimableQuery === null ? 0 : data ? claimableQuery.claimable(data) : null,
      summary: data ? (activitySummaries[type]?.(data) ?? null) : null,
    });
  }
  return { list: types.flatMap((type) => summaries.get(type) ?? []), settled, failed };
}
