import { describe, expect, it } from 'vitest';
import { shownValue } from '#features/account/diagnostics/storage-entries.ts';
import { optionNotes, optionTitle } from '#features/rewards/points/option-text.ts';
import { toOptions } from '#features/rewards/points/options.ts';

const props = { 1301: { num: 2000, paramStr: { limitAmount: 50_000 } } };
const both = [
  { id: 2001, count: 15_000, betRate: 1 },
  { id: 1301, count: 1 },
];

describe('options of the exchange', () => {
  it('have the missing points, and keep the order of the server', () => {
    const list = [
      { id: 4, lottery: 10_000, propList: both },
      { id: 1, lottery: 500, propList: [{ id: 2001, count: 500, betRate: 1 }] },
    ];
    expect(toOptions(list, 6240, props)).toMatchObject([
      { id: 4, price: 10_000, short: 3760 },
      { id: 1, price: 500, short: 0 },
    ]);
  });

  it('exclude options without a reward', () => {
    expect(toOptions([{ id: 7, lottery: 1, propList: [] }], 6240, props)).toEqual([]);
  });

  it('describe their rewards and the conditions', () => {
    const [option] = toOptions([{ id: 4, lottery: 10_000, propList: both }], 0, props);
    expect(optionTitle(option?.rewards ?? [])).toBe('150.00 coins and Deposit coupon +20.00');
    expect(optionNotes(option?.rewards ?? [])).toEqual([
      'Bet 150.00 in total to withdraw them',
      '+20.00 coins on your next deposit of 500.00 or more',
    ]);
  });
});

describe('diagnostics of the storage', () => {
  // spec 2.2-095
  it('hide secrets, by the key as well as by the value', () => {
    expect(shownValue('tara.session', '{"accessToken":"abc"}')).not.toContain('abc');
    expect(shownValue('tara.accessToken', '"abc"')).not.toContain('abc');
    expect(shownValue('tara.userInfo', '{"nickname":"Moon"}')).not.toContain('Moon');
    expect(shownValue('tara.other', '{"password":"x1"}')).not.toContain('x1');
  });

  it('shorten long values', () => {
    expect(shownValue('tara.world', '"blue"')).toBe('"blue"');
    expect(shownValue('tara.list', 'a'.repeat(500)).length).toBeLessThan(100);
  });
});
