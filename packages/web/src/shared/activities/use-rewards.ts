import type { Data } from '@tara/sdk';
import { ActivityType, isActive } from '@tara/sdk/rules';
import type { UseQueryResult } from '@tanstack/react-query';
import { useActivities } from '#api/activities.ts';
import { useConfig } from '#api/config.ts';
import { hasFailed, useApiQuery } from '#api/query.ts';
import { usePlayer } from '#api/session.ts';
import { isActivityNumber, type ActivityNumber } from '#routing/activity-routes.ts';
import { claimEach, rewardQuery, type Claim, type RewardQuery } from './claimable.ts';
import { activities } from './registry.ts';

/** A claim with the activity that it belongs to; null for a gift by mail. */
export interface ListedClaim extends Claim {
  type: ActivityNumber | null;
}

/** The state of an activity for the player. */
export interface ActivityRewards {
  claims: number;
  /** The number of draws, spins and boxes, which are played on its page. */
  plays: number;
  /** The answer of its call. */
  answer: unknown;
}

export interface Rewards {
  /** Everything that can be claimed now by a call each. */
  claims: readonly ListedClaim[];
  /** The number of claims (docs/decisions/0074); null if some are unknown. */
  count: number | null;
  /** The activities whose state is known. */
  byType: ReadonlyMap<number, ActivityRewards>;
  /** Whether all queries have answered or failed. */
  settled: boolean;
  /** The failed queries without data. */
  failed: readonly UseQueryResult[];
}

interface Source {
  type: ActivityNumber | null;
  query: RewardQuery;
  /** Whether the activity has another query with its state. */
  isExtra?: true;
}

/** The number of mails that are searched for gifts, newest first. */
const MAILS = 50;

const SOURCES: readonly Source[] = [
  ...Object.keys(activities)
    .map(Number)
    .filter(isActivityNumber)
    .flatMap((type) => {
      const query = activities[type].rewards;
      return query ? [{ type, query }] : [];
    }),
  {
    type: ActivityType.agentCount,
    isExtra: true,
    query: rewardQuery('appProxyUser4TaskUser', ({ appProxyUser4TaskUser: { tasks } }) =>
      claimEach(
        'appProxyUser4TaskUserReceive',
        tasks,
        ({ id }) => ({ id }),
        ({ propList }) => propList,
      ),
    ),
  },
  {
    type: null,
    query: rewardQuery(
      'getMail2',
      ({ mailList }) =>
        mailList
          .filter(({ received, propList }) => received === 0 && propList.length > 0)
          .map(({ id, propList }) => ({ operation: 'receiveMail', body: { id }, items: propList })),
      undefined,
      { page: 1, pageSize: MAILS },
    ),
  },
];

/**
 * Reads everything that can be claimed: the one source of the list, of its number in the navigation, and of the marks of
 * activities.
 * @param options.fresh reads it again even if it was read a moment ago
 */
export function useRewards({ fresh = false }: { fresh?: boolean } = {}): Rewards {
  const player = usePlayer();
  const facts = useActivities();
  const web = useConfig()?.web;
  const claims: ListedClaim[] = [];
  const byType = new Map<number, ActivityRewards>();
  const failed: UseQueryResult[] = [];
  let settled = true;
  for (const { type, query, isExtra } of SOURCES) {
    // Tasks and mails have pages without an activity.
    const isOpen = type === null || type === ActivityType.tasks || isActive(facts, type);
    const enabled = player !== null && isOpen;
    // The list is constant, so the order of the hooks is too.
    // oxlint-disable-next-line react/rules-of-hooks
    const result = useApiQuery(query.operation as 'getActivityIds', query.body, {
      enabled,
      refetchOnMount: fresh && enabled ? 'always' : true,
    });
    if (!enabled) continue;
    const answer: Data<'getActivityIds'> | undefined = result.data;
    if (!answer) {
      if (hasFailed(result)) failed.push(result);
      else settled = false;
      continue;
    }
    const own = query.claims(answer, { web, facts });
    claims.push(...own.map((claim) => ({ ...claim, type })));
    if (type === null) continue;
    const before = byType.get(type);
    byType.set(type, {
      claims: (before?.claims ?? 0) + own.length,
      plays: (before?.plays ?? 0) + query.plays(answer),
      answer: isExtra ? before?.answer : answer,
    });
  }
  const count = settled && failed.length === 0 ? claims.length : null;
  return { claims, count, byType, settled, failed };
}
