import { ActivityType, displayedActivities, hubOrder, isActive, type HubFilter } from '@tara/sdk/rules';
import { useState } from 'react';
import { useActivities } from '#api/activities.ts';
import { serverNow } from '#api/sdk.ts';
import { activityHref } from '#routing/activity-routes.ts';
import { useActivitySummaries, type ActivitySummaries } from './use-activity-summaries.ts';

/** Activities that the list of spec 5 leaves out, and that have a page of rewards all the same. */
const OTHERS = [
  ActivityType.firstCharge,
  ActivityType.inviteFriend,
  ActivityType.tasks,
  ActivityType.continuousRecharge,
];

/** What a visitor is shown: what is on for everybody who comes. */
const FOR_VISITORS = [
  ActivityType.signUpBonus,
  ActivityType.inviteSpin,
  ActivityType.freeLoginBonus,
  ActivityType.vip,
  ActivityType.inviteFriend,
  ActivityType.tasks,
];

/** A hub of activities. */
export interface Hub {
  /** The sign-up bonus, which stands apart (spec 5); null where it is not on. */
  reward: number | null;
  summaries: ActivitySummaries;
  /** How many there are, and how many have something to claim. */
  all: number;
  toClaim: number;
  filter: HubFilter;
  setFilter: (filter: HubFilter) => void;
}

/**
 * The activities of a hub, in their order and as the player narrows them.
 * @param scope `list`: exactly those of spec 5; `rewards`: and the others that give rewards
 */
export function useHub(scope: 'list' | 'rewards'): Hub {
  const facts = useActivities();
  const [filter, setFilter] = useState<HubFilter>('all');
  const { list, reward } = facts ? displayedActivities(facts) : { list: FOR_VISITORS, reward: null };
  const others = facts && scope === 'rewards' ? OTHERS.filter((type) => isActive(facts, type)) : [];
  const apart = scope === 'list' && reward !== null ? [reward] : [];
  const types = [...apart, ...list, ...others].filter(
    (type) => activityHref(type) !== null || facts?.activityMap?.[String(type)]?.url !== undefined,
  );
  const { list: summaries, settled } = useActivitySummaries(facts ? types : []);
  const known = facts
    ? summaries.map((summary) => ({
        ...summary,
        endsAt: facts.activityMap?.[String(summary.type)]?.expireTime,
      }))
    : FOR_VISITORS.map((type) => ({ type, claimable: 0, summary: null, endsAt: -1 }));
  return {
    reward,
    summaries: { list: settled ? hubOrder(known, filter, serverNow()) : known, settled },
    all: known.length,
    toClaim: known.filter(({ claimable }) => claimable > 0).length,
    filter,
    setFilter,
  };
}
