import { expect, it } from 'vitest';
import { tradeInfo } from '../src/index.ts';
import { fakeFetch } from '../src/testing/index.ts';
import { createSignedInSdk, createTestSdk } from './fixtures.ts';

const ANSWERS = { tradeInfo: { tradeList: [] }, anonymousTradeInfo: { tradeList: [] } };

it('reads the latest trades by the call for a visitor or for a player', async () => {
  const visitor = createTestSdk(fakeFetch(ANSWERS));
  await tradeInfo(visitor.sdk);
  expect(visitor.server.calls.map(({ name }) => name)).toEqual(['anonymousTradeInfo']);
  const player = await createSignedInSdk(fakeFetch(ANSWERS));
  expect((await tradeInfo(player.sdk)).tradeList).toEqual([]);
  expect(player.server.calls.at(-1)?.name).toBe('tradeInfo');
});
