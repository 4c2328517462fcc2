import { toReward, type PropConfigMap, type Reward } from '@tara/sdk/rules';
import gift from '#assets/objects/wrapped-gift.webp';
import { activities } from '#shared/activities/registry.ts';
import type { ListedClaim } from '#shared/activities/use-rewards.ts';
import { taskView } from '#shared/tasks/task-kinds.ts';
import type { Task } from '#shared/tasks/tasks.ts';
import { t as tActivity } from '#messages/activities.ts';
import { t } from '#messages/rewards.ts';
import { activityHref } from '#routing/activity-routes.ts';
import { href } from '#routing/layout.ts';

/** A claim for the list. */
export interface ClaimView {
  object: string;
  title: string;
  /** The page with its terms. */
  to: string;
  rewards: Reward[];
}

/**
 * The texts of a claim.
 * @param tasks of the player, for the names of tasks
 */
export function claimView(
  { type, body, items }: ListedClaim,
  tasks: readonly Task[],
  props: PropConfigMap,
): ClaimView {
  const rewards = items.map((item) => toReward(item, props));
  if (type === null) return { object: gift, title: t('rewards.mail'), to: href('mail'), rewards };
  const task = 'taskId' in body ? tasks.find(({ id }) => id === body.taskId) : undefined;
  const { object, title } = task
    ? taskView(task)
    : { object: activities[type].object, title: tActivity(activities[type].name) };
  return { object, title, to: activityHref(type) ?? href('rewards'), rewards };
}
