import type { Reward } from '@tara/sdk/rules';
import { expect, it } from 'vitest';
import { mergeRewards, sumRewards } from '#ui/reward/sum-rewards.ts';

const coins = (amount: number, turnover: number): Reward => ({ kind: 'coins', amount, turnover });
const coupon: Reward = { kind: 'give-coupon', amount: 20_00, minimum: 500_00, multiplier: 2 };

it('adds up coins, points and pieces, and what must be bet for the coins', () => {
  const { rewards, toBet } = sumRewards([
    coins(10_00, 1),
    { kind: 'points', amount: 2_50 },
    coins(15_05, 3),
    { kind: 'points', amount: 4_00 },
    { kind: 'coupon', count: 1 },
    coins(7, 0),
    { kind: 'coupon', count: 2 },
  ]);
  expect(rewards).toEqual([coins(25_12, 0), { kind: 'points', amount: 6_50 }, { kind: 'coupon', count: 3 }]);
  expect(toBet).toBe(10_00 + 3 * 15_05);
});

it('adds up the coins of several claims by their turnover', () => {
  expect(mergeRewards([coins(2_00, 0), coins(1_00, 3), coins(5_00, 0)])).toEqual([
    coins(7_00, 0),
    coins(1_00, 3),
  ]);
});

it.each([
  ['a sum', (rewards: Reward[]) => sumRewards(rewards).rewards],
  ['the items of claims', mergeRewards],
] as const)('adds up all points in %s, and lists each coupon with its own terms', (_, merge) => {
  const items: Reward = { kind: 'point-item', count: 10 };
  expect(merge([items, coupon, { kind: 'points', amount: 13_00 }, coupon])).toEqual([
    { kind: 'points', amount: 23_00 },
    coupon,
    coupon,
  ]);
  expect(merge([{ kind: 'point-item', count: 1 }])).toEqual([{ kind: 'points', amount: 1_00 }]);
});

it('adds up nothing to nothing', () => {
  expect(sumRewards([])).toEqual({ rewards: [], toBet: 0 });
});
