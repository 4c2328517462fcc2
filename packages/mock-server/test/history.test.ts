import { describe, expect, it } from 'vitest';
import { COMMON, freshWorlds, startServer } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const DEMO = 10_000_001;

interface View {
  user: { coin: number };
  ledger: { reason: string }[];
}

function demo(world: { control<T>(method: 'GET', path: string): Promise<T> }) {
  return world.control<View>('GET', `players/${DEMO}`);
}

describe('undo', () => {
  it('takes back the latest change with its ledger lines, then the one before', async () => {
    const world = await newWorld();
    const token = await world.token();
    const before = await demo(world);
    const { orderId } = await world.done(
      'recharge3',
      { amount: 500_00, version: 4, actType: 0, rechargeType: 1 },
      { token },
    );
    await world.control('POST', `orders/${String(orderId)}/settle`);
    expect((await demo(world)).user.coin).toBe(before.user.coin + 500_00 + 300_00);

    const settled = await world.control<{ call: string; entries: number }>('POST', 'undo');
    expect(settled.call).toMatch(/settle$/);
    expect(settled.entries).toBeGreaterThan(2);
    // The order itself is still there, waiting: what its payment changed is gone.
    const { user, ledger } = await demo(world);
    expect({ user, ledger }).toEqual({ user: before.user, ledger: before.ledger });
    expect((await world.call('checkRechargeOrder', { orderId }, { token })).body.isRechargeDone).toBe(false);

    expect(await world.control('POST', 'undo')).toMatchObject({ call: 'recharge3', documents: 1 });
    expect((await world.call('checkRechargeOrder', { orderId }, { token })).body.errcode).toBe(2306);
  });

  it('lets what was undone be done again', async () => {
    const world = await newWorld();
    const token = await world.token();
    const like = () => world.done('gameLike', { id: 1005, like: 1 }, { token });
    await like();
    await world.control('POST', 'undo');
    await like();
    expect(await world.control('GET', 'history')).toMatchObject([{ call: 'gameLike' }, {}]);
  });

  it('does not list calls that read, nor itself', async () => {
    const world = await newWorld();
    const token = await world.token();
    await world.done('refreshData', {}, { token });
    await world.control('GET', 'players');
    expect(await world.control('GET', 'history')).toMatchObject([{ documents: 2 }]);
    await world.control('POST', 'undo');
    expect(await world.control('GET', 'history')).toEqual([]);
    expect((await world.tryControl('POST', 'undo')).status).toBe(409);
    expect((await world.call('refreshData', {}, { token })).status).toBe(401);
  });

  it('ends where a restored snapshot begins', async () => {
    const world = await newWorld();
    const token = await world.token();
    await world.control('POST', 'snapshots', { name: 'start' });
    await world.done('gameLike', { id: 1005, like: 1 }, { token });
    await world.control('POST', 'snapshots/start/restore');
    expect((await world.tryControl('POST', 'undo')).status).toBe(409);
  });
});

describe('worlds of a server', () => {
  it('are listed, and dropped one by one', async () => {
    const world = await newWorld('green');
    await world.call('anonymous/lobbyTips');
    const find = async () =>
      (await world.control<{ world: string; scenario: string; requests: number }[]>('GET', 'worlds')).find(
        (one) => one.world === world.name,
      );
    expect(await find()).toMatchObject({ scenario: 'green', requests: 1, players: 1 });
    expect((await world.tryControl('DELETE', 'worlds')).status).toBe(204);
    expect(await find()).toBeUndefined();
    expect(await world.control('GET', 'health')).toMatchObject({ scenario: 'default', players: 1 });
  });

  it('come into being by a call, not by a look', async () => {
    const quiet = await startServer();
    const listed = async () => (await quiet.inject('/__mock/worlds')).json<{ world: string }[]>();
    for (const path of ['health', 'players', 'requests', 'history', 'state', 'snapshots', 'faults', 'config'])
      expect((await quiet.inject(`/w/looked-at/__mock/${path}`)).statusCode).toBe(200);
    expect((await quiet.inject('/w/looked-at/app/v1/refreshData')).statusCode).toBe(405);
    expect((await quiet.inject({ method: 'DELETE', url: '/w/looked-at/__mock/worlds' })).statusCode).toBe(
      204,
    );
    expect(await listed()).toEqual([]);
    await quiet.inject({ method: 'POST', url: '/w/called/app/v1/anonymous/lobbyTips', payload: COMMON });
    expect(await listed()).toMatchObject([{ world: 'called', requests: 1 }]);
  });

  it('go when nobody has called them for as long as the server keeps them', async () => {
    const brief = await startServer({ worldIdleMs: 1 });
    await brief.world('short-lived');
    const first = await brief.world('default');
    await first.reconfigure({ gameCount: 7 });
    await expect
      .poll(async () => {
        await brief.world('default');
        return brief
          .inject('/__mock/worlds')
          .then((reply) => reply.json<{ world: string }[]>().map((one) => one.world));
      })
      .toEqual(['default']);
    expect((await brief.world('default')).config.gameCount).toBe(7);
  });
});
