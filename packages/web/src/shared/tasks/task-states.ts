import type { Data } from '@tara/sdk';
import { itemState } from '@tara/sdk/rules';

/** Numbers by task id from JSON text; invalid ones are skipped. */
export function toNumbers(json: string): ReadonlyMap<string, number> {
  try {
    const data: unknown = JSON.parse(json);
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return new Map();
    return new Map(Object.entries(data).filter(([, value]) => Number.isFinite(value)));
  } catch {
    return new Map();
  }
}

/** The number of tasks whose reward can be claimed. */
export function readyTasks({
  taskData,
  taskList,
}: Pick<Data<'getTaskUser'>, 'taskData' | 'taskList'>): number {
  const states = toNumbers(taskData);
  return taskList.filter(({ id }) => itemState(states.get(String(id))) === 'ready').length;
}
