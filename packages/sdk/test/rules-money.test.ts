import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatCoins,
  formatCoinsCompact,
  formatCoinsLakh,
  formatCoinsShort,
  formatPercent,
  formatPoints,
  parseAmount,
} from '../src/rules/index.ts';

describe('money as text (spec 9)', () => {
  // spec 9-12
  it.each([
    [0, '0.00'],
    [1, '0.01'],
    [10, '0.10'],
    [99, '0.99'],
    [100, '1.00'],
    [1_248_050, '12,480.50'],
    [123_456_789_012, '1,234,567,890.12'],
    [-5_000, '-50.00'],
    [-0, '0.00'],
  ])('shows %i hundredths as %s coins', (hundredths, text) => {
    expect(formatCoins(hundredths)).toBe(text);
  });

  it.each([
    [5_000, '50'],
    [5_050, '50.50'],
    [5_055, '50.55'],
    [0, '0'],
    [-0, '0'],
    [1, '0.01'],
    [100_000_000, '1,000,000'],
  ])('shows %i hundredths as %s on a badge', (hundredths, text) => {
    expect(formatCoinsShort(hundredths)).toBe(text);
  });

  it.each([
    [324_055, '3,240.55'],
    [324_055.1, '3,240.55'],
    [324_055.999, '3,240.55'],
    [0.9, '0.00'],
    [0, '0.00'],
  ])('rounds %d points down to %s', (stored, text) => {
    expect(formatPoints(stored)).toBe(text);
  });
});

describe('a shortened amount', () => {
  it.each([
    [0, '0', '0'],
    [99_99, '99.99', '99'],
    [99_999_99, '99.99K', '99,999'],
    [1_00_000_00, '100K', '1 lakh'],
    [1_00_999_99, '100.99K', '1 lakh'],
    [12_34_567_89, '1.23M', '12.34 lakh'],
    [12_30_000_00, '1.23M', '12.3 lakh'],
    [99_99_999_99, '9.99M', '99.99 lakh'],
    [1_00_00_000_00, '10M', '1 crore'],
    [1_20_00_000_00, '12M', '1.2 crore'],
    [99_99_99_999_99, '999.99M', '99.99 crore'],
    [12_345_67_89_012_34, '123.45B', '12,345.67 crore'],
    // Rounded down means further from zero here.
    [-12_34_567_89, '-1.24M', '-12.35 lakh'],
    [-1_50, '-1.5', '-2'],
  ])('of %i hundredths is %s or %s', (hundredths, million, lakh) => {
    expect(formatCoinsCompact(hundredths)).toBe(million);
    expect(formatCoinsLakh(hundredths)).toBe(lakh);
  });

  it('never shows more than there is, nor 1 % less', () => {
    const units = { K: 1e3, M: 1e6, B: 1e9, T: 1e12, lakh: 1e5, crore: 1e7 } as const;
    const shown = (text: string) => {
      const [, digits = '', unit] = /^(-?[\d,.]+) ?(\w*)$/.exec(text) ?? [];
      return Number(digits.replaceAll(',', '')) * (unit ? units[unit as keyof typeof units] : 1) * 100;
    };
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: 0, max: 1e13 }),
          // Around the borders.
          fc
            .tuple(fc.constantFrom(1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11), fc.integer({ min: -200, max: 200 }))
            .map(([border, offset]) => border * 100 + offset),
        ),
        (hundredths) => {
          for (const format of [formatCoinsCompact, formatCoinsLakh]) {
            const value = shown(format(hundredths));
            expect(value).toBeLessThanOrEqual(hundredths + 1e-2);
            expect(value).toBeGreaterThan(hundredths * 0.99 - 100);
          }
        },
      ),
    );
  });
});

it('shows a rate with two decimals', () => {
  expect([0, 20, 30, 100, 9_564].map(formatPercent)).toEqual(['0.00', '0.20', '0.30', '1.00', '95.64']);
});

describe('a typed amount', () => {
  it.each<[string, number]>([
    ['1', 100],
    ['500/-', 50_000],
    ['Rs. 1,500/-', 150_000],
    ['500 /=', 50_000],
    ['0', 0],
    ['100', 10_000],
    [' 100 ', 10_000],
    ['1,000', 100_000],
    ['1,00,000', 10_000_000],
    ['1,0000', 1_000_000],
    ['1,000.5', 100_050],
    ['0.1', 10],
    ['0.07', 7],
    ['12.34', 1_234],
    ['0001', 100],
    ['999999999.99', 99_999_999_999],
    ['999,999,999', 99_999_999_900],
  ])('parses %j as %i hundredths', (text, hundredths) => {
    expect(parseAmount(text)).toBe(hundredths);
  });

  it.each([
    '',
    ' ',
    '.',
    '.5',
    '5.',
    '1.234',
    '1.2.3',
    '-1',
    '+1',
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    '1,5',
    '1,50',
    '12,34.5',
    ',100',
    '100,',
    '1,,000',
    '1.000,00',
    '1000000000',
    '1,000,000,000',
    '<b>1</b>',
  ])('rejects %j', (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  it.each([0, 1, 99, 10_000, 123_456, 99_999_999_999])(
    'parses the formatted text of %i hundredths',
    (hundredths) => {
      expect(parseAmount(formatCoins(hundredths))).toBe(hundredths);
      expect(parseAmount(formatCoinsShort(hundredths))).toBe(hundredths);
    },
  );
});
