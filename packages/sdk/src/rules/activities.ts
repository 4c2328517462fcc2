import { toEntries } from './entries.ts';
import { parseJson } from './json.ts';
import type { RewardItem } from './rewards.ts';
import { ActivityType, FIRST_RECHARGE_TASK_KEY } from './constants.ts';

/** An entry of the activity map. */
export interface ActivityEntryFacts {
  sort: number;
  /** End in milliseconds since 1970 UTC by the server's clock; -1 or absent if there is none. */
  expireTime?: number | undefined;
  /** Reward that is shown before the claim. */
  propList?: readonly RewardItem[] | undefined;
  /** Target of an external link. */
  url?: string | undefined;
}

/** The activities of a player; null for a visitor (spec 5). */
export interface ActivityFacts {
  activityIds: readonly number[];
  activityMap?: Readonly<Record<string, ActivityEntryFacts>> | undefined;
  isBankrupt?: boolean | undefined;
  loginPaying?: boolean | number | undefined;
}

/** Activity types that the list shows, including the sign-up bonus (spec 5). */
const DISPLAYED: readonly number[] = [
  ActivityType.bind,
  ActivityType.fund,
  ActivityType.signUpBonus,
  ActivityType.freeLoginBonus,
  ActivityType.followRewards,
  ActivityType.inviteSpin,
  ActivityType.accumulatedRecharge,
  ActivityType.vip,
  ActivityType.agent,
  ActivityType.outLink,
  ActivityType.supply,
  ActivityType.agentCount,
  ActivityType.weekendLottery,
  ActivityType.festival,
  ActivityType.freeSign,
  ActivityType.christmas,
  ActivityType.newYear,
  ActivityType.agent5,
];

/**
 * Returns whether an activity is active for the player.
 * @param facts null for a visitor
 * @param type activity number of spec 3
 */
export function isActive(facts: ActivityFacts | null, type: number): boolean {
  return toEntries(facts?.activityIds).includes(type);
}

/**
 * Returns the activity list as shown (spec 5): only displayed types, supply only for bankrupt players, agent only
 * without agent count, in ascending order. The sign-up bonus is returned separately as a reward.
 * @param facts of a signed-in player
 * @returns activity numbers in order, and the sign-up bonus if it is active
 */
export function displayedActivities(facts: ActivityFacts): { list: number[]; reward: number | null } {
  const getSort = (type: number) => facts.activityMap?.[String(type)]?.sort ?? Number.MAX_SAFE_INTEGER;
  const shown = [...new Set(toEntries(facts.activityIds))]
    .filter((type) => DISPLAYED.includes(type))
    .filter((type) => type !== ActivityType.supply || facts.isBankrupt === true)
    .filter((type) => type !== ActivityType.agent || !isActive(facts, ActivityType.agentCount))
    .sort((a, b) => getSort(a) - getSort(b) || a - b);
  return {
    list: shown.filter((type) => type !== ActivityType.signUpBonus),
    reward: shown.includes(ActivityType.signUpBonus) ? ActivityType.signUpBonus : null,
  };
}

/**
 * Returns the agent activity to show. Agent count takes priority over agent (spec 4).
 * @param facts null for a visitor
 * @returns activity number: 31 or 26; 0 if neither is active
 */
export function agentActivity(facts: ActivityFacts | null): number {
  if (isActive(facts, ActivityType.agentCount)) return ActivityType.agentCount;
  return isActive(facts, ActivityType.agent) ? ActivityType.agent : 0;
}

/** An entry of the four featured slots (spec 2.5). */
export type FeaturedEntry =
  | 'spin'
  | 'task'
  | 'vipRebate'
  | 'vip'
  | 'agent5'
  | 'agentCount'
  | 'agent'
  | 'deposit';

/**
 * Returns the featured rewards in order (spec 2.5). The task entry shows if no activity ids are configured or the task
 * activity is active, so there may be three.
 * @param facts null for a visitor
 */
export function featuredEntries(facts: ActivityFacts | null): FeaturedEntry[] {
  const none = facts === null || toEntries(facts.activityIds).length === 0;
  const entries: FeaturedEntry[] = ['spin'];
  if (none || isActive(facts, ActivityType.tasks)) entries.push('task');
  entries.push(isActive(facts, ActivityType.vip) ? 'vipRebate' : 'vip');
  if (isActive(facts, ActivityType.agent5)) entries.push('agent5');
  else {
    const agent = agentActivity(facts);
    entries.push(
      agent === ActivityType.agentCount ? 'agentCount' : agent === ActivityType.agent ? 'agent' : 'deposit',
    );
  }
  return entries;
}

/**
 * Parses taskData, JSON text that maps a number to a state. Anything else counts as empty (spec 3).
 * @param text JSON of task id to state
 */
export function parseTaskData(text: string | undefined): Record<string, number> {
  const value = parseJson(text);
  if (Array.isArray(value)) return {};
  const entries = Object.entries(Object(value) as object);
  return Object.fromEntries(entries.filter((e): e is [string, number] => typeof e[1] === 'number'));
}

/**
 * Returns whether the player has made the first recharge: one of the two sources is enough (spec 2.5).
 * @param firstRecharge flag of the user info
 * @param taskData JSON of getTaskUser
 */
export function hasFirstRecharge(
  firstRecharge: number | boolean | undefined,
  taskData: string | undefined,
): boolean {
  return (
    firstRecharge === 1 ||
    firstRecharge === true ||
    (parseTaskData(taskData)[FIRST_RECHARGE_TASK_KEY] ?? 0) > 0
  );
}

/**
 * Returns 1 if the player has a login-pay card, otherwise 0 (spec 4).
 * @param ownList of the login-pay user; a card counts while it has days left
 */
export function hasLoginPayCard(ownList: readonly { loginPayDataJson: { days: number } }[]): 0 | 1 {
  return toEntries(ownList).some((card) => toEntries([card.loginPayDataJson]).some(({ days }) => days > 0))
    ? 1
    : 0;
}
