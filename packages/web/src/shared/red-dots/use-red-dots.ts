import { ActivityType, hasMail, isActive } from '@tara/sdk/rules';
import { useActivities } from '#api/activities.ts';
import { useApiQuery } from '#api/query.ts';
import { usePlayer } from '#api/session.ts';
import { activities } from '#shared/activities/registry.ts';

/** The red-dot flags of the player (spec 3). */
export interface RedDots {
  hasTask: boolean;
  hasMail: boolean;
  hasSignUpBonus: boolean;
  hasFund: boolean;
  hasAgent: boolean;
  hasFreeBonus: boolean;
}

/** The activities of the flags. */
const TYPES = [
  ActivityType.signUpBonus,
  ActivityType.fund,
  ActivityType.freeLoginBonus,
  ActivityType.agent,
  ActivityType.agentCount,
  ActivityType.agent5,
] as const;

/** Reads the red-dot flags: a flag of an activity is set while the player can claim something there. */
export function useRedDots(): RedDots {
  const facts = useActivities();
  const enabled = usePlayer() !== null;
  const { data: tasks } = useApiQuery('getTaskUser', {}, { enabled });
  const { data: mail } = useApiQuery('hasMailUnread', {}, { enabled });
  const ready = new Set<number>();
  for (const type of TYPES) {
    const { claimableQuery } = activities[type];
    if (!claimableQuery) continue;
    // The list is constant, so the order of the hooks is too.
    // oxlint-disable-next-line react/rules-of-hooks
    const { data } = useApiQuery(claimableQuery.operation, {}, { enabled: enabled && isActive(facts, type) });
    if (data && isActive(facts, type) && claimableQuery.claimable(data) > 0) ready.add(type);
  }
  return {
    hasTask: tasks?.canReceiveTaskAward === true,
    hasMail: hasMail(mail),
    hasSignUpBonus: ready.has(ActivityType.signUpBonus),
    hasFund: ready.has(ActivityType.fund),
    hasAgent: [ActivityType.agent, ActivityType.agentCount, ActivityType.agent5].some((type) =>
      ready.has(type),
    ),
    hasFreeBonus: ready.has(ActivityType.freeLoginBonus),
  };
}
