import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer, type TestWorld } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const SECOND = 1000;
const requestLimit = { calls: 3, windowMs: 10 * SECOND };

async function statuses(world: TestWorld, times: number, token?: string): Promise<number[]> {
  const path = token === undefined ? 'anonymous/lobbyTips' : 'refreshData';
  const seen: number[] = [];
  for (let i = 0; i < times; i++)
    seen.push((await world.call(path, {}, token === undefined ? {} : { token })).status);
  return seen;
}

describe('the request limit', () => {
  it('is off by default', async () => {
    const world = await newWorld();
    expect(new Set(await statuses(world, 300, await world.token()))).toEqual(new Set([200]));
  });

  it('applies to its window and returns the remaining time', async () => {
    const world = await newWorld('default', { requestLimit });
    const token = await world.token();
    expect(await statuses(world, 2, token)).toEqual([200, 200]);
    await world.advance(SECOND + 1);
    expect(await statuses(world, 2, token)).toEqual([200, 429]);
    const { body, headers } = await world.call('refreshData', {}, { token });
    expect(body).toMatchObject({
      code: 429,
      errcode: 429,
      error: { operationId: 'refreshData', retryAfterMs: 9 * SECOND - 1 },
    });
    expect(headers['retry-after']).toBe('9');
    await world.advance(9 * SECOND - 1);
    expect(await statuses(world, 4, token)).toEqual([200, 200, 200, 429]);
  });

  it('is separate for each player, and shared by all visitors', async () => {
    const world = await newWorld('default', { requestLimit });
    await world.control('POST', 'players', { account: 'other' });
    expect(await statuses(world, 4, await world.token())).toEqual([200, 200, 200, 429]);
    expect(await statuses(world, 4, await world.token('other'))).toEqual([200, 200, 200, 429]);
    expect(await statuses(world, 4)).toEqual([200, 200, 200, 429]);
  });

  it('starts again when it is changed, and is separate for each world', async () => {
    const world = await newWorld('default', { requestLimit });
    const other = await newWorld('default', { requestLimit });
    expect(await statuses(world, 4)).toEqual([200, 200, 200, 429]);
    expect(await statuses(other, 1)).toEqual([200]);
    await world.control('PATCH', 'config', { requestLimit: { calls: 1, windowMs: SECOND } });
    expect(await statuses(world, 2)).toEqual([200, 429]);
    await world.control('PATCH', 'config', { requestLimit: null });
    expect(await statuses(world, 9)).not.toContain(429);
  });

  it('refuses a call without an effect', async () => {
    const world = await newWorld('default', { requestLimit: { calls: 1, windowMs: SECOND } });
    const token = await world.token();
    await world.done('refreshData', {}, { token });
    expect((await world.call('gameLike', { id: 1005, like: 1 }, { token })).status).toBe(429);
    await world.advance(SECOND);
    expect((await world.done('getAfterLoginInfo', {}, { token }))['errcode']).toBe(0);
    expect(await world.control('GET', 'history')).toEqual([]);
  });
});
