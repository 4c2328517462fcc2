import type { ChristmasFacts } from './christmas-count.ts';
import { claimableCount } from './claims.ts';
import { toEntries } from './entries.ts';
import { toReward, type PropConfigMap, type Reward, type RewardItem } from './rewards.ts';
import { itemState, type StepState } from './steps.ts';

/** A day of the Christmas sign-in row. */
export interface ChristmasDay {
  /** Counted from 1. */
  day: number;
  when: 'past' | 'missed' | 'today' | 'later';
  state: StepState;
  rewards: Reward[];
}

interface SignRow {
  /** Today's day, counted from 1. */
  day: number;
  /** Days with a sign-in. */
  signDays: readonly number[];
  rewards: readonly { day: number; propList: readonly RewardItem[] }[];
}

/**
 * Returns the days of the Christmas sign-in row (spec 7.5). After the last day of the row, that day is repeated as an
 * additional entry.
 * @param row answer of `appChristmasUser`
 * @param props appPropConfigMap of the web config
 */
export function christmasDays(
  { day: today, signDays, rewards }: SignRow,
  props: PropConfigMap,
): ChristmasDay[] {
  const signed = toEntries(signDays);
  const row = toEntries(rewards);
  const [last] = row.slice(-1);
  const days = last && today > last.day ? [...row, { ...last, day: today }] : row;
  return days.map(({ day, propList }) => {
    const isSigned = signed.includes(day);
    const isNext = day === today + 1 && signed.includes(today);
    const open = day === today ? 'ready' : isNext ? 'next' : 'locked';
    return {
      day,
      when: day === today ? 'today' : day > today ? 'later' : isSigned ? 'past' : 'missed',
      state: isSigned ? 'claimed' : open,
      rewards: toEntries(propList).map((item) => toReward(item, props)),
    };
  });
}

/** The next step at Christmas. */
export type ChristmasStep = 'sign' | 'open' | 'steps' | 'extra' | 'wait';

/**
 * Returns the most valuable step at Christmas. Signing in is first, because it ends with the day and gives boxes.
 * @param facts answer of `appChristmasUser`
 */
export function christmasNext({ day, signDays, openCount, steps, extra }: ChristmasFacts): ChristmasStep {
  if (!toEntries(signDays).includes(day)) return 'sign';
  if (openCount > 0) return 'open';
  if (claimableCount(steps) > 0) return 'steps';
  return claimableCount([extra]) > 0 ? 'extra' : 'wait';
}

/**
 * Returns how many boxes are missing for the next Christmas reward.
 * @param facts number of opened boxes, and the rewards with their numbers of boxes in ascending order
 * @returns null if all rewards are reached
 */
export function boxesToNext({
  opened,
  steps,
}: {
  opened: number;
  steps: readonly { target: number }[];
}): number | null {
  const next = toEntries(steps).find(({ target }) => target > opened);
  return next ? next.target - opened : null;
}

/** A New Year item: its id for use, and how many the player has. */
export interface NewYearPiece {
  id: number;
  count: number;
}

type PieceKind = Extract<Reward, { kind: 'new-year' }>['piece'];

/** The New Year items by kind. The count is 0 for kinds that the server does not list. */
export type NewYearPieces = Readonly<Record<PieceKind, NewYearPiece>>;

/**
 * Returns the New Year items by kind (spec 7.5).
 * @param items answer of `appNewYearUser`
 * @param props appPropConfigMap of the web config
 */
export function getNewYearPieces(
  items: readonly RewardItem[] | null | undefined,
  props: PropConfigMap,
): NewYearPieces {
  const none = { id: 0, count: 0 };
  const pieces: Record<PieceKind, NewYearPiece> = { active: none, box: none, lottery: none, firework: none };
  for (const item of toEntries(items)) {
    const reward = toReward(item, props);
    if (reward.kind === 'new-year') pieces[reward.piece] = { id: item.id, count: item.count };
  }
  return pieces;
}

/** The next step at New Year. */
export type NewYearStep = 'extra' | 'firework' | 'lottery' | 'box' | 'tasks' | 'wait';

/**
 * Returns the most valuable step at New Year: the reward for sparks is the largest; among items that are used up, the
 * rocket gives most.
 * @param pieces result of {@link getNewYearPieces}
 * @param facts answer of `appNewYearUser`
 */
export function newYearNext(
  pieces: NewYearPieces,
  { tasks, extra }: { tasks: readonly { itemStatus: number }[]; extra: { itemStatus: number } },
): NewYearStep {
  if (itemState(extra.itemStatus) === 'ready') return 'extra';
  const piece = (['firework', 'lottery', 'box'] as const).find((kind) => pieces[kind].count > 0);
  if (piece) return piece;
  return claimableCount(tasks) > 0 ? 'tasks' : 'wait';
}
