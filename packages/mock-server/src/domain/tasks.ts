import { dayOf } from '#time/days.ts';
import type { TaskConfig } from '#worlds/content.ts';
import type { Effects, Player } from './player.ts';

/** What tasks count so far. */
export type Deed = 'login' | 'bind' | 'round' | 'deposit' | 'depositAmount';

/** The mark in taskData that says the first recharge is done (spec 3). */
const FIRST_RECHARGE_KEY = 105;

const TaskState = { open: 0, claimable: 1 } as const;

const keyOfDay = (deed: string, now: number, zoneMinutes: number): string =>
  `${deed}@${dayOf(now, zoneMinutes)}`;

/** Remembers a deed, for ever and for its day. Days before are forgotten. */
export const countDeed = (draft: Player, deed: Deed, by: number, fx: Effects): void => {
  const today = keyOfDay(deed, fx.now, fx.config.zoneMinutes);
  for (const key of Object.keys(draft.deeds))
    if (key.startsWith(`${deed}@`) && key !== today) delete draft.deeds[key];
  draft.deeds[deed] = (draft.deeds[deed] ?? 0) + by;
  draft.deeds[today] = (draft.deeds[today] ?? 0) + by;
};

/** How far a player is with the tasks; the two data fields are JSON text, as in the source. */
export interface TaskStanding {
  achieveNum: number;
  achieveData: string;
  taskData: string;
  canReceiveTaskAward: boolean;
}

/** A player's tasks, derived from their deeds. */
export const taskStanding = (
  player: { readonly deeds: Readonly<Record<string, number>>; readonly firstRecharge: boolean },
  tasks: readonly TaskConfig[],
  now: number,
  zoneMinutes: number,
): TaskStanding => {
  const progress: Record<string, number> = {};
  const states: Record<string, number> = {};
  let completed = 0;
  for (const task of tasks) {
    const key = task.daily ? keyOfDay(task.deed, now, zoneMinutes) : task.deed;
    const done = Math.min(player.deeds[key] ?? 0, task.target);
    const complete = done >= task.target;
    progress[task.id] = done;
    states[task.id] = complete ? TaskState.claimable : TaskState.open;
    if (complete) completed += 1;
  }
  states[FIRST_RECHARGE_KEY] = player.firstRecharge ? 1 : 0;
  return {
    achieveNum: completed,
    achieveData: JSON.stringify(progress),
    taskData: JSON.stringify(states),
    canReceiveTaskAward: completed > 0,
  };
};
