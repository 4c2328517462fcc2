import { describe, expect, it } from 'vitest';
import {
  claimableCount,
  claimableItems,
  claimButton,
  firstChargePercentage,
  inviteProgress,
  isOfAge,
  mayRefreshBalance,
  offerTimeLeft,
  parseRewardItems,
  toReward,
  signUpBonusReceived,
} from '../src/rules/index.ts';

const props = {
  '1001': { num: 10 },
  '1012': { num: 5 },
  '1204': { num: 20 },
  '1301': { num: 5000, paramStr: { limitAmount: 20_000 } },
  '1399': { num: 1 },
  // An item that the configuration has removed.
  '1050': undefined,
};

describe('reward items (spec 9)', () => {
  // spec 3-055, 3-093, 3-159, 3-160, 3-161, 3-162, 3-163, 9-67, 9-68, 9-69
  it.each([
    [
      { id: 2001, count: 500, betRate: 3 },
      { kind: 'coins', amount: 500, turnover: 3 },
    ],
    [
      { id: 2001, count: 500 },
      { kind: 'coins', amount: 500, turnover: 0 },
    ],
    [
      { id: 2002, count: 250 },
      { kind: 'points', amount: 250 },
    ],
    [
      { id: 4001, count: 7 },
      { kind: 'point-item', count: 7 },
    ],
    [
      { id: 1001, count: 1 },
      { kind: 'percentage', percent: 10 },
    ],
    [
      { id: 1204, count: 1 },
      { kind: 'percentage', percent: 20 },
    ],
    [
      { id: 1002, count: 2 },
      { kind: 'coupon', count: 2 },
    ],
    [
      { id: 1012, count: 2 },
      { kind: 'coupon', count: 2 },
    ],
    [
      { id: 1100, count: 2 },
      { kind: 'other', id: 1100, count: 2 },
    ],
    [
      { id: 1301, count: 4 },
      { kind: 'give-coupon', amount: 5000, minimum: 20_000, multiplier: 4 },
    ],
    [
      { id: 1301, count: 4, betRate: 9 },
      { kind: 'give-coupon', amount: 5000, minimum: 20_000, multiplier: 9 },
    ],
    [
      { id: 1399, count: 1 },
      { kind: 'give-coupon', amount: 1, minimum: 0, multiplier: 1 },
    ],
    [
      { id: 1400, count: 1 },
      { kind: 'other', id: 1400, count: 1 },
    ],
    [
      { id: 40_001, count: 1 },
      { kind: 'new-year', piece: 'active', count: 1 },
    ],
    [
      { id: 40_004, count: 1 },
      { kind: 'new-year', piece: 'firework', count: 1 },
    ],
    [
      { id: 40_005, count: 1 },
      { kind: 'other', id: 40_005, count: 1 },
    ],
    [
      { id: -1, count: 1 },
      { kind: 'other', id: -1, count: 1 },
    ],
  ])('%o is %o', (item, reward) => expect(toReward(item, props)).toEqual(reward));

  // spec 3-080, 3-088
  it.each([
    ['[{"id":2001,"count":5,"betRate":3}]', [{ id: 2001, count: 5, betRate: 3 }]],
    ['[{"id":2001,"count":5,"betRate":-1}]', [{ id: 2001, count: 5 }]],
    ['[{"id":2001,"count":5,"betRate":"x"},null,7,"x",[]]', [{ id: 2001, count: 5 }]],
    ['[{"id":"2001","count":5},{"id":1,"count":0},{"id":1,"count":-1},{"id":1,"count":1.5},{"id":1}]', []],
    ['[{"id":1,"count":1e999}]', []],
    ['{"id":1,"count":1}', []],
    ['{', []],
    ['', []],
    [null, []],
    [undefined, []],
  ])('%s is parsed as %o', (json, items) => expect(parseRewardItems(json)).toEqual(items));
});

// spec 9-69
describe('the first-charge percentage (spec 9)', () => {
  it.each([
    ['only the price itself', 10_000, [], 100],
    ['coins', 10_000, [{ id: 2001, count: 5000 }], 150],
    ['points by 0.008', 10_000, [{ id: 2002, count: 100_000 }], 108],
    ['coupons by num times 100, whatever their count', 10_000, [{ id: 1001, count: 3 }], 110],
    ['a coupon that gives coins by its hundredths', 10_000, [{ id: 1301, count: 1 }], 150],
    ['a coupon that is not configured', 10_000, [{ id: 1003, count: 1 }], 100],
    ['a coupon that was removed', 10_000, [{ id: 1050, count: 1 }], 100],
    ['other items', 10_000, [{ id: 4001, count: 99 }], 100],
    [
      'together, and floored',
      30_000,
      [
        { id: 2001, count: 5000 },
        { id: 2002, count: 1 },
      ],
      116,
    ],
    ['a sum with an inexact binary fraction', 10_000, [{ id: 2001, count: 1500 }], 115],
    ['no price', 0, [{ id: 2001, count: 5000 }], 0],
    ['a negative price', -1, [], 0],
    ['a price that is not a number', Number.NaN, [], 0],
    ['an infinite price', Infinity, [], 0],
  ])('%s', (_, price, items, percentage) =>
    expect(firstChargePercentage(price, items, props)).toBe(percentage),
  );
});

describe('claims (spec 4, 5, 9)', () => {
  it.each([
    [0, 5, { done: 1, of: 6 }],
    [5, 5, { done: 6, of: 6 }],
  ])('progress of %i of %i adds one on both sides', (count, required, shown) =>
    expect(inviteProgress(count, required)).toEqual(shown),
  );

  // spec 4-62, 4-63, 4-64
  it.each([
    [0, 'first-charge', { action: 'buy', enabled: true }],
    [0, 'invite', { action: 'invite', enabled: true }],
    [1, 'first-charge', { action: 'receive', enabled: true }],
    [1, 'invite', { action: 'receive', enabled: true }],
    [2, 'invite', { action: 'receive', enabled: false }],
    [9, 'invite', { action: 'receive', enabled: false }],
  ] as const)('status %i of %s shows %o', (status, offer, button) =>
    expect(claimButton(status, offer)).toEqual(button),
  );

  it.each([
    [[], 0],
    [[{ itemStatus: 1 }], 1],
    [[{ itemStatus: 0 }, { itemStatus: 1 }, { itemStatus: 2 }, { itemStatus: 1 }], 2],
    [[null, {}], 0],
    [null, 0],
    [undefined, 0],
  ])('of %o this many can be claimed: %i', (offers, count) => expect(claimableCount(offers)).toBe(count));

  const items = [{ id: 2001 }, { id: 2002 }];
  // spec 4-67
  it.each([
    [1, '[]', [2001, 2002]],
    [1, '[{"propId":2001}]', [2002]],
    [1, '[{"propId":2001},{"propId":2002}]', []],
    [1, '[null,5,{"propId":"2001"}]', [2001, 2002]],
    [1, '{"propId":2001}', [2001, 2002]],
    [1, '{', [2001, 2002]],
    [1, undefined, [2001, 2002]],
    [0, '[]', []],
    [2, '[]', []],
  ])('status %i with %s received leaves %o', (status, received, left) =>
    expect(claimableItems(status, items, received).map(({ id }) => id)).toEqual(left),
  );

  it.each([
    [[-1], true],
    [[1, 2, -1], true],
    [[1], false],
    [[], false],
    [null, false],
    [undefined, false],
  ])('the sign-up bonus with days %o: %o', (days, received) =>
    expect(signUpBonusReceived(days)).toBe(received),
  );

  // spec 3-084, 3-085
  it.each([
    [-1, 5, null],
    [10, 5, 5],
    [5, 5, 0],
    [1, 5, 0],
    [Number.NaN, 5, 0],
  ])('an offer until %d at %d has %o left', (until, now, left) =>
    expect(offerTimeLeft(until, now)).toBe(left),
  );
});

describe('the account (spec 5, 8)', () => {
  it.each([
    [null, 0, true],
    [1000, 1000, false],
    [1000, 5999, false],
    [1000, 6000, true],
    [9000, 1000, true],
  ])('a refresh after one at %o, at %i: %o', (last, now, may) =>
    expect(mayRefreshBalance(last, now)).toBe(may),
  );

  it.each([
    ['2004-11-21', true],
    ['2004-11-22', false],
    ['1950-01-01', true],
    ['2025-11-21', false],
    ['2004-11-31', false],
    ['2004-13-01', false],
    ['04-11-21', false],
    ['x', false],
    ['', false],
  ])('born on %s is of age on 2025-11-21: %o', (born, old) => expect(isOfAge(born, '2025-11-21')).toBe(old));

  it('a person born on a leap day is of age on 1 March of a common year', () => {
    expect([isOfAge('2004-02-29', '2025-02-28'), isOfAge('2004-02-29', '2025-03-01')]).toEqual([false, true]);
    expect(isOfAge('2004-02-29', 'today')).toBe(false);
  });
});
