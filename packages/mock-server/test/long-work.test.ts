import { describe, expect, it, vi } from 'vitest';
import { COMMON, freshWorlds, startServer, type TestWorld } from './support/client.ts';
import { CHANNELS, order } from './support/deposits.ts';

const server = await startServer();
const newWorld = freshWorlds(server);
const TEST_TIMEOUT_MS = 120_000;
/** Each has two documents. An export or an import handles each document in two steps. */
const PLAYERS = 4000;

/** How often other work can run during the work, on a machine that needs a long time for each piece of it. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let now = performance.now();
  const slowMachine = vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  let turns = 0;
  let isOver = false;
  const turn = (): void => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  try {
    await work();
  } finally {
    isOver = true;
    slowMachine.mockRestore();
  }
  return turns;
}

const nested = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('a body that takes long to process', () => {
  it.each([
    '/app/v1/refreshData',
    '/__mock/requests/verify',
    '/__mock/players',
    '/__mock/config',
    '/__mock/state',
  ])('is refused if it is nested too deeply: %s', async (url) => {
    const world = await newWorld();
    const methods: Record<string, 'PUT' | 'PATCH'> = { '/__mock/state': 'PUT', '/__mock/config': 'PATCH' };
    const reply = await world.raw({
      method: methods[url] ?? 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: `{"request":${nested(3000)}}`,
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.payload).toContain('levels of nesting');
  });

  it('is refused if a search would compare too many values', async () => {
    const world = await newWorld();
    const fields = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, index]));
    expect(await world.tryControl('POST', 'requests/verify', { request: fields(40_000) })).toMatchObject({
      status: 400,
      body: { error: { pointer: '/request' } },
    });
    expect(await world.tryControl('POST', 'requests/verify', { request: fields(100) })).toMatchObject({
      status: 400,
      body: { error: { pointer: '/request/field0' } },
    });
  });
});

describe('a world with many players', { timeout: TEST_TIMEOUT_MS }, () => {
  let crowded: Promise<TestWorld> | undefined;
  const crowd = async (): Promise<TestWorld> => {
    const world = await newWorld();
    await world.control('POST', 'players/bulk', { prefix: 'guest', count: PLAYERS });
    const token = await world.token('guest1');
    await world.done('recharge3', order(500_00, CHANNELS.qr), { token });
    return world;
  };
  const world = () => (crowded ??= crowd());

  it('lists a page of them in the order of their ids', async () => {
    const players = await (await world()).control<{ user: { id: number } }[]>('GET', 'players?limit=3');
    expect(players.map(({ user }) => user.id)).toEqual([10_000_001, 10_000_002, 10_000_003]);
  });

  it('is exported without blocking other calls', async () => {
    const one = await world();
    expect(await turnsDuring(() => one.control('GET', 'state'))).toBeGreaterThan(3 * PLAYERS);
  });

  it('is imported unchanged without blocking other calls', async () => {
    const one = await world();
    const state = await one.control<{ data: object }>('GET', 'state');
    const other = await newWorld();
    expect(await turnsDuring(() => other.control('PUT', 'state', state))).toBeGreaterThan(3 * PLAYERS);
    const again = await other.control<{ data: object }>('GET', 'state');
    expect(again.data).toEqual(state.data);
  });
});

describe('the body of an import', () => {
  it.each([
    ['{"format":5,', 'not well-formed'],
    ['', 'must be'],
    ['{"format":5,"data":{"__proto__":{}}}', '__proto__'],
    ['[1,2', 'not well-formed'],
  ])('is refused if it cannot be parsed: %j', async (payload, message) => {
    const world = await newWorld();
    const reply = await world.raw({
      method: 'PUT',
      url: '/__mock/state',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect([reply.statusCode, reply.payload]).toEqual([400, expect.stringContaining(message)]);
    expect((await world.call('anonymous/appConfig', { ...COMMON, gameListVersion: 0 })).status).toBe(200);
  });
});
