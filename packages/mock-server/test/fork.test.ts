import { describe, expect, it } from 'vitest';
import { playerKey } from '../src/domain/player/documents.ts';
import { freshWorlds, getWorld, internalWorld, NOON, startServer, type TestWorld } from './support/client.ts';
import { order } from './support/deposits.ts';
import { DEMO, fork, latestCall, safeboxToken, type Health } from './support/forks.ts';
import { invite } from './support/friends.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const MINUTE = 60_000;

function tryFork(world: TestWorld, id: number, body: object = {}) {
  return world.tryControl('POST', `requests/${id}/fork`, body);
}

async function getCoin(world: TestWorld): Promise<number> {
  return (await world.control<{ user: { coin: number } }>('GET', `players/${DEMO}`)).user.coin;
}

describe('a fork', () => {
  it('has the state before the call, and the source stays as it is', async () => {
    const world = await newWorld();
    const token = await safeboxToken(world);
    await world.done('safeboxDeposit', { amount: 100_00 }, { token });
    await world.done('safeboxDeposit', { amount: 30_00 }, { token });
    const second = await latestCall(world);
    await world.done('safeboxDeposit', { amount: 7_00 }, { token });
    expect(await fork(world, second, { world: 'before-second' })).toMatchObject({
      world: 'before-second',
      scenario: 'default',
      now: NOON,
      players: 1,
    });
    expect(await getCoin(getWorld(server, 'before-second'))).toBe(900_00);
    expect(await getCoin(world)).toBe(863_00);
    // Both go on by themselves.
    await getWorld(server, 'before-second').done('safeboxDeposit', { amount: 1_00 }, { token });
    await world.done('safeboxDeposit', { amount: 2_00 }, { token });
    expect([await getCoin(getWorld(server, 'before-second')), await getCoin(world)]).toEqual([
      899_00, 861_00,
    ]);
  });

  it('gets the first free name if the caller sends none', async () => {
    const world = await newWorld();
    await world.done('refreshData', {}, { token: await world.token() });
    const id = await latestCall(world);
    const names = [
      await fork(world, id),
      (await world.tryControl('POST', `requests/${id}/fork`)).body as Health,
    ];
    expect(names.map((health) => health.world)).toEqual(['fork-1', 'fork-2']);
    await getWorld(server, 'fork-1').control('DELETE', 'worlds');
    expect((await fork(world, id)).world).toBe('fork-1');
  });

  it('has the clock and the switches of that moment, no faults and an empty journal', async () => {
    const world = await newWorld('default', { zoneMinutes: 330 });
    const token = await world.token();
    await world.control('POST', 'faults', { operationId: 'gameLike', errcode: 2101 });
    await world.control('PATCH', 'config', { newerAnswers: 'more' });
    await world.advance(MINUTE);
    await world.done('refreshData', {}, { token });
    const id = await latestCall(world);
    await world.control('PATCH', 'config', { newerAnswers: 'none', zoneMinutes: 300 });
    await world.advance(MINUTE);
    await fork(world, id, { world: 'settings' });
    const forked = getWorld(server, 'settings');
    expect(await forked.control('GET', 'clock')).toEqual({ now: NOON + MINUTE, frozen: true });
    expect(await forked.control('GET', 'config')).toMatchObject({ newerAnswers: 'more', zoneMinutes: 330 });
    expect(await forked.control('GET', 'faults')).toEqual([]);
    expect(await forked.control('GET', 'requests')).toEqual([]);
    expect(await forked.control('GET', 'history')).toEqual([]);
  });

  it('runs on from the time of the call if the clock ran', async () => {
    const world = await newWorld();
    await world.control('POST', 'clock', { frozen: false });
    await world.done('refreshData', {}, { token: await world.token() });
    const id = await latestCall(world);
    const { time } = await world.control<{ time: number }>('GET', `requests/${id}`);
    await world.control('POST', 'clock', { advanceMs: 60 * MINUTE, frozen: true });
    const { world: name } = await fork(world, id);
    const clock = await getWorld(server, name).control<{ now: number; frozen: boolean }>('GET', 'clock');
    expect(clock.frozen).toBe(false);
    expect(clock.now).toBeGreaterThanOrEqual(time);
    expect(clock.now).toBeLessThan(time + 60 * MINUTE);
  });

  it('contains a change that was undone after the call', async () => {
    const world = await newWorld();
    const token = await world.token();
    await world.control('PATCH', `players/${DEMO}`, { coin: 7 });
    await world.done('gameLike', { id: 1005, like: 1 }, { token });
    const id = await latestCall(world);
    await world.control('POST', 'undo', {});
    await world.control('POST', 'undo', {});
    expect(await getCoin(world)).toBe(1_000_00);
    expect(await getCoin(getWorld(server, (await fork(world, id)).world))).toBe(7);
  });

  it('contains neither a simultaneous call nor a part of one', async () => {
    const world = await newWorld();
    const tokens = [await world.token()];
    for (let friend = 1; friend <= 4; friend++) tokens.push((await invite(world, `friend${friend}`)).token);
    const before = await (await internalWorld(server, world.name)).export();
    await world.done('refreshData', {}, { token: tokens[0] ?? '' });
    const id = await latestCall(world);
    const body = order(500_00, 2);
    const settle = async (token: string): Promise<void> => {
      const { orderId } = await world.done('recharge3', body, { token });
      await world.control('POST', `orders/${String(orderId)}/settle`);
    };
    await Promise.all(
      tokens.flatMap((token) => [
        settle(token),
        world.call('gameLike', { id: 1005, like: 1 }, { token }),
        world.call('smsSend', { countryCode: '92', mobile: '3001234567', type: 0 }),
      ]),
    );
    const { contents } = await (await internalWorld(server, (await fork(world, id)).world)).export();
    // The first read of the day changes the player before, but not the other players.
    expect(contents.logs).toEqual(before.contents.logs);
    expect({ ...contents.documents, [playerKey(DEMO)]: {} }).toEqual({
      ...before.contents.documents,
      [playerKey(DEMO)]: {},
    });
  });
});

describe('a request to fork', () => {
  it('refuses a call that the journal does not have', async () => {
    const world = await newWorld();
    expect(await tryFork(world, 99)).toMatchObject({
      status: 404,
      body: { error: { message: 'The journal has no such entry; it may have been removed.' } },
    });
    await world.done('refreshData', {}, { token: await world.token() });
    const id = await latestCall(world);
    await world.control('DELETE', 'requests');
    expect((await tryFork(world, id)).status).toBe(404);
  });

  it('refuses the name of an existing world, and a name that no world can have', async () => {
    const world = await newWorld();
    await world.done('refreshData', {}, { token: await world.token() });
    const id = await latestCall(world);
    expect(await tryFork(world, id, { world: world.name })).toEqual({
      status: 409,
      body: { error: { message: `A world called ${world.name} exists.`, pointer: '/world' } },
    });
    expect(await tryFork(world, id, { world: 'No Name' })).toMatchObject({
      status: 400,
      body: { error: { pointer: '/world' } },
    });
  });

  it.each(['import', 'restore'])('refuses a call before the latest %s', async (how) => {
    const world = await newWorld();
    const token = await world.token();
    await world.control('POST', 'snapshots', { name: 'saved' });
    await world.done('refreshData', {}, { token });
    const id = await latestCall(world);
    if (how === 'import') await world.control('PUT', 'state', await world.control('GET', 'state'));
    else await world.control('POST', 'snapshots/saved/restore');
    expect(await tryFork(world, id, { world: `not-${how}` })).toMatchObject({
      status: 409,
      body: { error: { message: 'The world was replaced since this call; later calls can be forked.' } },
    });
    expect(await server.app.inject('/__mock/worlds').then((reply) => reply.payload)).not.toContain(
      `not-${how}`,
    );
    await world.done('refreshData', {}, { token });
    expect((await tryFork(world, await latestCall(world))).status).toBe(201);
  });

  it('refuses a call whose later changes are not stored, and names the oldest possible call', async () => {
    const world = await newWorld();
    const token = await world.token();
    await world.done('refreshData', {}, { token });
    const old = await latestCall(world);
    const { history } = await internalWorld(server, world.name);
    const changes = { documents: [{ key: 'x:1', before: {}, after: { n: 1 } }], appended: {} };
    const fill = async (): Promise<void> => {
      for (let at = 1; at <= 2100; at++)
        await history.add({ call: 'filler', time: NOON, changes: { ...changes, at } });
    };
    await fill();
    await fill();
    await world.done('refreshData', {}, { token });
    const latest = await latestCall(world);
    expect(await tryFork(world, old)).toEqual({
      status: 409,
      body: { error: { message: `This call is too old: forks reach back to call ${latest}.` } },
    });
    expect((await tryFork(world, latest)).status).toBe(201);
  });
});
