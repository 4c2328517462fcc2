import type { Reward } from '@tara/sdk/rules';
import { expect, it } from 'vitest';
import { getChances, getCoinRange, getLanterns } from '#features/promotions/spin/chances.ts';
import { getFields } from '#features/promotions/spin/fields.ts';
import { toCabins, pierAngle } from '#features/promotions/weekend-lottery/cabins.ts';

const coins = (amount: number): Reward => ({ kind: 'coins', amount, turnover: 0 });

it('gives neighbours different colours for any number of fields', () => {
  for (let count = 2; count <= 40; count += 1) {
    const families = getFields(Array.from({ length: count }, () => null)).map(({ colour }) => colour);
    expect(families.filter((colour, index) => colour === families[(index + 1) % count])).toEqual([]);
  }
});

it('rotates each field to its angle', () => {
  expect(getFields([coins(1), coins(2), coins(3), coins(4)]).map(({ turned }) => turned)).toEqual([
    0, 90, 180, 270,
  ]);
});

it('draws short amounts large with a coin, and long ones as large as they fit', () => {
  const [short, long] = getFields([
    coins(500),
    coins(123_456_789_01),
    ...Array.from({ length: 6 }, () => null),
  ]);
  expect(short).toMatchObject({ label: '5', size: 16, coin: true, upright: false });
  expect(long?.label).toBe('123,456,789.01');
  // Between the hub and the edge, or across the field.
  expect((long?.size ?? 0) * 14 * 0.6).toBeLessThanOrEqual(52);
});

it('draws along the radius if fields are narrow', () => {
  const [field] = getFields(Array.from({ length: 24 }, () => coins(123_456_00)));
  expect(field).toMatchObject({ upright: true, coin: false, label: '123,456' });
});

it('shows a reward other than coins by its amount', () => {
  const [points] = getFields([{ kind: 'points', amount: 500 }, coins(100)]);
  expect(points).toMatchObject({ label: '+5.00', coin: false });
});

it('places the cabins of a wheel clockwise from the top, and turns a cabin to the bottom', () => {
  const cabins = toCabins([coins(500), coins(15_50), null, { kind: 'points', amount: 500 }]);
  expect(cabins.map(({ turned, left, top }) => [turned, left, top])).toEqual([
    [0, 50, 12.94],
    [90, 87.06, 50],
    [180, 50, 87.06],
    [270, 12.94, 50],
  ]);
  expect(cabins.map(({ label }) => label)).toEqual(['5', '15.50', '', '+5.00']);
  expect(cabins.map(({ width, size }) => [width, size])).toEqual(cabins.map(() => [20, 13]));
  expect(toCabins(Array.from({ length: 24 }, () => coins(123_456_789_01)))[0]).toMatchObject({
    width: 8.71,
    size: 6.2,
  });
  expect([null, 0, 1, 2, 3].map((index) => pierAngle(index, 4))).toEqual([0, 180, 90, 0, 270]);
});

it('lists the chances of the fields that a spin can stop on', () => {
  expect(getChances([0, 70, 0, 30])).toEqual([
    { index: 1, chance: 70_00 },
    { index: 3, chance: 30_00 },
  ]);
  expect(getChances([0, 0])).toEqual([]);
});

it('finds the smallest and the largest coins, and no range if other rewards are among them', () => {
  expect(getCoinRange([coins(500), coins(300), coins(2500)])).toEqual([coins(300), coins(2500)]);
  expect(getCoinRange([coins(500), { kind: 'points', amount: 1 }])).toBeNull();
  expect(getCoinRange([])).toBeNull();
});

it.each([
  [[], 10, { lit: 0, unlit: 10 }],
  [['A', 'B', 'A'], 4, { lit: 2, unlit: 4 }],
  [['A'], 167, { lit: 1, unlit: 11 }],
  [Array.from({ length: 20 }, (_, place) => `F${place}`), 3, { lit: 12, unlit: 0 }],
])('lights a lantern for each friend of %j, with %i friends needed', (names, needed, lanterns) => {
  expect(getLanterns(names, needed)).toEqual(lanterns);
});
