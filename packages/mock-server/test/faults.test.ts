import { describe, expect, it } from 'vitest';
import { loadContract } from '../src/contract/document.ts';
import { COMMON, freshWorlds, startServer, type Answer, type TestWorld } from './support/client.ts';

const server = await startServer();
const url = await server.listen();
const newWorld = freshWorlds(server);

function add(world: TestWorld, rule: object) {
  return world.control('POST', 'faults', rule);
}

/** A real connection, because some faults break it. */
function fetchRefreshData(
  world: TestWorld,
  path: string,
  token: string,
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(`${url}/w/${world.name}/app/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify({ ...COMMON, ...(path === 'gameLike' ? { id: 1005, like: 1 } : {}) }),
    ...(signal ? { signal } : {}),
  });
}

async function likes(world: TestWorld): Promise<unknown> {
  const { appGameDataUser } = (await world.signIn('demoplayer', 'tara1234')).body;
  return (appGameDataUser as { gameLikes: Record<string, number> }).gameLikes['1005'];
}

describe('a fault rule', () => {
  it('applies to the same calls in any world if it has its own seed', async () => {
    const hits = async (before: number): Promise<number[]> => {
      const world = await newWorld();
      const token = await world.token();
      for (let i = 0; i < before; i++) await add(world, { operationId: 'accountLogout', errcode: 104 });
      await add(world, { operationId: 'refreshData', errcode: 104, probability: 0.5, seed: 7 });
      const seen: number[] = [];
      for (let i = 0; i < 24; i++) seen.push((await world.call('refreshData', {}, { token })).body.errcode);
      return seen;
    };
    const seen = await hits(0);
    expect(new Set(seen)).toEqual(new Set([0, 104]));
    expect(await hits(2)).toEqual(seen);
  });

  it('answers an errcode the given number of times', async () => {
    const world = await newWorld();
    const token = await world.token();
    await add(world, { operationId: 'refreshData', errcode: 104, times: 2 });
    const seen: number[] = [];
    for (let i = 0; i < 3; i++) seen.push((await world.call('refreshData', {}, { token })).body.errcode);
    expect(seen).toEqual([104, 104, 0]);
    expect(await world.control('GET', 'faults')).toMatchObject([{ hits: 2 }]);
    expect((await world.call('getTaskUser', {}, { token })).body.errcode).toBe(0);
  });

  it('answers an HTTP status in the envelope without an effect', async () => {
    const world = await newWorld();
    const token = await world.token();
    await add(world, { operationId: 'gameLike', httpStatus: 503, times: 1 });
    expect((await world.call('gameLike', { id: 1005, like: 1 }, { token })).body).toMatchObject({
      code: 503,
      errcode: 503,
    });
    expect(await likes(world)).toBeUndefined();
    await add(world, { operationId: '*', httpStatus: 401, times: 1 });
    expect(await world.call('refreshData', {}, { token })).toMatchObject({
      status: 401,
      body: { code: 401 },
    });
  });

  it('answers 401 only to calls that need a token', async () => {
    const world = await newWorld();
    const token = await world.token();
    const rule = { operationId: 'lobbyTips', httpStatus: 401 };
    expect((await world.tryControl('POST', 'faults', rule)).status).toBe(400);
    await add(world, { operationId: '*', httpStatus: 401, times: 1 });
    expect((await world.call('anonymous/lobbyTips', {}, { token })).status).toBe(200);
    expect((await world.call('refreshData', {}, { token })).status).toBe(401);
  });

  it('answers a waiting time with 429', async () => {
    const world = await newWorld();
    await add(world, { operationId: 'lobbyTips', httpStatus: 429, times: 1 });
    const { headers, body } = await world.call('anonymous/lobbyTips');
    expect(headers['retry-after']).toBe('1');
    expect(body['error']).toMatchObject({ retryAfterMs: 1000 });
  });

  it('can apply to one player only', async () => {
    const world = await newWorld();
    await world.control('POST', 'players', { account: 'other' });
    await add(world, { operationId: '*', errcode: 104, playerId: 10_000_001 });
    expect((await world.call('refreshData', {}, { token: await world.token() })).body.errcode).toBe(104);
    expect((await world.call('refreshData', {}, { token: await world.token('other') })).body.errcode).toBe(0);
  });

  it('applies at random, and reproducibly for the same seed', async () => {
    const hits = async (): Promise<number[]> => {
      const world = await newWorld();
      await add(world, { operationId: 'lobbyTips', errcode: 104, probability: 0.5 });
      const seen: number[] = [];
      for (let i = 0; i < 40; i++) seen.push((await world.call('anonymous/lobbyTips')).body.errcode);
      return seen;
    };
    const seen = await hits();
    expect(new Set(seen)).toEqual(new Set([0, 104]));
    expect(await hits()).toEqual(seen);
  });

  it('delays a call', async () => {
    const world = await newWorld();
    await add(world, { operationId: 'lobbyTips', latency: { kind: 'fixed', ms: 120 }, times: 1 });
    await world.call('anonymous/lobbyTips');
    const [entry] = await world.control<{ durationMs: number; faultId: number }[]>(
      'GET',
      'requests?operationId=lobbyTips',
    );
    expect(entry?.durationMs).toBeGreaterThanOrEqual(115);
    expect(entry?.faultId).toBe(1);
  });

  it('cuts the connection before the call takes effect, or after', async () => {
    const world = await newWorld();
    const token = await world.token();
    await add(world, { operationId: 'gameLike', effect: 'dropBefore', times: 1 });
    await expect(fetchRefreshData(world, 'gameLike', token)).rejects.toThrow('fetch failed');
    expect(await likes(world)).toBeUndefined();
    await add(world, { operationId: 'gameLike', effect: 'dropAfter', times: 1 });
    await expect(fetchRefreshData(world, 'gameLike', token)).rejects.toThrow('fetch failed');
    expect(await likes(world)).toBe(1);
    expect(await world.control('GET', 'requests?operationId=gameLike&status=0')).toHaveLength(2);
  });

  it('truncates the body', async () => {
    const world = await newWorld();
    await add(world, { operationId: 'refreshData', effect: 'truncate', times: 1 });
    const reply = await fetchRefreshData(world, 'refreshData', await world.token());
    await expect(reply.text()).rejects.toThrow('terminated');
  });

  it('never answers', async () => {
    const world = await newWorld();
    const token = await world.token();
    await add(world, { operationId: 'refreshData', effect: 'hold', at: 'after', times: 1 });
    const patience = new AbortController();
    let isAnswered = false;
    const held = fetchRefreshData(world, 'refreshData', token, patience.signal).finally(() => {
      isAnswered = true;
    });
    // Aborted only once the call is known to be held: otherwise the fault could apply to the next call.
    await expect
      .poll(() => world.control('GET', 'requests?operationId=refreshData&status=0'))
      .toHaveLength(1);
    const reply = await fetchRefreshData(world, 'refreshData', token);
    expect(((await reply.json()) as Answer).errcode).toBe(0);
    expect(isAnswered).toBe(false);
    patience.abort();
    await expect(held).rejects.toThrow(/abort/i);
  });

  it.each([
    [
      { operationId: 'recharge3', errcode: 9999 },
      400,
      /^The contract has no errcode 9999; recharge3 declares 2301 /,
    ],
    [{ operationId: '*', errcode: 9999 }, 400, /^The contract has no errcode 9999\.$/],
    [{ operationId: 'recharge3', status: 503 }, 400, /^There is no field status; did you mean httpStatus\?$/],
    [{ operationId: 'recharge3', code: 2301 }, 400, /did you mean errcode\?$/],
    [{ operationId: 'recharge3', errorcode: 2301 }, 400, /did you mean errcode\?$/],
    [{ operationId: 'recharge3', errcode: 2301, player: 1 }, 400, /did you mean playerId\?$/],
    [{ operationId: 'recharge', errcode: 2301 }, 404, /did you mean recharge3\?$/],
    [{ operationId: 'withdraw', errcode: 2301 }, 404, /did you mean exchange\?$/],
  ])('%j is refused with the probably intended name', async (rule, status, message) => {
    const world = await newWorld();
    const refused = await world.tryControl('POST', 'faults', rule);
    expect(refused).toMatchObject({
      status,
      body: { error: { message: expect.stringMatching(message) as unknown } },
    });
    expect(await world.control('GET', 'faults')).toEqual([]);
  });

  it('answers any errcode of the contract for any call, with a warning if the call does not declare it', async () => {
    const world = await newWorld();
    const warning =
      'A server never answers lobbyTips with errcode 2301; the call declares 104 temporarilyUnavailable.';
    expect(await add(world, { operationId: 'lobbyTips', errcode: 2301 })).toMatchObject({ warning });
    expect(await world.control('GET', 'faults')).toMatchObject([{ warning }]);
    for (const rule of [
      { operationId: 'recharge3', errcode: 2301 },
      { operationId: '*', errcode: 2301 },
      { operationId: 'lobbyTips', httpStatus: 503 },
    ])
      expect(await add(world, rule)).not.toHaveProperty('warning');
    expect((await world.call('anonymous/lobbyTips')).body).toMatchObject({ errcode: 2301 });
  });

  it('is created for calls that the server lists with their titles and errcodes', async () => {
    const world = await newWorld();
    const calls = await world.control<{ operationId: string }[]>('GET', 'calls');
    expect(calls).toHaveLength(loadContract().operations.length);
    expect(calls.find(({ operationId }) => operationId === 'exchange')).toMatchObject({
      path: '/app/v1/exchange',
      summary: 'Withdraw',
      secured: true,
      errcodes: expect.arrayContaining([
        { errcode: 2502, name: expect.any(String) as unknown, when: expect.any(String) as unknown },
      ]) as unknown,
    });
  });

  it('is refused if it is contradictory, and can be removed', async () => {
    const world = await newWorld();
    const refused = async (rule: object) => (await world.tryControl('POST', 'faults', rule)).status;
    expect(await refused({ operationId: 'refreshDat', errcode: 1 })).toBe(404);
    expect(await refused({ operationId: 'refreshData' })).toBe(400);
    expect(await refused({ operationId: 'refreshData', errcode: 1, httpStatus: 500 })).toBe(400);
    expect(await refused({ operationId: 'refreshData', errcode: 0 })).toBe(400);
    expect(await refused({ operationId: 'refreshData', errcode: 1, probability: 2 })).toBe(400);
    const { faultId } = (await add(world, { operationId: '*', errcode: 104 })) as { faultId: number };
    expect((await world.tryControl('DELETE', `faults/${faultId}`)).status).toBe(204);
    expect((await world.tryControl('DELETE', `faults/${faultId}`)).status).toBe(404);
    await add(world, { operationId: '*', errcode: 104 });
    expect(await world.control('DELETE', 'faults')).toEqual({ count: 1 });
  });
});
