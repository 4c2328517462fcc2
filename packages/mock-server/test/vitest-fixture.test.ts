import { afterAll } from 'vitest';
import { createMockServer } from '../src/index.ts';
import { test, type MockWorld } from '../src/vitest/index.ts';

const DEMO_COINS = 100_000;
const worlds: MockWorld[] = [];

test('a test has its own world with all controls', async ({ expect, world }) => {
  worlds.push(world);
  await world.reset({ scenario: 'new-player' });
  expect(await world.player()).toMatchObject({ coin: 5000 });
  await world.fault({ operationId: 'refreshData', httpStatus: 503, times: 1 });
  const refresh = async () => {
    const token = await world.token();
    const body = JSON.stringify({ clientReferrer: 'ph', channel: 'WEB', appId: 'test', platform: 0 });
    const headers = { 'content-type': 'application/json', authorization: token };
    return (await fetch(`${world.apiBase}/app/v1/refreshData`, { method: 'POST', headers, body })).status;
  };
  expect([await refresh(), await refresh()]).toEqual([503, 200]);
  await world.verify({ operationId: 'refreshData', times: 2 });
});

test('the next test does not see it, and it is deleted', async ({ expect, world, mockUrl }) => {
  expect(world.name).not.toBe(worlds[0]?.name);
  expect(await world.player()).toMatchObject({ coin: DEMO_COINS });
  const listed = (await (await fetch(`${mockUrl}/__mock/worlds`)).json()) as { world: string }[];
  expect(listed.map((item) => item.world)).toEqual([world.name]);
});

const seeded = test.extend<{ mockOptions: { seed: number } }>({
  mockOptions: [{ seed: 77 }, { scope: 'file' }],
});

seeded('a file can set the options of its server', async ({ expect, world }) => {
  expect(await world.control('GET', 'health')).toMatchObject({ seed: 77 });
});

const running = await createMockServer({ port: 0, seed: 99, passwordCost: 16 });
afterAll(() => running.close());
const elsewhere = test.extend<{ mockUrl: string }>({
  mockUrl: [await running.listen(), { scope: 'file' }],
});

const guarded = test.extend<{ mockOptions: { controlToken: string } }>({
  mockOptions: [{ controlToken: 'a-control-token' }, { scope: 'file' }],
});

guarded('a file can use a server with a control token', async ({ expect, world, mockUrl }) => {
  await world.reset({ seed: 5 });
  expect(await world.control('GET', 'health')).toMatchObject({ seed: 5 });
  expect((await fetch(`${mockUrl}/__mock/health`)).status).toBe(401);
});

elsewhere('a file can use a running server', async ({ expect, world }) => {
  expect(await world.control('GET', 'health')).toMatchObject({ seed: 99, world: world.name });
});
