import type { Fields } from '../../protocol/backend.ts';
import type { RewardItem } from './rewards.ts';

/** The states of the tasks by id. */
export function parseTasks(answer: Fields): {
  states: Record<string, number>;
  progress: Record<string, number>;
  list: readonly { id: number; target: number; propList: readonly RewardItem[] }[];
} {
  return {
    states: JSON.parse(String(answer['taskData'])),
    progress: JSON.parse(String(answer['achieveData'])),
    list: answer['taskList'],
  };
}
