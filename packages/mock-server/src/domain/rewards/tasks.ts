import { ItemStatus } from '#contract/generated.ts';
import type { Frozen } from '#store/transaction.ts';
import { dayOf } from '#time/days.ts';
import type { TaskConfig } from '#seed/content.ts';
import type { Player } from '../player/player.ts';
import { Refusal } from '#contract/business-error.ts';
import { grant } from './rewards.ts';
import { goalStatus } from './steps.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { Effects } from '../player/context.ts';

/** What tasks count. */
export type Deed =
  | 'login'
  | 'bind'
  | 'round'
  | 'deposit'
  | 'depositAmount'
  | 'shop'
  | 'followFacebook'
  | 'followTelegram'
  | 'followInstagram'
  | 'followYoutube'
  | 'shareFacebook'
  | 'shareWhatsapp'
  | 'shareTelegram'
  | 'shareSpin';

type Scope = Pick<Effects, 'now' | 'config' | 'content'>;

/** The mark in taskData that says the first recharge is done (spec 3). */
const FIRST_RECHARGE_KEY = 105;

const keyOfDay = (deed: string, now: number, zoneMinutes: number): string =>
  `${deed}@${dayOf(now, zoneMinutes)}`;

/** Remembers a deed, for ever and for its day. Days before are forgotten. */
export const countDeed = (
  draft: Player,
  deed: Deed,
  by: number,
  { now, config }: Pick<Effects, 'now' | 'config'>,
): void => {
  const today = keyOfDay(deed, now, config.zoneMinutes);
  for (const key of Object.keys(draft.deeds))
    if (key.startsWith(`${deed}@`) && key !== today) delete draft.deeds[key];
  draft.deeds[deed] = (draft.deeds[deed] ?? 0) + by;
  draft.deeds[today] = (draft.deeds[today] ?? 0) + by;
};

/** How often a player has done something today. */
export const deedsToday = (player: Frozen<Player>, deed: string, now: number, zoneMinutes: number): number =>
  player.deeds[keyOfDay(deed, now, zoneMinutes)] ?? 0;

/** How far a player is with one task: a daily one begins anew each day. */
const progressOf = (task: TaskConfig, player: Frozen<Player>, { now, config }: Scope) => {
  const deeds = task.daily
    ? deedsToday(player, task.deed, now, config.zoneMinutes)
    : (player.deeds[task.deed] ?? 0);
  const done = Math.min(deeds, task.target);
  const claimedOn = player.promotions.tasks?.[task.id];
  const claimed = task.daily ? claimedOn === dayOf(now, config.zoneMinutes) : claimedOn !== undefined;
  return { done, status: goalStatus(task, done, claimed) };
};

/** A player's tasks, derived from their deeds and claims; the two data fields are JSON text (spec 3). */
export const taskStanding = (player: Frozen<Player>, scope: Scope) => {
  const { tasks } = scope.content.rewards;
  const standings = tasks.map((task) => ({ id: task.id, ...progressOf(task, player, scope) }));
  const states = Object.fromEntries(standings.map(({ id, status }) => [id, status]));
  const firstRecharge = player.firstRecharge ? 1 : 0;
  return {
    achieveNum: standings.filter(({ status }) => status !== ItemStatus.open).length,
    achieveData: JSON.stringify(Object.fromEntries(standings.map(({ id, done }) => [id, done]))),
    taskData: JSON.stringify({ ...states, [FIRST_RECHARGE_KEY]: firstRecharge }),
    canReceiveTaskAward: standings.some(({ status }) => status === ItemStatus.claimable),
    taskList: tasks.map(({ id, target, propList }) => ({ id, target, propList })),
  };
};

/**
 * Gives the reward of a completed task: once, of a daily task once a day.
 * @throws {Refusal} `taskUnknown`, `taskNotCompleted`, `taskClaimed`.
 */
export const receiveTaskAward = (draft: Player, taskId: number, fx: Effects): RewardItem[] => {
  const task = fx.content.rewards.tasks.find(({ id }) => id === taskId);
  if (!task) throw new Refusal('taskUnknown', { pointer: '/taskId' });
  const { status } = progressOf(task, draft, fx);
  if (status === ItemStatus.open) throw new Refusal('taskNotCompleted');
  if (status === ItemStatus.claimed) throw new Refusal('taskClaimed');
  (draft.promotions.tasks ??= {})[taskId] = dayOf(fx.now, fx.config.zoneMinutes);
  return grant(draft, task.propList, { reason: 'task', reference: `task:${taskId}` }, fx);
};
