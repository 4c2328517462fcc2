import { ItemStatus } from './constants.ts';
import { entriesOf } from './entries.ts';

/**
 * Where a step of a promotion stands: `claimed`, `ready` to be claimed, `next` to be reached, or `locked` behind it.
 */
export type StepState = 'claimed' | 'ready' | 'next' | 'locked';

/**
 * Where a thing that can be claimed stands.
 * @param itemStatus 0 open, 1 claimable, 2 claimed; anything else counts as open
 */
export function itemState(itemStatus: number | undefined): 'claimed' | 'ready' | 'open' {
  if (itemStatus === ItemStatus.claimed) return 'claimed';
  return itemStatus === ItemStatus.claimable ? 'ready' : 'open';
}

/**
 * The states of steps that are reached one after the other: of those still open the first is the next, the others are
 * locked.
 * @param steps ascending, with their itemStatus: 0 open, 1 claimable, 2 claimed
 */
export function stepStates(steps: readonly { itemStatus: number }[] | null | undefined): StepState[] {
  let next: StepState = 'next';
  return entriesOf(steps).map(({ itemStatus }) => {
    const state = itemState(itemStatus);
    if (state !== 'open') return state;
    const open = next;
    next = 'locked';
    return open;
  });
}

/**
 * How far a player has come along some steps, for a line that runs evenly from step to step.
 * @param targets what the steps ask for, ascending
 * @param have how much of it there is, in the same unit
 * @returns steps passed, with the part of the way to the next one: 0 to the number of steps
 */
export function pathProgress(targets: readonly number[], have: number): number {
  const next = targets.findIndex((target) => have < target);
  if (next < 0) return targets.length;
  const [from, to] = [targets[next - 1] ?? 0, targets[next] ?? 0];
  const part = to > from ? (have - from) / (to - from) : 0;
  return next + Math.min(1, Math.max(0, part));
}

/**
 * The states of the days of a sign-in board: those before today are done, and tomorrow is next once today is claimed.
 * @param days how many days the board has
 * @param today place of today, counted from 1
 * @param itemStatus of today: 0 open, 1 claimable, 2 claimed
 */
export function dayStates(days: number, today: number, itemStatus: number): StepState[] {
  const state = itemState(itemStatus);
  const next = state === 'claimed' ? today + 1 : today;
  return Array.from({ length: Math.max(0, days) }, (_, place) => {
    const day = place + 1;
    if (day < today || (day === today && state === 'claimed')) return 'claimed';
    if (day === today && state === 'ready') return 'ready';
    return day === next ? 'next' : 'locked';
  });
}

/**
 * How often the coins among some rewards are played before they can be withdrawn: the most of them.
 * @param items with their betRate
 * @returns 0 where they can be withdrawn as they are
 */
export function turnoverOf(items: readonly { betRate?: number | undefined }[] | null | undefined): number {
  return Math.max(0, ...entriesOf(items).map(({ betRate }) => betRate ?? 0));
}
