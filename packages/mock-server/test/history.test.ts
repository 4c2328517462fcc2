import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { firstExample, loadContract } from '../src/contract/document.ts';
import { COMMON, NOON, freshWorlds, internalWorld, startServer, type TestWorld } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const CONTRACT = loadContract();
const DEMO = 10_000_001;
const MINUTE = 60_000;

interface View {
  user: { coin: number };
  ledger: { reason: string }[];
}

function demo(world: { control<T>(method: 'GET', path: string): Promise<T> }) {
  return world.control<View>('GET', `players/${DEMO}`);
}

describe('undo', () => {
  it('reverses the latest change with its ledger entries, then the one before', async () => {
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
    // The order itself still exists: only the effects of its payment are reversed.
    const { user, ledger } = await demo(world);
    expect({ user, ledger }).toEqual({ user: before.user, ledger: before.ledger });
    expect((await world.call('checkRechargeOrder', { orderId }, { token })).body.isRechargeDone).toBe(false);

    expect(await world.control('POST', 'undo')).toMatchObject({ call: 'recharge3', documents: 1 });
    expect((await world.call('checkRechargeOrder', { orderId }, { token })).body.errcode).toBe(2306);
  });

  it('allows the undone change to be made again', async () => {
    const world = await newWorld();
    const token = await world.token();
    const like = () => world.done('gameLike', { id: 1005, like: 1 }, { token });
    await like();
    await world.control('POST', 'undo');
    await like();
    expect(await world.control('GET', 'history')).toMatchObject([{ call: 'gameLike' }]);
  });

  it('does not list reads and undos', async () => {
    const world = await newWorld();
    const token = await world.token();
    await world.done('gameLike', { id: 1005, like: 1 }, { token });
    await world.done('refreshData', {}, { token });
    await world.control('GET', 'players');
    expect(await world.control('GET', 'history')).toMatchObject([{ call: 'gameLike' }]);
    await world.control('POST', 'undo');
    expect(await world.control('GET', 'history')).toEqual([]);
    expect((await world.tryControl('POST', 'undo')).status).toBe(409);
  });

  it('leaves sessions that the control API opened or revoked, which the history does not contain', async () => {
    const world = await newWorld();
    await world.control('PATCH', `players/${DEMO}`, { coin: 7 });
    const revoked = await world.token();
    await world.control('DELETE', 'sessions');
    const token = await world.token();
    expect(await world.control('GET', 'history')).toMatchObject([{ summary: 'Change a player' }]);
    await world.control('POST', 'undo');
    expect((await demo(world)).user.coin).toBe(100_000);
    expect((await world.call('refreshData', {}, { token })).body.errcode).toBe(0);
    expect((await world.call('refreshData', {}, { token: revoked })).status).toBe(401);
    expect((await world.tryControl('POST', 'undo')).status).toBe(409);
  });

  it('ends at a restored snapshot', async () => {
    const world = await newWorld();
    const token = await world.token();
    await world.control('POST', 'snapshots', { name: 'start' });
    await world.done('gameLike', { id: 1005, like: 1 }, { token });
    await world.control('POST', 'snapshots/start/restore');
    expect((await world.tryControl('POST', 'undo')).status).toBe(409);
  });
});

describe('the history', () => {
  interface Entry {
    id: number;
    call: string;
    summary?: string;
    changes: { document: string; pointer: string; before?: unknown; after?: unknown }[];
  }
  const history = (world: TestWorld) => world.control<Entry[]>('GET', 'history');
  const setCoin = (world: TestWorld, coin: number) => world.control('PATCH', `players/${DEMO}`, { coin });
  const getState = async (world: TestWorld) =>
    (await world.control<{ state: Record<string, unknown> }>('GET', `players/${DEMO}`)).state;

  /** Sends the automatic calls of an open page. */
  const pageOpen = async (world: TestWorld, token: string, gameId: number | '' = ''): Promise<void> => {
    await world.done('online', { gameId }, { token });
    await world.done('exitGame', { gameId: 1005 }, { token });
    await world.done('actionLog', { action: 'page_view', page: '/lobby/home', eventTime: NOON }, { token });
    await world.done('refreshData', {}, { token });
  };

  it('restores a balance despite heartbeats, and keeps their data', async () => {
    const world = await newWorld();
    const token = await world.token();
    const before = (await demo(world)).user.coin;
    await setCoin(world, 7);
    await world.advance(60_000);
    await pageOpen(world, token);
    await world.done('online', { gameId: 1005 }, { token });
    const { lastSeenAt } = await getState(world);
    expect(await world.control('POST', 'undo')).toMatchObject({ summary: 'Change a player', count: 1 });
    expect((await demo(world)).user.coin).toBe(before);
    expect(await getState(world)).toMatchObject({ lastSeenAt, openGame: 1005 });
  });

  it('keeps a deposit in the list, however long two pages stay open', async () => {
    const world = await newWorld();
    await world.control('POST', 'players', { account: 'other' });
    const tokens = [await world.token(), await world.token('other')];
    const deposit = { amount: 500_00, version: 4, actType: 0, rechargeType: 1 };
    await world.done('recharge3', deposit, { token: tokens[0] ?? '' });
    const listed = await history(world);
    expect(listed[0]).toMatchObject({ call: 'recharge3' });
    for (let minute = 0; minute < 60; minute++)
      for (const token of tokens) await pageOpen(world, token, minute % 2 === 0 ? 1005 : '');
    expect(await history(world)).toEqual(listed);
  });

  it.each(CONTRACT.operations.filter(({ isQuery, isReport }) => isQuery || isReport))(
    'has no entry of $id, which reads or reports',
    async ({ path }) => {
      const { document } = CONTRACT;
      const media = document.paths[path]?.post?.requestBody.content['application/json'];
      const world = await newWorld();
      const token = await world.token();
      const listed = await history(world);
      const body = firstExample(document.components.examples, media) as object;
      expect((await world.call(path.replace('/app/v1/', ''), body, { token })).status).toBe(200);
      expect(await history(world)).toEqual(listed);
    },
  );

  const DUE = {
    'a read': (world: TestWorld, token: string) => world.done('refreshData', {}, { token }),
    'a heartbeat': (world: TestWorld, token: string) => world.done('online', { gameId: '' }, { token }),
    'the clock': (world: TestWorld) => world.advance(1),
  };

  it.each(Object.keys(DUE) as (keyof typeof DUE)[])(
    'has no entry of timers due by %s; an undo repeats them or reverses them with their cause',
    async (by) => {
      const world = await newWorld();
      const token = await world.token();
      await world.control('PATCH', 'config', { settleAfterMs: 60_000 });
      const { coin } = (await demo(world)).user;
      await world.done('recharge3', { amount: 500_00, version: 4, actType: 0, rechargeType: 1 }, { token });
      await setCoin(world, 7_00);
      const [latest, ...listed] = await history(world);
      await world.advance(60_000);
      const arrived = (await demo(world)).user.coin - 7_00;
      expect(arrived).toBeGreaterThanOrEqual(500_00);
      expect(await history(world)).toEqual([latest, ...listed]);

      // The restored balance was without the deposit, which is due again.
      await world.control('POST', 'undo');
      expect((await demo(world)).user.coin).toBe(coin);
      await DUE[by](world, token);
      expect((await demo(world)).user.coin).toBe(coin + arrived);
      expect(await history(world)).toEqual(listed);

      expect(await world.control('POST', 'undo')).toMatchObject({ call: 'recharge3' });
      await DUE[by](world, token);
      expect(await demo(world)).toMatchObject({
        user: { coin },
        ledger: [{ reason: 'seed' }, { reason: 'seed' }],
      });
    },
  );

  it('shows who was changed, by which call, and how', async () => {
    const world = await newWorld();
    const before = (await demo(world)).user.coin;
    await setCoin(world, 7);
    const path = `/w/${world.name}/__mock/players/${DEMO}`;
    expect(await history(world)).toMatchObject([
      {
        call: `PATCH ${path}`,
        path,
        summary: 'Change a player',
        playerId: DEMO,
        account: 'demoplayer',
        changes: expect.arrayContaining([
          { document: `player:${DEMO}`, pointer: '/coin', before, after: 7 },
        ]) as unknown,
      },
    ]);
    await world.done('gameLike', { id: 1005, like: 1 }, { token: await world.token() });
    expect((await history(world))[0]).toMatchObject({
      call: 'gameLike',
      path: `/w/${world.name}/app/v1/gameLike`,
      summary: 'Mark or unmark a favourite',
      account: 'demoplayer',
    });
  });

  it('shows no token', async () => {
    const world = await newWorld();
    const { accessToken } = (await world.signIn('demoplayer', 'tara1234')).body;
    const listed = JSON.stringify(await history(world));
    expect(listed).toContain('accountLogin');
    expect(listed).not.toContain(String(accessToken));
  });

  it('can be undone back to an entry, completely or not at all', async () => {
    const world = await newWorld();
    const coins = [(await demo(world)).user.coin, 1, 2, 3];
    for (const coin of coins.slice(1)) await setCoin(world, coin);
    const [, , oldest] = await history(world);
    expect((await world.tryControl('POST', 'undo', { through: 999 })).status).toBe(404);
    expect(await world.control('POST', 'undo', { through: (oldest?.id ?? 0) + 1 })).toMatchObject({
      count: 2,
      id: (oldest?.id ?? 0) + 1,
    });
    expect((await demo(world)).user.coin).toBe(1);
    expect(await history(world)).toEqual([oldest]);
    expect(await world.control('POST', 'undo', { through: oldest?.id })).toMatchObject({ count: 1 });
    expect((await demo(world)).user.coin).toBe(coins[0]);
    expect((await world.tryControl('POST', 'undo', { through: oldest?.id })).status).toBe(404);
  });

  it('reverses one change for each of several simultaneous undos, between heartbeats', async () => {
    const world = await newWorld();
    const token = await world.token();
    const { coin } = (await demo(world)).user;
    for (let value = 1; value <= 5; value++) await setCoin(world, value);
    const undone = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const [answer] = await Promise.all([
          world.tryControl('POST', 'undo'),
          world.done('online', { gameId: 1005 }, { token }),
          world.done('online', { gameId: '' }, { token }),
        ]);
        return answer.status;
      }),
    );
    expect(undone).toEqual([200, 200, 200, 200, 200]);
    expect((await demo(world)).user.coin).toBe(coin);
    expect(await history(world)).toEqual([]);
  });

  it('reverses the creation of a player who has been online since', async () => {
    const world = await newWorld();
    await world.control('POST', 'players', { account: 'brief' });
    await pageOpen(world, await world.token('brief'));
    expect(await world.control('POST', 'undo')).toMatchObject({ summary: 'Make a player', account: 'brief' });
    expect(await world.control('GET', 'players?account=brief')).toEqual([]);
  });

  it('restores each state in turn, whatever pages send meanwhile', async () => {
    const settled = async (world: TestWorld) => {
      const { lastSeenAt: _seen, openGame: _open, rngStreams: _draws, ...state } = await getState(world);
      return { state, ledger: (await demo(world)).ledger };
    };
    const requestedActions = fc.oneof(
      fc.record({ act: fc.constant('coin' as const), value: fc.integer({ min: 0, max: 900_00 }) }),
      fc.record({ act: fc.constant('like' as const), value: fc.integer({ min: 0, max: 1 }) }),
      fc.record({ act: fc.constant('avatar' as const), value: fc.integer({ min: 0, max: 9 }) }),
      fc.record({ act: fc.constant('page' as const), value: fc.integer({ min: 0, max: 1 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(requestedActions, { maxLength: 12 }), async (acts) => {
        const world = await newWorld();
        const token = await world.token();
        const states: unknown[] = [];
        let length = (await history(world)).length;
        for (const { act, value } of acts) {
          const before = await settled(world);
          if (act === 'coin') await setCoin(world, value);
          else if (act === 'like') await world.done('gameLike', { id: 1005, like: value }, { token });
          else if (act === 'avatar') await world.done('updateProfile', { avatar: value }, { token });
          else await pageOpen(world, token, value === 0 ? '' : 1005);
          const grown = (await history(world)).length;
          if (grown > length) states.push(before);
          length = grown;
        }
        for (const state of states.toReversed()) {
          await world.control('POST', 'undo');
          expect(await settled(world)).toEqual(state);
          await pageOpen(world, token);
        }
      }),
      { numRuns: 5 },
    );
  });
});

describe('worlds of a server', () => {
  it('are listed, and deleted one by one', async () => {
    const world = await newWorld('green');
    await world.call('anonymous/lobbyTips');
    const find = async () =>
      (await world.control<{ world: string; scenario: string; requests: number }[]>('GET', 'worlds')).find(
        (item) => item.world === world.name,
      );
    expect(await find()).toMatchObject({ scenario: 'green', requests: 1, players: 1 });
    expect((await world.tryControl('DELETE', 'worlds')).status).toBe(204);
    expect(await find()).toBeUndefined();
    expect(await world.control('GET', 'health')).toMatchObject({ scenario: 'default', players: 1 });
  });

  it('are created by a writing call, not by viewing them', async () => {
    const quiet = await startServer();
    const listed = async () => (await quiet.inject('/__mock/worlds')).json<{ world: string }[]>();
    for (const path of ['health', 'players', 'requests', 'history', 'state', 'snapshots', 'faults', 'config'])
      expect((await quiet.inject(`/w/looked-at/__mock/${path}`)).statusCode).toBe(200);
    expect((await quiet.inject('/w/looked-at/app/v1/refreshData')).statusCode).toBe(405);
    expect((await quiet.inject({ method: 'DELETE', url: '/w/looked-at/__mock/worlds' })).statusCode).toBe(
      204,
    );
    expect(await listed()).toEqual([]);
    const reading = {
      method: 'POST',
      url: '/w/looked-at/app/v1/anonymous/lobbyTips',
      payload: COMMON,
    } as const;
    expect((await quiet.inject(reading)).statusCode).toBe(200);
    expect(await listed()).toEqual([]);
    const payload = { ...COMMON, countryCode: '92', mobile: '3001234567', type: 0 };
    await quiet.inject({ method: 'POST', url: '/w/called/app/v1/smsSend', payload });
    expect(await listed()).toMatchObject([{ world: 'called', requests: 1 }]);
  });

  it('are kept while they are used, also those that were deleted and created again', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const busy = await startServer({ worldIdleMs: 60 * MINUTE });
      vi.advanceTimersByTime(MINUTE - 1);
      await internalWorld(busy, 'again');
      await busy.inject({ method: 'DELETE', url: '/w/again/__mock/worlds' });
      await internalWorld(busy, 'again');
      vi.advanceTimersByTime(1);
      await internalWorld(busy, 'default');
      const listed = await busy.inject('/__mock/worlds');
      expect(listed.json<{ world: string }[]>().map(({ world }) => world)).toContain('again');
    } finally {
      vi.useRealTimers();
    }
  });

  it('are deleted without calls for the configured time', async () => {
    const brief = await startServer({ worldIdleMs: 1 });
    await brief.world('short-lived').reset();
    await brief.world('default').config({ gameCount: 7 });
    await expect
      .poll(() =>
        brief
          .inject('/__mock/worlds')
          .then((reply) => reply.json<{ world: string }[]>().map((item) => item.world)),
      )
      .toEqual(['default']);
    expect(await brief.world('default').control('GET', 'config')).toMatchObject({ gameCount: 7 });
  });
});
