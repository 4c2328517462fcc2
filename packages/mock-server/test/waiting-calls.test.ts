import { describe, expect, it, vi } from 'vitest';
import { COMMON, freshWorlds, NOON, startServer, type Answer, type TestWorld } from './support/client.ts';

const server = await startServer();
const url = await server.listen();
const newWorld = freshWorlds(server);

/** How long a test waits for an event. */
const WAIT = { timeout: 10_000 };

const LONG_MS = 600_000;
const DELAY = { latency: { kind: 'fixed', ms: LONG_MS } };
const HANG = { effect: 'hang' };

interface Entry {
  id: number;
  time: number;
  status: number;
  errcode?: number;
  waitsMs?: number;
  changes?: unknown[];
}

/** A favourite of the demo player, sent over a connection of its own. */
async function like(world: TestWorld, signal?: AbortSignal): Promise<{ status: number; body: Answer }> {
  const answer = await fetch(`${url}/w/${world.name}/app/v1/gameLike`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: await world.token() },
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
  ['a call that hangs', HANG],
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
  it('ends the waiting of a call that hangs, but not of a delayed call', async () => {
    for (const [rule, status] of [
      [HANG, 0],
      [DELAY, 200],
    ] as const) {
      const { world } = await setUp(rule);
      const patience = new AbortController();
      const answer = like(world, patience.signal);
      await waiting(world);
      patience.abort();
      await expect(answer).rejects.toThrow(/abort/i);
      if (rule === DELAY) {
        await waiting(world);
        await world.control('DELETE', 'faults');
      }
      await expect.poll(async () => (await latest(world))?.waitsMs, WAIT).toBeUndefined();
      expect(await latest(world)).toMatchObject({ status });
      expect((await latest(world))?.changes).toHaveLength(1);
    }
  });
});

it('a change of a call that hangs can be undone while it waits', async () => {
  const { world } = await setUp(HANG);
  const answer = like(world);
  await waiting(world);
  expect(await world.control('POST', 'undo')).toMatchObject({ call: 'gameLike' });
  await world.control('DELETE', 'faults');
  expect((await answer).status).toBe(200);
});
