import { ActivityType, displayedActivities, hubOrder, isActive, type HubFilter } from '@tara/sdk/rules';
import type { Data } from '@tara/sdk';
import { useState } from 'react';
import { useActivities } from '#api/activities.ts';
import { serverNow } from '#api/sdk.ts';
import { activityHref, isActivityNumber } from '#routing/activity-routes.ts';
import { useRewards, type Rewards } from '#shared/activities/use-rewards.ts';
import { activitySummaries, type ActivitySummary } from './activity-summaries.ts';

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
  signUp: Data<'loginBonus3User'>['loginBonus3User'] | undefined;
  /** The activities of the filter. */
  list: readonly ActivitySummary[];
  rewards: Rewards;
  /** The number of activities. */
  all: number;
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
  const rewards = useRewards({ fresh: true });
  const known = [...list, ...others]
    .filter((type) => activityHref(type) !== null || facts?.activityMap?.[String(type)]?.url !== undefined)
    .filter(isActivityNumber)
    .map((type): ActivitySummary => {
      const { claims = 0, plays = 0, answer } = rewards.byType.get(type) ?? {};
      return {
        type,
        claims,
        claimable: claims + plays,
        summary: answer === undefined ? null : (activitySummaries[type]?.(answer) ?? null),
        endsAt: facts ? facts.activityMap?.[String(type)]?.expireTime : -1,
      };
    });
  const signUp = rewards.byType.get(ActivityType.signUpBonus)?.answer as Data<'loginBonus3User'> | undefined;
  return {
    reward,
    signUp: signUp?.loginBonus3User,
    list: rewards.settled ? hubOrder(known, filter, serverNow()) : known,
    rewards,
    all: known.length,
    filter,
    setFilter,
  };
}
