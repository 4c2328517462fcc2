import { ActivityType, displayedActivities, hubOrder, isActive, type HubFilter } from '@tara/sdk/rules';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Data, SdkError } from '@tara/sdk';
import { useState } from 'react';
import { useActivities } from '#api/activities.ts';
import { hasFailed, useApiQuery } from '#api/query.ts';
import { serverNow } from '#api/sdk.ts';
import { activityHref } from '#routing/activity-routes.ts';
import { useActivitySummaries, type ActivitySummaries } from './use-activity-summaries.ts';

/** Activities outside of the list of spec 5 that have a page of rewards. */
const OTHERS = [
  ActivityType.firstCharge,
  ActivityType.inviteFriend,
  ActivityType.tasks,
  ActivityType.continuousRecharge,
];

/** Activities for visitors: those that are open to everybody. */
const FOR_VISITORS = [
  ActivityType.signUpBonus,
  ActivityType.inviteSpin,
  ActivityType.freeLoginBonus,
  ActivityType.vip,
  ActivityType.inviteFriend,
  ActivityType.tasks,
];

export interface Hub {
  /** The sign-up bonus, shown apart from the list (spec 5); null if it is not active. */
  reward: number | null;
  signUp: UseQueryResult<Data<'loginBonus3User'>, SdkError>;
  summaries: ActivitySummaries;
  /** The number of activities. */
  all: number;
  /** The number of activities with claims; null if unknown. */
  toClaim: number | null;
  filter: HubFilter;
  setFilter: (filter: HubFilter) => void;
}

/**
 * The activities of a hub in order and filtered.
 * @param scope `list`: exactly the activities of spec 5; `rewards`: also the others with rewards
 */
export function useHub(scope: 'list' | 'rewards'): Hub {
  const facts = useActivities();
  const [filter, setFilter] = useState<HubFilter>('all');
  const { list, reward } = facts ? displayedActivities(facts) : { list: FOR_VISITORS, reward: null };
  const others = facts && scope === 'rewards' ? OTHERS.filter((type) => isActive(facts, type)) : [];
  const types = [...list, ...others].filter(
    (type) => activityHref(type) !== null || facts?.activityMap?.[String(type)]?.url !== undefined,
  );
  const signUp = useApiQuery('loginBonus3User', {}, { enabled: reward !== null, refetchOnMount: 'always' });
  const { list: summaries, settled, failed } = useActivitySummaries(facts ? types : []);
  const known = facts
    ? summaries.map((summary) => ({
        ...summary,
        claimable: summary.claimable ?? 0,
        endsAt: facts.activityMap?.[String(summary.type)]?.expireTime,
      }))
    : FOR_VISITORS.map((type) => ({ type, claimable: 0, summary: null, endsAt: -1 }));
  return {
    reward,
    signUp,
    summaries: {
      list: settled ? hubOrder(known, filter, serverNow()) : known,
      settled,
      failed: !signUp.data && hasFailed(signUp) ? [signUp, ...failed] : failed,
    },
    all: known.length,
    toClaim: failed.length > 0 ? null : known.filter(({ claimable }) => claimable > 0).length,
    filter,
    setFilter,
  };
}
