import { describe, expect, it } from 'vitest';
import {
  hasMail,
  hasSuperior,
  maskPhone,
  nextLevelThreshold,
  tickerWins,
  vipLevels,
} from '../src/rules/index.ts';

describe('the next VIP level (spec 9)', () => {
  const levels = [{ betAmount: 0 }, { betAmount: 10_000 }, { betAmount: 50_000 }];

  it.each<[number, number | null]>([
    [-1, 0],
    [0, 10_000],
    [9_999, 10_000],
    [10_000, 50_000],
    [49_999, 50_000],
    [50_000, null],
    [Number.MAX_SAFE_INTEGER, null],
  ])('after a bet of %i is %s', (bet, threshold) => {
    expect(nextLevelThreshold(levels, bet)).toBe(threshold);
  });

  it('is null without levels', () => {
    expect(nextLevelThreshold([], 0)).toBeNull();
  });
});

describe('the superior (spec 2.6)', () => {
  it.each<[number | string | null | undefined, boolean]>([
    [100_002, true],
    ['100002', true],
    [0, false],
    ['0', false],
    ['', false],
    [null, false],
    [undefined, false],
    [-1, false],
    ['none', false],
  ])('pid %j counts as a superior: %s', (pid, there) => {
    expect(hasSuperior(pid)).toBe(there);
  });
});

describe('the mail dot (spec 3)', () => {
  // spec 3-068
  it.each([
    [{ red0: 0, red1: 0, red2: 0 }, false],
    [{ red0: 1, red1: 0, red2: 0 }, true],
    [{ red0: 0, red1: 1, red2: 0 }, true],
    [{ red0: 0, red1: 0, red2: 1 }, true],
    [undefined, false],
  ])('%j shows the dot: %s', (dots, shown) => {
    expect(hasMail(dots)).toBe(shown);
  });
});

describe('big wins (spec 3, 5)', () => {
  it.each([
    ['3001234567', '300*****67'],
    ['300123', '300*23'],
    ['300****67', '300****67'],
    ['*', '*'],
    ['30012', '*****'],
    ['1', '*'],
    ['', ''],
  ])('masks %j as %j', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });

  const win = (phone: string, timestamp: number, amount = 1) => ({ phone, gameId: 1, amount, timestamp });
  const tips = {
    jackpotList: [win('a', 1), win('b', 3), win('c', 2, 5), win('d', 2, 9)],
    newYearList: [win('e', 4), win('f', 0)],
  };
  const order = (active: number[] | null) =>
    tickerWins(tips, active && { activityIds: active })
      .map(({ phone }) => phone)
      .join('');

  // spec 3-089
  it('are sorted newest first, ties by the higher amount', () => {
    expect(order([8])).toBe('bdca');
  });

  // spec 3-092, 7.3-04
  it('include the new-year list only while that activity is active', () => {
    expect(order([38])).toBe('ebdcaf');
    expect(order(null)).toBe('bdca');
  });

  it('do not modify the lists', () => {
    order([38]);
    expect(tips.jackpotList.map(({ phone }) => phone).join('')).toBe('abcd');
  });

  it('are empty for empty lists', () => {
    expect(tickerWins({ jackpotList: [], newYearList: [] }, null)).toEqual([]);
  });
});

describe('VIP levels', () => {
  it('are reached by the stake of the previous level', () => {
    const items = [{ id: 2001, count: 100 }];
    expect(
      vipLevels([
        { level: 0, betAmount: 1000, rebateRate: 0, propList: [] },
        { level: 1, betAmount: 5000, rebateRate: 10, propList: items },
      ]),
    ).toEqual([
      { level: 0, from: 0, rebateRate: 0, items: [] },
      { level: 1, from: 1000, rebateRate: 10, items },
    ]);
  });
  it('are counted if the configuration has no numbers', () => {
    expect(vipLevels([{ betAmount: 1 }, { betAmount: 2 }]).map(({ level }) => level)).toEqual([0, 1]);
  });
});
