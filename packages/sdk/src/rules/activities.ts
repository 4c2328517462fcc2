import { entriesOf } from './entries.ts';
import type { RewardItem } from './rewards.ts';
import { ActivityType, FIRST_RECHARGE_TASK_KEY } from './constants.ts';

/** What the activity map says of an activity. */
export interface ActivityEntryFacts {
  sort: number;
  /** When it ends, in milliseconds since 1970 UTC by the server's clock; -1 or absent when it does not. */
  expireTime?: number | undefined;
  /** What it gives, where that is shown before the claim. */
  propList?: readonly RewardItem[] | undefined;
  /** Where an out link leads. */
  url?: string | undefined;
}

/** What is known of a player's activities; null for a visitor (spec 5). */
export interface ActivityFacts {
  activityIds: readonly number[];
  activityMap?: Readonly<Record<string, ActivityEntryFacts>> | undefined;
  isBankrupt?: boolean | undefined;
  loginPaying?: boolean | number | undefined;
}

/** Activity types that the list shows, the sign-up bonus among them (spec 5). */
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
 * Whether an activity is active for the player.
 * @param facts null for a visitor
 * @param type activity number of spec 3
 */
export function isActive(facts: ActivityFacts | null, type: number): boolean {
  return entriesOf(facts?.activityIds).includes(type);
}

/**
 * The activity list as shown (spec 5): limited to the displayed types, supply only when bankrupt, agent
 * hidden behind agent count, sorted by sort; the sign-up bonus is handed out apart, as a reward.
 * @param facts of a signed-in player
 * @returns activity numbers in their order, and the sign-up bonus where it is active
 */
export function displayedActivities(facts: ActivityFacts): { list: number[]; reward: number | null } {
  const sortOf = (type: number) => facts.activityMap?.[String(type)]?.sort ?? Number.MAX_SAFE_INTEGER;
  const shown = [...new Set(entriesOf(facts.activityIds))]
    .filter((type) => DISPLAYED.includes(type))
    .filter((type) => type !== ActivityType.supply || facts.isBankrupt === true)
    .filter((type) => type !== ActivityType.agent || !isActive(facts, ActivityType.agentCount))
    .sort((a, b) => sortOf(a) - sortOf(b) || a - b);
  return {
    list: shown.filter((type) => type !== ActivityType.signUpBonus),
    reward: shown.includes(ActivityType.signUpBonus) ? ActivityType.signUpBonus : null,
  };
}

/**
 * Agent count takes priority over agent; 0 when neither is active (spec 4).
 * @param facts null for a visitor
 * @returns activity number: 31, 26 or 0
 */
export function agentActivity(facts: ActivityFacts | null): number {
  if (isActive(facts, ActivityType.agentCount)) return ActivityType.agentCount;
  return isActive(facts, ActivityType.agent) ? ActivityType.agent : 0;
}

/** What stands in the four featured slots (spec 2.5). */
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
 * The featured rewards in their order (spec 2.5). The task entry shows when no activity ids are configured
 * or the task activity is active, so there may be three.
 * @param facts null for a visitor
 */
export function featuredEntries(facts: ActivityFacts | null): FeaturedEntry[] {
  const none = facts === null || entriesOf(facts.activityIds).length === 0;
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
 * Reads taskData, a JSON text that maps a number to a state; anything else counts as empty (spec 3).
 * @param text JSON of task id to state
 */
export function parseTaskData(text: string | undefined): Record<string, number> {
  try {
    const value = JSON.parse(text ?? '') as unknown;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(
      Object.entries(value).filter((e): e is [string, number] => typeof e[1] === 'number'),
    );
  } catch {
    return {};
  }
}

/**
 * Whether the first recharge was made: either of its two sources says so (spec 2.5).
 * @param firstRecharge flag of the user info
 * @param taskData of getTaskUser, JSON
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
 * Whether the player holds a login-pay card: 1, or 0 for none (spec 4).
 * @param ownList of the login-pay user; a card counts while it has days left
 */
export function hasLoginPayCard(ownList: readonly { loginPayDataJson: { days: number } }[]): 0 | 1 {
  return entriesOf(ownList).some((card) => entriesOf([card.loginPayDataJson]).some(({ days }) => days > 0))
    ? 1
    : 0;
}
