import { expect, it } from 'vitest';
import { ENDING_SOON_MS, hubOrder } from '../src/rules/index.ts';

const NOW = 1_000_000;
const list = [
  { id: 1, claimable: 0 },
  { id: 2, claimable: 2, endsAt: -1 },
  { id: 3, claimable: 0, endsAt: NOW + ENDING_SOON_MS },
  { id: 4, claimable: 1, endsAt: NOW + 5 },
  { id: 5, claimable: 0, endsAt: NOW + ENDING_SOON_MS + 1 },
  { id: 6, claimable: 0, endsAt: NOW },
];

it.each([
  ['all', [2, 4, 1, 3, 5, 6]],
  ['claim', [2, 4]],
  ['ending', [4, 3]],
] as const)('orders a hub with the filter %s', (filter, ids) => {
  expect(hubOrder(list, filter, NOW).map(({ id }) => id)).toEqual(ids);
});
