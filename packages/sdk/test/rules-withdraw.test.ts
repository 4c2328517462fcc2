import { describe, expect, it } from 'vitest';
import {
  checkWithdrawalAmount,
  largestWithdrawal,
  processingBand,
  withdrawalArrival,
} from '../src/rules/index.ts';

const limits = { minAmount: 200_00, maxAmount: 1_000_000_00, withdrawable: 800_00 };

describe('the amount of a withdrawal', () => {
  it.each([
    [null, 'missing'],
    [0, 'missing'],
    [-500_00, 'missing'],
    [Number.NaN, 'missing'],
    [199_99, 'low'],
    [200_00, null],
    [800_00, null],
    [800_01, 'notFree'],
    [1_000_000_01, 'high'],
  ] as const)('%s is %s', (amount, problem) => {
    expect(checkWithdrawalAmount(amount, limits)).toBe(problem);
  });

  it('is limited by the withdrawable part and the maximum', () => {
    expect(largestWithdrawal(limits)).toBe(800_00);
    expect(largestWithdrawal({ ...limits, withdrawable: 2_000_000_00 })).toBe(1_000_000_00);
  });

  it('is 0 if the withdrawable part is below the minimum', () => {
    expect(largestWithdrawal({ ...limits, withdrawable: 199_99 })).toBe(0);
    expect(largestWithdrawal({ ...limits, withdrawable: 200_00 })).toBe(200_00);
  });
});

describe('the processing time of a withdrawal (spec 1)', () => {
  it.each([
    [1, 1, 3],
    [50_000_00, 1, 3],
    [50_000_01, 3, 5],
    [500_000_00, 3, 5],
    [500_000_01, 5, 10],
  ])('%i hundredths take %i to %i business days', (amount, least, most) => {
    expect(processingBand(amount).days).toEqual([least, most]);
  });

  /** The time zone of the site, and 1 a.m. there on a day of November 2026; the 22nd is a Sunday. */
  const zone = 300;
  const november = (day: number) => Date.UTC(2026, 10, day, 1) - zone * 60_000;

  it.each([
    ['from a Sunday', 100_00, november(22), november(25)],
    ['over a weekend', 100_00, november(20), november(25)],
    ['within a week', 100_00, november(23), november(26)],
    ['ten days are two weeks', 600_000_00, november(23), november(37)],
  ])('%s', (_, amount, from, by) => {
    expect(withdrawalArrival(amount, from, zone)).toBe(by);
  });
});
