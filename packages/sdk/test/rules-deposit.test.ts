import { describe, expect, it } from 'vitest';
import {
  checkDepositAmount,
  formatCountdown,
  needsBankCard,
  QR_PAY_WINDOW_MS,
  qrTimeLeft,
  sortedChannels,
} from '../src/rules/index.ts';

describe('deposit channels', () => {
  // spec 3-030
  it('are in the order of appRechargeTypeMap; channels without an entry are last, by id', () => {
    const channels = [{ id: 1 }, { id: 5 }, { id: 2 }, { id: 4 }, { id: 3 }];
    const order = { '3': { sort: 1 }, '1': { sort: 2 }, '2': { sort: 2 } };
    expect(sortedChannels(channels, order).map(({ id }) => id)).toEqual([3, 1, 2, 4, 5]);
    expect(channels[0]).toEqual({ id: 1 });
  });
});

describe('the required bank card of a deposit (spec 4, 5)', () => {
  const cards = [{ bankId: 3 }, { bankId: 7 }];

  it.each<[string, number | null | undefined, number | boolean, { bankId: number }[], boolean]>([
    ['is none where bank deposit is off', 3, 0, [], false],
    ['is none where bank deposit is false', 3, false, [], false],
    ['is the channel’s, and is bound', 3, 1, cards, false],
    ['is the channel’s, and is not bound', 4, 1, cards, true],
    ['is the channel’s, with the flag as true', 4, true, cards, true],
    ['is any, and one is bound', undefined, 1, cards, false],
    ['is any, and none is bound', undefined, 1, [], true],
    ['is any for a channel without a bank (null)', null, 1, [], true],
    ['is any for a channel without a bank (0)', 0, true, cards, false],
  ])('%s', (_, bankId, required, bound, needed) => {
    expect(needsBankCard({ id: 1, bankId }, required, bound)).toBe(needed);
  });
});

describe('the amount of a deposit', () => {
  const channel = { id: 1, minAmount: 10_000, maxAmount: 5_000_000 };

  it.each<[number | null, ReturnType<typeof checkDepositAmount>]>([
    [null, 'missing'],
    [0, 'missing'],
    [-1, 'missing'],
    [Number.NaN, 'missing'],
    [Number.POSITIVE_INFINITY, 'missing'],
    [10_000.5, 'missing'],
    [1, 'low'],
    [9_999, 'low'],
    [10_000, null],
    [5_000_000, null],
    [5_000_001, 'high'],
  ])('%s is %s', (amount, problem) => {
    expect(checkDepositAmount(amount, channel)).toBe(problem);
  });

  it('has no limits if the channel has none', () => {
    expect(checkDepositAmount(1, { id: 1 })).toBeNull();
    expect(checkDepositAmount(Number.MAX_SAFE_INTEGER, { id: 1 })).toBeNull();
    expect(checkDepositAmount(null, { id: 1 })).toBe('missing');
  });
});

describe('the time to pay a QR order (spec 9)', () => {
  const made = 1_700_000_000_000;

  it('is ten minutes', () => {
    expect(QR_PAY_WINDOW_MS).toBe(600_000);
  });

  it.each([
    [0, 600_000],
    [1, 599_999],
    [599_999, 1],
    [600_000, 0],
    [600_001, 0],
    [86_400_000, 0],
    [-5_000, 600_000],
  ])('after %i ms leaves %i ms', (passed, left) => {
    expect(qrTimeLeft(made, made + passed)).toBe(left);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'is over for an order created at %s',
    (createTime) => {
      expect(qrTimeLeft(createTime, made)).toBe(0);
    },
  );

  it.each([
    [600_000, '10:00'],
    [599_999, '10:00'],
    [582_000, '09:42'],
    [59_001, '01:00'],
    [1, '00:01'],
    [0, '00:00'],
    [-1, '00:00'],
    [Number.NaN, '00:00'],
    [Number.POSITIVE_INFINITY, '00:00'],
    [3_600_000, '60:00'],
  ])('%s ms is shown as %s', (ms, text) => {
    expect(formatCountdown(ms)).toBe(text);
  });
});
