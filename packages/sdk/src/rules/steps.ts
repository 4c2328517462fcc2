import { ItemStatus } from './constants.ts';
import { toEntries } from './entries.ts';

/**
 * State of a step of a promotion: `claimed`, `ready` to be claimed, `next` to be reached, or `locked` behind the next
 * one.
 */
export type StepState = 'claimed' | 'ready' | 'next' | 'locked';

/**
 * Returns the state of an item that can be claimed.
 * @param itemStatus 0 open, 1 claimable, 2 claimed; other values count as open
 */
export function itemState(itemStatus: number | undefined): 'claimed' | 'ready' | 'open' {
  if (itemStatus === ItemStatus.claimed) return 'claimed';
  return itemStatus === ItemStatus.claimable ? 'ready' : 'open';
}

/**
 * Returns the states of consecutive steps. The first open step is `next`, the other open steps are `locked`.
 * @param steps ascending, with their itemStatus: 0 open, 1 claimable, 2 claimed
 */
export function stepStates(steps: readonly { itemStatus: number }[] | null | undefined): StepState[] {
  let next: StepState = 'next';
  return toEntries(steps).map(({ itemStatus }) => {
    const state = itemState(itemStatus);
    if (state !== 'open') return state;
    const open = next;
    next = 'locked';
    return open;
  });
}

/**
 * Returns the player's progress along some steps, for a bar with equal distances between steps.
 * @param targets amounts of the steps, ascending
 * @param have the player's amount in the same unit
 * @returns number of steps reached, plus the fraction of the next one
 */
export function pathProgress(targets: readonly number[], have: number): number {
  const next = targets.findIndex((target) => have < target);
  if (next < 0) return targets.length;
  const [from, to] = [targets[next - 1] ?? 0, targets[next] ?? 0];
  const part = to > from ? (have - from) / (to - from) : 0;
  return next + Math.min(1, Math.max(0, part));
}

/**
 * Returns the states of the days of a sign-in board. Days before today are claimed. Tomorrow is next once today is
 * claimed.
 * @param days number of days on the board
 * @param today today's day, counted from 1
 * @param itemStatus status of today: 0 open, 1 claimable, 2 claimed
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
 * Returns how often the coins of some rewards must be turned over before they can be withdrawn: the highest rate.
 * @param items with their betRate
 * @returns 0 if they can be withdrawn immediately
 */
export function getTurnover(items: readonly { betRate?: number | undefined }[] | null | undefined): number {
  return Math.max(0, ...toEntries(items).map(({ betRate }) => betRate ?? 0));
}
