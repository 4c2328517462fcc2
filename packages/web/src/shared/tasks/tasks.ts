import type { Data } from '@tara/sdk';
import { itemState, toReward, type PropConfigMap, type Reward } from '@tara/sdk/rules';
import { toNumbers } from './task-states.ts';

/** The part of the answer that is read here. */
export type TaskAnswer = Pick<Data<'getTaskUser'>, 'achieveData' | 'taskData' | 'taskList'>;

/** A task for the screen. */
export interface Task {
  id: number;
  state: 'open' | 'ready' | 'claimed';
  /** Progress and goal: counts, or hundredths for money. */
  done: number;
  target: number;
  rewards: Reward[];
}

const order: readonly Task['state'][] = ['ready', 'open', 'claimed'];

/**
 * The tasks in display order: claimable first, claimed last, otherwise in the order of the server. A task without a
 * readable state is open.
 * @param props appPropConfigMap of the web config
 */
export function toTasks({ achieveData, taskData, taskList }: TaskAnswer, props: PropConfigMap): Task[] {
  const progress = toNumbers(achieveData);
  const states = toNumbers(taskData);
  return taskList
    .map(({ id, target, propList }) => ({
      id,
      state: itemState(states.get(String(id))),
      done: Math.min(progress.get(String(id)) ?? 0, target),
      target,
      rewards: propList.map((item) => toReward(item, props)),
    }))
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}
