import type { Data } from '@tara/sdk';
import { itemState, rewardOf, type PropConfigMap, type Reward } from '@tara/sdk/rules';

/** What the server says of the tasks, as far as it is read here. */
export type TaskAnswer = Pick<Data<'/app/v1/getTaskUser'>, 'achieveData' | 'taskData' | 'taskList'>;

/** A task as the screen shows it. */
export interface Task {
  id: number;
  state: 'open' | 'ready' | 'claimed';
  /** Progress and goal: pieces, or hundredths where it counts money. */
  done: number;
  target: number;
  rewards: Reward[];
}

/** Numbers by task id from JSON text; what is none is left out. */
function numbersOf(json: string): ReadonlyMap<string, number> {
  try {
    const data: unknown = JSON.parse(json);
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return new Map();
    return new Map(Object.entries(data).filter(([, value]) => Number.isFinite(value)));
  } catch {
    return new Map();
  }
}

const order: readonly Task['state'][] = ['ready', 'open', 'claimed'];

/**
 * The tasks in the order in which they are shown: what can be claimed first, what was claimed last, otherwise as the
 * server has them. A task without a readable state is open.
 * @param props appPropConfigMap of the web config
 */
export function tasksOf({ achieveData, taskData, taskList }: TaskAnswer, props: PropConfigMap): Task[] {
  const progress = numbersOf(achieveData);
  const states = numbersOf(taskData);
  return taskList
    .map(({ id, target, propList }) => ({
      id,
      state: itemState(states.get(String(id))),
      done: Math.min(progress.get(String(id)) ?? 0, target),
      target,
      rewards: propList.map((item) => rewardOf(item, props)),
    }))
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}
