import { expect, test as base } from '@playwright/test';
import { mockFixtures, type MockFixtures, type MockWorkerFixtures } from '@tara/mock-server/playwright';

/** The fixtures without a running server: each worker starts one. */
const test = base.extend<MockFixtures, MockWorkerFixtures>(mockFixtures);
test.use({ mockOptions: { now: Date.UTC(2025, 10, 21, 7), seed: 3 } });

const COMMON = { clientReferrer: 'ph', channel: 'WEB', appId: 'e2e', platform: 1 };

test('gives a test a world on the server of its worker', async ({ world, request, baseURL }) => {
  expect(world.apiBase.startsWith(String(baseURL))).toBe(false);
  await world.reset({ scenario: 'new-player' });
  const authorization = await world.token();
  const answer = await request.post(`${world.apiBase}/app/v1/refreshData`, {
    headers: { authorization },
    data: COMMON,
  });
  expect(await answer.json()).toMatchObject({ errcode: 0, coin: 50_00 });
  expect(await world.control('GET', 'clock')).toEqual({ now: Date.UTC(2025, 10, 21, 7), frozen: true });
  await world.verify({ operationId: 'refreshData', times: 1 });
});

test('gives the next test another world', async ({ world }) => {
  await world.verify({ operationId: 'refreshData', times: 0 });
  await expect(world.verify({ operationId: 'refreshData' })).rejects.toThrow('0 calls of refreshData match');
});
