import { describe, expect, it } from 'vitest';
import { formatCoins, formatCoinsShort, formatPoints, parseAmount } from '../src/rules/index.ts';

describe('money as text (spec 9)', () => {
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

describe('a typed amount', () => {
  it.each<[string, number]>([
    ['1', 100],
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
