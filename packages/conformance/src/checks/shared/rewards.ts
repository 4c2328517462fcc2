import { Difference, expectEqual, expectThat } from '../../protocol/expect.ts';
import { pick } from './lists.ts';

/** The ids of reward items with a meaning of their own (spec 3). */
export const COINS = 2001;
export const POINTS = 2002;

/** Each is one point, 100 hundredths. */
export const POINT_ITEMS = 4001;

/** The states of a reward (spec 4). */
export const STATE = { open: 0, claimable: 1, claimed: 2 } as const;

export interface RewardItem {
  readonly id: number;
  readonly count: number;
  readonly betRate?: number;
}

/** What the items change at the balances: coins and points immediately, and what must be staked. */
export function sumItems(items: readonly RewardItem[]): {
  coin: number;
  lottery: number;
  turnoverLeft: number;
} {
  const sum = (id: number, value: (item: RewardItem) => number) =>
    items.filter((item) => item.id === id).reduce((total, item) => total + value(item), 0);
  return {
    coin: sum(COINS, ({ count }) => count),
    lottery: sum(POINTS, ({ count }) => count) + sum(POINT_ITEMS, ({ count }) => count * 100),
    turnoverLeft: sum(COINS, ({ count, betRate = 0 }) => count * betRate),
  };
}

export interface Step {
  readonly awardId: number;
  readonly target: number;
  readonly itemStatus: number;
  readonly propList: readonly RewardItem[];
}

export interface Task {
  readonly id: number;
  readonly num: number;
  readonly target: number;
  readonly itemStatus: number;
  readonly propList: readonly RewardItem[];
}

/** Whether a drawn item is a field. */
export function expectField(
  items: readonly RewardItem[],
  fields: readonly RewardItem[],
  index?: number,
): void {
  const [item] = items;
  expectEqual('drawn items', items.length, 1);
  const found = fields.some((field) => JSON.stringify(field) === JSON.stringify(item));
  expectThat('drawn item', found, 'a field of the wheel', item);
  if (index !== undefined) expectEqual('field at the index', fields[index], item);
}

/** A step that exists. */
export function stepAt<T>(steps: readonly T[], index: number): T {
  const step = steps[index];
  if (step === undefined) throw new Difference('steps', `at least ${index + 1}`, steps.length);
  return step;
}

/** The only item, which must be coins. */
export function coinsIn(items: readonly RewardItem[]): RewardItem {
  const [item] = items;
  if (items.length !== 1 || item?.id !== COINS) throw new Difference('propList', 'one item of coins', items);
  return item;
}

/** The ids in a list of received items. */
export const receivedIn = (text: string) => pick(JSON.parse(text) as readonly { propId: number }[], 'propId');
