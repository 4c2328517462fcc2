import { ItemStatus } from '@tara/contract/constants';
import type { Frozen } from '#frozen.ts';
import { toDay } from '#time/days.ts';
import type { TaskConfig } from '#seed/content.ts';
import type { Player } from '../player/player.ts';
import { BusinessError } from '#contract/business-error.ts';
import { grantRewards } from './rewards.ts';
import { goalStatus } from './steps.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { DomainContext } from '../player/context.ts';

/** The actions that tasks count. */
export type TaskAction =
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

type ReadContext = Pick<DomainContext, 'now' | 'config' | 'content'>;

/** The key in taskData for the first recharge (spec 3). */
const FIRST_RECHARGE_KEY = 105;

function keyOfDay(taskAction: string, now: number, zoneMinutes: number): string {
  return `${taskAction}@${toDay(now, zoneMinutes)}`;
}

/** Counts a task action in total and for its day. Counts of earlier days are removed. */
export function countTaskAction(
  draft: Player,
  taskAction: TaskAction,
  by: number,
  { now, config }: Pick<DomainContext, 'now' | 'config'>,
): void {
  const today = keyOfDay(taskAction, now, config.zoneMinutes);
  for (const key of Object.keys(draft.taskActions))
    if (key.startsWith(`${taskAction}@`) && key !== today) delete draft.taskActions[key];
  draft.taskActions[taskAction] = (draft.taskActions[taskAction] ?? 0) + by;
  draft.taskActions[today] = (draft.taskActions[today] ?? 0) + by;
}

/** How often a player did an action today. */
export function taskActionsToday(
  player: Frozen<Player>,
  taskAction: string,
  now: number,
  zoneMinutes: number,
): number {
  return player.taskActions[keyOfDay(taskAction, now, zoneMinutes)] ?? 0;
}

/** A player's progress in a task; a daily task starts again each day. */
function getProgress(task: TaskConfig, player: Frozen<Player>, { now, config }: ReadContext) {
  const taskActions = task.daily
    ? taskActionsToday(player, task.taskAction, now, config.zoneMinutes)
    : (player.taskActions[task.taskAction] ?? 0);
  const done = Math.min(taskActions, task.target);
  const claimedOn = player.promotions.tasks?.[task.id];
  const claimed = task.daily ? claimedOn === toDay(now, config.zoneMinutes) : claimedOn !== undefined;
  return { done, status: goalStatus(task, done, claimed) };
}

/** A player's tasks, derived from actions and claims; the two data fields are JSON text (spec 3). */
export function taskOverview(player: Frozen<Player>, context: ReadContext) {
  const { tasks } = context.content.rewards;
  const progress = tasks.map((task) => ({ id: task.id, ...getProgress(task, player, context) }));
  const states = Object.fromEntries(progress.map(({ id, status }) => [id, status]));
  const firstRecharge = player.firstRecharge ? 1 : 0;
  return {
    achieveNum: progress.filter(({ status }) => status !== ItemStatus.open).length,
    achieveData: JSON.stringify(Object.fromEntries(progress.map(({ id, done }) => [id, done]))),
    taskData: JSON.stringify({ ...states, [FIRST_RECHARGE_KEY]: firstRecharge }),
    canReceiveTaskAward: progress.some(({ status }) => status === ItemStatus.claimable),
    taskList: tasks.map(({ id, target, propList }) => ({ id, target, propList })),
  };
}

/**
 * Grants the reward of a completed task: once, of a daily task once a day.
 * @throws {BusinessError} `taskUnknown`, `taskNotCompleted`, `taskClaimed`
 */
export function receiveTaskAward(draft: Player, taskId: number, context: DomainContext): RewardItem[] {
  const task = context.content.rewards.tasks.find(({ id }) => id === taskId);
  if (!task) throw new BusinessError('taskUnknown', { pointer: '/taskId' });
  const { status } = getProgress(task, draft, context);
  if (status === ItemStatus.open) throw new BusinessError('taskNotCompleted');
  if (status === ItemStatus.claimed) throw new BusinessError('taskClaimed');
  (draft.promotions.tasks ??= {})[taskId] = toDay(context.now, context.config.zoneMinutes);
  const origin = { reason: 'task', reference: `task:${taskId}`, title: `Task: ${task.title}` } as const;
  return grantRewards(draft, task.propList, origin, context);
}
