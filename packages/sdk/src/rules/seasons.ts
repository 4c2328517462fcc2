import { claimableCount } from './claims.ts';
import { entriesOf } from './entries.ts';
import { rewardOf, type PropConfigMap, type Reward, type RewardItem } from './rewards.ts';
import { itemState, type StepState } from './steps.ts';

/** A day of the sign-in row of Christmas. */
export interface ChristmasDay {
  /** Counted from 1. */
  day: number;
  when: 'past' | 'missed' | 'today' | 'later';
  state: StepState;
  rewards: Reward[];
}

interface SignRow {
  /** Of today, counted from 1. */
  day: number;
  /** The days that were signed. */
  signDays: readonly number[];
  rewards: readonly { day: number; propList: readonly RewardItem[] }[];
}

/**
 * The days of the sign-in row of Christmas (spec 7.5). On a day after the last of the row that one comes again, as a
 * place of its own.
 * @param row as `appChristmasUser` tells it
 * @param props appPropConfigMap of the web config
 */
export function christmasDays(
  { day: today, signDays, rewards }: SignRow,
  props: PropConfigMap,
): ChristmasDay[] {
  const signed = entriesOf(signDays);
  const row = entriesOf(rewards);
  const last = row.at(-1);
  const days = last && today > last.day ? [...row, { ...last, day: today }] : row;
  return days.map(({ day, propList }) => {
    const isSigned = signed.includes(day);
    const isNext = day === today + 1 && signed.includes(today);
    const open = day === today ? 'ready' : isNext ? 'next' : 'locked';
    return {
      day,
      when: day === today ? 'today' : day > today ? 'later' : isSigned ? 'past' : 'missed',
      state: isSigned ? 'claimed' : open,
      rewards: entriesOf(propList).map((item) => rewardOf(item, props)),
    };
  });
}

/** What is most worth doing at Christmas. */
export type ChristmasStep = 'sign' | 'open' | 'steps' | 'extra' | 'wait';

interface ChristmasFacts {
  /** Of today, counted from 1. */
  day: number;
  signDays: readonly number[];
  /** Boxes that can be opened. */
  openCount: number;
  steps: readonly { itemStatus: number }[];
  extra: { itemStatus: number };
}

/**
 * What is most worth doing at Christmas: signing in comes first, as it ends with the day and brings boxes.
 * @param facts as `appChristmasUser` tells them
 */
export function christmasNext({ day, signDays, openCount, steps, extra }: ChristmasFacts): ChristmasStep {
  if (!entriesOf(signDays).includes(day)) return 'sign';
  if (openCount > 0) return 'open';
  if (claimableCount(steps) > 0) return 'steps';
  return claimableCount([extra]) > 0 ? 'extra' : 'wait';
}

/**
 * How many things can be taken at Christmas now: the day's sign-in, boxes, steps and the extra reward.
 * @param facts as `appChristmasUser` tells them
 */
export function christmasCount({ day, signDays, openCount, steps, extra }: ChristmasFacts): number {
  const signIn = entriesOf(signDays).includes(day) ? 0 : 1;
  return signIn + openCount + claimableCount(steps) + claimableCount([extra]);
}

/**
 * How many boxes are missing to the next reward of Christmas.
 * @param facts how many were opened, and the rewards with the boxes that they ask for, ascending
 * @returns null where all are reached
 */
export function boxesToNext({
  opened,
  steps,
}: {
  opened: number;
  steps: readonly { target: number }[];
}): number | null {
  const next = entriesOf(steps).find(({ target }) => target > opened);
  return next ? next.target - opened : null;
}

/** An item of New Year: the number by which it is used, and how many the player has. */
export interface NewYearPiece {
  id: number;
  count: number;
}

type PieceKind = Extract<Reward, { kind: 'new-year' }>['piece'];

/** The items of New Year by what they are; one that the server does not name counts none. */
export type NewYearPieces = Readonly<Record<PieceKind, NewYearPiece>>;

/**
 * The items of New Year by what they are (spec 7.5).
 * @param items as `appNewYearUser` tells them
 * @param props appPropConfigMap of the web config
 */
export function newYearPiecesOf(
  items: readonly RewardItem[] | null | undefined,
  props: PropConfigMap,
): NewYearPieces {
  const none = { id: 0, count: 0 };
  const pieces: Record<PieceKind, NewYearPiece> = { active: none, box: none, lottery: none, firework: none };
  for (const item of entriesOf(items)) {
    const reward = rewardOf(item, props);
    if (reward.kind === 'new-year') pieces[reward.piece] = { id: item.id, count: item.count };
  }
  return pieces;
}

/** What is most worth doing at New Year. */
export type NewYearStep = 'extra' | 'firework' | 'lottery' | 'box' | 'tasks' | 'wait';

/**
 * What is most worth doing at New Year: the reward for sparks is the greatest; of what is used up, the rocket brings most.
 * @param pieces see {@link newYearPiecesOf}
 * @param facts as `appNewYearUser` tells them
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
