import { describe, expect, it, vi } from 'vitest';
import { COMMON, freshWorlds, NOON, startServer, type Answer, type TestWorld } from './support/client.ts';

const server = await startServer();
const url = await server.listen();
const newWorld = freshWorlds(server);

/** How long a test waits for an event. */
const WAIT = { timeout: 10_000 };

const LONG_MS = 600_000;
const DELAY = { latency: { kind: 'fixed', ms: LONG_MS } };
const HELD = { effect: 'hold' };
const HELD_AFTER = { ...HELD, at: 'after' };

interface Entry {
  id: number;
  time: number;
  status: number;
  errcode?: number;
  waitsMs?: number;
  changes?: unknown[];
}

/** A favourite of the demo player, sent over a connection of its own. */
async function like(
  world: TestWorld,
  signal?: AbortSignal,
  token?: string,
): Promise<{ status: number; body: Answer }> {
  const answer = await fetch(`${url}/w/${world.name}/app/v1/gameLike`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token ?? (await world.token()) },
    body: JSON.stringify({ ...COMMON, id: 1005, like: 1 }),
    ...(signal ? { signal } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

async function latest(world: TestWorld): Promise<Entry | undefined> {
  return (await world.control<Entry[]>('GET', 'requests?operationId=gameLike&limit=1'))[0];
}

function waiting(world: TestWorld): Promise<Entry> {
  return vi.waitFor(async () => {
    const entry = await latest(world);
    expect(entry?.waitsMs).toBeGreaterThan(0);
    return entry as Entry;
  }, WAIT);
}

async function setUp(rule: object) {
  const world = await newWorld();
  const { faultId } = await world.control<{ faultId: number }>('POST', 'faults', {
    operationId: 'gameLike',
    ...rule,
  });
  return { world, faultId };
}

const WAYS: Record<string, (world: TestWorld, faultId: number, id: number) => Promise<unknown>> = {
  'the call is released': (world, _faultId, id) => world.control('POST', `requests/${id}/release`),
  'its fault is removed': (world, faultId) => world.control('DELETE', `faults/${faultId}`),
  'all faults are removed': (world) => world.control('DELETE', 'faults'),
};

describe.each([
  ['a delayed call', DELAY],
  ['a held call', HELD],
  ['a call that is held after it ran', HELD_AFTER],
])('%s', (_, rule) => {
  it.each(Object.keys(WAYS))('waits in the journal from its arrival and is answered when %s', async (way) => {
    const { world, faultId } = await setUp(rule);
    const answer = like(world);
    const entry = await waiting(world);
    expect(entry).toMatchObject({ status: 0, time: NOON, faultId });
    expect(entry.waitsMs).toBeLessThanOrEqual(LONG_MS);
    expect(await world.control('POST', 'requests/verify', { operationId: 'gameLike' })).toMatchObject({
      count: 1,
    });
    await world.advance(60_000);
    await WAYS[way]?.(world, faultId, entry.id);
    expect(await answer).toMatchObject({ status: 200, body: { errcode: 0 } });
    const after = await latest(world);
    expect(after).toMatchObject({ id: entry.id, time: NOON, status: 200, errcode: 0, faultId });
    expect(after).not.toHaveProperty('waitsMs');
    expect(after?.changes).toHaveLength(1);
    expect(await world.control('GET', 'requests?operationId=gameLike')).toHaveLength(1);
  });

  it('is answered with 503 when the world is reset', async () => {
    const { world } = await setUp(rule);
    const answer = like(world);
    await waiting(world);
    await world.control('POST', 'reset', {});
    expect(await answer).toMatchObject({ status: 503 });
    expect(await latest(world)).toBeUndefined();
  });

  it('is released alone, and only while it waits', async () => {
    const { world } = await setUp(rule);
    const first = like(world);
    const { id } = await waiting(world);
    let isAnswered = false;
    const second = like(world).finally(() => (isAnswered = true));
    await expect.poll(async () => (await waiting(world)).id, WAIT).toBeGreaterThan(id);
    await world.control('POST', `requests/${id}/release`);
    expect((await first).status).toBe(200);
    expect(isAnswered).toBe(false);
    expect((await world.tryControl('POST', `requests/${id}/release`)).status).toBe(409);
    expect((await world.tryControl('POST', 'requests/999999/release')).status).toBe(404);
    await world.control('DELETE', 'faults');
    expect((await second).status).toBe(200);
  });

  it('is in a journal that was emptied meanwhile once it is answered', async () => {
    const { world } = await setUp(rule);
    const answer = like(world);
    await waiting(world);
    await world.control('DELETE', 'requests');
    await world.control('DELETE', 'faults');
    await answer;
    expect(await latest(world)).toMatchObject({ status: 200 });
  });
});

describe('a client that is gone', () => {
  it.each([
    ['a delayed call', DELAY],
    ['a held call that has run', HELD_AFTER],
    ['a held call that has not run', HELD],
  ])('does not end the waiting of %s, which goes on when it is released', async (_, rule) => {
    const { world } = await setUp(rule);
    const patience = new AbortController();
    const answer = like(world, patience.signal);
    await waiting(world);
    patience.abort();
    await expect(answer).rejects.toThrow(/abort/i);
    await waiting(world);
    await world.control('DELETE', 'faults');
    await expect.poll(async () => (await latest(world))?.waitsMs, WAIT).toBeUndefined();
    expect(await latest(world)).toMatchObject({ status: 200 });
    expect((await latest(world))?.changes).toHaveLength(1);
  });
});

describe('a held call', () => {
  const likes = async (world: TestWorld): Promise<unknown> => {
    const { appGameDataUser } = (await world.signIn('demoplayer', 'tara1234')).body;
    return (appGameDataUser as { gameLikes: Record<string, number> }).gameLikes['1005'];
  };

  it.each([
    ['by its delay', DELAY, undefined],
    ['before it runs', HELD, undefined],
    ['after it ran', HELD_AFTER, 1],
  ])('is stopped %s, and can be released with an error instead of its answer', async (_, rule, liked) => {
    const { world } = await setUp(rule);
    const answer = like(world);
    const { id } = await waiting(world);
    expect(await likes(world)).toBe(liked);
    await world.control('POST', `requests/${id}/release`, { errcode: 104 });
    expect((await answer).body).toMatchObject({ code: 200, errcode: 104 });
    expect(await likes(world)).toBe(liked);
    expect(await latest(world)).toMatchObject({ id, status: 200, errcode: 104 });
  });

  it('can be released with a status, or with an answer of one’s own that merges', async () => {
    const { world } = await setUp(HELD);
    const first = like(world);
    await world.control('POST', `requests/${(await waiting(world)).id}/release`, { httpStatus: 503 });
    expect(await first).toMatchObject({ status: 503, body: { errcode: 503 } });
    const second = like(world);
    const { id } = await waiting(world);
    const merged = { answer: { merge: true, body: { errcode: 104, error: { message: 'Busy.' } } } };
    expect(
      await world.tryControl('POST', `requests/${id}/release`, { answer: { body: { errcode: 'none' } } }),
    ).toMatchObject({ status: 400 });
    await world.control('POST', `requests/${id}/release`, merged);
    expect((await second).body).toMatchObject({ errcode: 104, error: { message: 'Busy.' } });
    expect(await likes(world)).toBe(1);
  });

  it.each([
    [{ errcode: 104, httpStatus: 503 }, 'errcode, httpStatus and answer exclude each other.'],
    [{ errcode: 9999 }, /^The contract has no errcode 9999; gameLike declares /],
    [{ status: 503 }, 'There is no field status; did you mean httpStatus?'],
  ])('waits on if its release %j is refused', async (release, message) => {
    const { world } = await setUp(HELD);
    const answer = like(world);
    const { id } = await waiting(world);
    const refused = await world.tryControl('POST', `requests/${id}/release`, release);
    expect(refused.status).toBe(400);
    expect((refused.body as { error: { message: string } }).error.message).toMatch(message);
    await waiting(world);
    await world.control('POST', `requests/${id}/release`);
    expect((await answer).body.errcode).toBe(0);
  });

  it('does not stop other calls and players', async () => {
    const { world } = await setUp({ ...HELD, times: 1, account: 'demoplayer' });
    await world.register('another1');
    const held = like(world);
    const { id } = await waiting(world);
    const token = await world.token('another1');
    expect((await world.call('gameLike', { id: 1005, like: 1 }, { token })).body.errcode).toBe(0);
    expect((await like(world)).body.errcode).toBe(0);
    await world.control('POST', `requests/${id}/release`);
    await held;
  });

  it('is one of at most a hundred: the next one goes on, and the journal says why', async () => {
    const { world } = await setUp(HELD);
    const token = await world.token();
    const held = Array.from({ length: 100 }, () => like(world, undefined, token));
    await expect
      .poll(() => world.control<Entry[]>('GET', 'requests?waiting=1&limit=200'), WAIT)
      .toHaveLength(100);
    expect((await like(world, undefined, token)).body.errcode).toBe(0);
    expect(await latest(world)).toMatchObject({
      status: 200,
      misses: [{ reason: 'the server holds 100 calls already' }],
    });
    await world.control('DELETE', 'faults');
    for (const { status } of await Promise.all(held)) expect(status).toBe(200);
  });

  it('ends when the server stops, which does not wait for it', async () => {
    const stopped = await startServer({ graceMs: 600_000 });
    const address = await stopped.listen();
    const world = await freshWorlds(stopped)();
    await world.control('POST', 'faults', { operationId: 'lobbyTips', ...HELD });
    const answer = fetch(`${address}/w/${world.name}/app/v1/anonymous/lobbyTips`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(COMMON),
    });
    await expect.poll(() => world.control('GET', 'requests?waiting=1'), WAIT).toHaveLength(1);
    await Promise.all([expect(answer).rejects.toThrow('fetch failed'), stopped.close()]);
  });
});

it('a change of a call that is held after it ran can be undone while it waits', async () => {
  const { world } = await setUp(HELD_AFTER);
  const answer = like(world);
  await waiting(world);
  expect(await world.control('POST', 'undo')).toMatchObject({ call: 'gameLike' });
  await world.control('DELETE', 'faults');
  expect((await answer).status).toBe(200);
});
