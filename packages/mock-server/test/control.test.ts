import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contractFile } from '../src/files/package-files.ts';
import { createMockServer } from '../src/index.ts';
import { freshWorlds, NOON, startServer, getWorld } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const DEMO = 10_000_001;

interface Schema {
  properties?: object;
  allOf?: Schema[];
}
const CONTROL = JSON.parse(readFileSync(contractFile('control.json'), 'utf8')) as {
  components: { schemas: Record<string, Schema> };
};

interface Player {
  user: { id: number };
}

/** A value of each settable field of a player, and where it appears. */
const PLAYER_FIELDS: Readonly<Record<string, readonly [value: unknown, shown: object]>> = {
  nickname: ['Amina', { user: { nickname: 'Amina' } }],
  avatar: [3, { user: { avatar: 3 } }],
  coin: [7_00, { user: { coin: 7_00 }, ledger: [{ currency: 'coin', balance: 7_00 }] }],
  lottery: [8_00, { user: { lottery: 8_00 }, ledger: [{ currency: 'points', balance: 8_00 }] }],
  safebox: [9_00, { user: { safebox: 9_00 }, ledger: [{ currency: 'safebox', balance: 9_00 }] }],
  bet: [5_00, { user: { bet: 5_00 } }],
  totalRecharge: [6_00, { user: { totalRecharge: 6_00 } }],
  turnoverLeft: [4_00, { turnoverLeft: 4_00 }],
  vip: [2, { user: { vip: 2 } }],
  vipExp: [33, { user: { vipExp: 33 } }],
  firstRecharge: [1, { user: { firstRecharge: 1 } }],
  memberDot: [1, { user: { memberDot: 1 } }],
  hasKyc: [true, { user: { hasKyc: true } }],
  disabled: [true, { disabled: true }],
  activityIds: [[4], { state: { overrides: { activityIds: [4] } } }],
  mobile: ['3001112223', { user: { mobile: expect.stringContaining('2223') as unknown } }],
  pid: [DEMO, { user: { pid: DEMO } }],
};

describe('an exported state', () => {
  it('can be imported into another world', async () => {
    const world = await newWorld();
    const token = await world.token();
    const order = { amount: 500_00, version: 4, actType: 0, rechargeType: 1 };
    const { orderId } = await world.done('recharge3', order, { token });
    const state = await world.control('GET', 'state');
    const copy = await newWorld();
    await copy.control('PUT', 'state', state);
    await copy.control('POST', `orders/${String(orderId)}/settle`);
    expect(await copy.done('refreshData', {}, { token })).toMatchObject({ coin: 1_000_00 + 500_00 + 300_00 });
    expect(await world.done('refreshData', {}, { token })).toMatchObject({ coin: 1_000_00 });
  });

  it('a state of another format or shape is refused without an effect', async () => {
    const world = await newWorld();
    const state = await world.control('GET', 'state');
    expect((await world.tryControl('PUT', 'state', { ...state, format: 99 })).status).toBe(409);
    expect((await world.tryControl('PUT', 'state', { ...state, data: { players: [] } })).status).toBe(400);
    expect(await world.control('GET', 'health')).toMatchObject({ players: 1 });
  });

  it('a state with incomplete players or wrong ledgers is refused with the place of the defect', async () => {
    type Books = Record<'coin' | 'lottery' | 'safebox', number> & { likes?: object };
    interface Exported {
      data: { contents: { documents: Record<string, Books> } };
    }
    const world = await newWorld();
    const businessError = async (change: (player: Books) => void) => {
      const state = await world.control<Exported>('GET', 'state');
      const player = state.data.contents.documents[`player:${DEMO}`];
      if (player) change(player);
      const { status, body } = await world.tryControl('PUT', 'state', state);
      return [status, JSON.stringify(body)];
    };
    for (const balance of ['coin', 'lottery', 'safebox'] as const)
      expect(await businessError((player) => (player[balance] += 1))).toEqual([
        400,
        expect.stringContaining(`/${balance}: `),
      ]);
    expect(await businessError((player) => delete player.likes)).toEqual([
      400,
      expect.stringContaining('/likes: '),
    ]);
    expect(await world.control('GET', 'health')).toMatchObject({ players: 1 });
  });

  it('is restored from a snapshot', async () => {
    const world = await newWorld();
    const token = await world.token();
    await world.control('POST', 'snapshots', { name: 'before' });
    await world.control('PATCH', `players/${DEMO}`, { coin: 7 });
    await world.advance(5000);
    expect(await world.control('POST', 'snapshots/before/restore')).toEqual({ name: 'before', now: NOON });
    expect(await world.done('refreshData', {}, { token })).toMatchObject({ coin: 1_000_00 });
    expect(await world.control('GET', 'clock')).toEqual({ now: NOON, frozen: true });
    expect((await world.tryControl('DELETE', 'snapshots/before')).status).toBe(204);
    expect((await world.tryControl('POST', 'snapshots/before/restore')).status).toBe(404);
  });
});

describe('the clock', () => {
  it('steps, can be set, stopped and started, and never goes back', async () => {
    const world = await newWorld();
    expect(await world.control('POST', 'clock', { advanceMs: 1000 })).toEqual({
      now: NOON + 1000,
      frozen: true,
    });
    expect(await world.control('POST', 'clock', { now: NOON + 9000 })).toMatchObject({ now: NOON + 9000 });
    expect((await world.tryControl('POST', 'clock', { now: NOON })).status).toBe(409);
    expect((await world.tryControl('POST', 'clock', { advanceMs: 1, now: NOON + 10_000 })).status).toBe(400);
    expect((await world.tryControl('POST', 'clock', { advanceMs: -1 })).status).toBe(400);
    expect(await world.control('POST', 'clock', { frozen: false })).toMatchObject({ frozen: false });
  });

  it('begins at the time of the reset', async () => {
    const world = await newWorld();
    expect(await world.control('POST', 'reset', { now: NOON + 42 })).toMatchObject({ now: NOON + 42 });
  });
});

describe('players', () => {
  it('are created, read and changed, and balances match their ledger', async () => {
    const world = await newWorld();
    const made = await world.control<{ user: { id: number } }>('POST', 'players', {
      account: 'moonlight',
      password: 'secret77',
      coin: 100_00,
      mobile: '3001234567',
    });
    expect((await world.signIn('moonlight', 'secret77')).body['id']).toBe(made.user.id);
    const patch = {
      coin: 40_00,
      lottery: 5_00,
      vip: 6,
      firstRecharge: 1,
      activityIds: [42],
      nickname: 'Luna',
    };
    const changed = await world.control<{ ledger: object[] }>('PATCH', `players/${made.user.id}`, patch);
    expect(changed).toMatchObject({
      user: { coin: 40_00, lottery: 5_00, vip: 6, firstRecharge: 1, nickname: 'Luna' },
    });
    expect(changed.ledger.slice(0, 2)).toMatchObject([
      { currency: 'points', amount: 5_00, reason: 'adjustment' },
      { currency: 'coin', amount: -60_00, balance: 40_00, reason: 'adjustment' },
    ]);
    const token = await world.token('moonlight');
    expect((await world.done('getActivityIds', {}, { token }))['activityIds']).toEqual([42]);
  });

  it.each(Object.entries(PLAYER_FIELDS))(
    'accept %s at creation, alone or in bulk, as in a change',
    async (field, [value, shown]) => {
      const world = await newWorld();
      const getDetail = async (account: string) => {
        const [found] = await world.control<Player[]>('GET', `players?account=${account}`);
        return world.control<Player>('GET', `players/${found?.user.id}`);
      };
      await world.control('POST', 'players', { account: 'made', [field]: value });
      expect(await getDetail('made')).toMatchObject(shown);
      // A number belongs to one player only.
      if (field === 'mobile')
        await world.control('PATCH', `players/${(await getDetail('made')).user.id}`, { mobile: '' });
      await world.control('POST', 'players', { account: 'changed' });
      await world.control('PATCH', `players/${(await getDetail('changed')).user.id}`, { [field]: value });
      expect(await getDetail('changed')).toMatchObject(shown);
      const crowd = await world.tryControl('POST', 'players/bulk', {
        prefix: 'crowd',
        count: 1,
        [field]: value,
      });
      const isOnePlayers = field === 'mobile' || field === 'pid';
      expect(crowd.status).toBe(isOnePlayers ? 400 : 201);
      expect(isOnePlayers ? shown : await getDetail('crowd1')).toMatchObject(shown);
    },
  );

  it('accept no other field', () => {
    const { schemas } = CONTROL.components;
    const fields = ['PlayerSettings', 'PlayerFields'].flatMap((name) => {
      const { properties, allOf = [] } = schemas[name] ?? {};
      return [properties, ...allOf.map((part) => part.properties)].flatMap((part) => Object.keys(part ?? {}));
    });
    expect(Object.keys(PLAYER_FIELDS).toSorted()).toEqual(fields.toSorted());
  });

  it('are not created with invalid values', async () => {
    const world = await newWorld();
    for (const [field, value, status] of [
      ['nickname', 'two\nlines', 400],
      ['vip', 9999, 400],
      ['pid', 4711, 404],
      ['mobile', '3001112223', 409],
      ['coin', -1, 400],
    ] as const) {
      if (field === 'mobile') await world.control('POST', 'players', { account: 'owner', mobile: value });
      expect((await world.tryControl('POST', 'players', { account: 'made', [field]: value })).status).toBe(
        status,
      );
      expect((await world.tryControl('PATCH', `players/${DEMO}`, { [field]: value })).status).toBe(status);
    }
    expect(await world.control('GET', 'players?account=made')).toEqual([]);
  });

  it('release an unbound number, and conflict over a bound one', async () => {
    const world = await newWorld();
    await world.control('POST', 'players', { account: 'owner', mobile: '3001234567' });
    expect((await world.tryControl('PATCH', `players/${DEMO}`, { mobile: '3001234567' })).status).toBe(409);
    await world.control('PATCH', `players/${DEMO + 1}`, { mobile: '' });
    expect((await world.tryControl('PATCH', `players/${DEMO}`, { mobile: '3001234567' })).status).toBe(200);
    expect((await world.tryControl('POST', 'players', { account: 'owner' })).status).toBe(409);
    expect((await world.tryControl('GET', 'players/5')).status).toBe(404);
  });

  it('get sessions without a login, and lose them', async () => {
    const world = await newWorld();
    const { token, expireTime } = await world.control<{ token: string; expireTime: number }>(
      'POST',
      'sessions',
      {
        playerId: DEMO,
        ttlMs: 1000,
      },
    );
    expect(expireTime).toBe(NOON + 1000);
    expect((await world.call('refreshData', {}, { token })).status).toBe(200);
    expect(await world.control('DELETE', `sessions?playerId=${DEMO}`)).toEqual({ count: 1 });
    expect((await world.call('refreshData', {}, { token })).status).toBe(401);
    expect((await world.tryControl('POST', 'sessions', { account: 'nobody' })).status).toBe(404);
  });

  it('have at most twenty open sessions; a new one closes the oldest', async () => {
    const world = await newWorld();
    const first = await world.token();
    const second = await world.token();
    for (let i = 0; i < 19; i++) await world.token();
    expect((await world.call('refreshData', {}, { token: first })).status).toBe(401);
    expect((await world.call('refreshData', {}, { token: second })).status).toBe(200);
  });
});

describe('the journal', () => {
  it('lists calls without secrets', async () => {
    const world = await newWorld();
    const { token } = (await world.signIn('demoplayer', 'tara1234')).body;
    await world.signIn('demoplayer', 'not-this-one');
    await world.call('startGame', { gameId: 1001 }, { token: String(token) });
    const failed = await world.control<object[]>('GET', 'requests?operationId=accountLogin&errcode=1019');
    expect(failed).toMatchObject([{ status: 200, request: { account: 'demoplayer', password: '***' } }]);
    const [newest] = await world.control<object[]>('GET', `requests?playerId=${DEMO}&limit=1`);
    expect(newest).toMatchObject({
      operationId: 'startGame',
      response: { gameUrl: expect.stringMatching(/\?t=\*\*\*$/) },
    });
    expect(JSON.stringify(await world.control('GET', 'requests'))).not.toContain(String(token));
    expect(await world.control('DELETE', 'requests')).toMatchObject({ count: expect.any(Number) });
    expect(await world.control('GET', 'requests')).toEqual([]);
  });
});

describe('a control call', () => {
  it('is refused with an invalid body or parameter', async () => {
    const world = await newWorld();
    const refused = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
      (await world.tryControl(method, path, body)).status;
    expect(await refused('POST', 'reset', { scenari: 'green' })).toBe(400);
    expect(await refused('POST', 'reset', { scenario: 'green-moon' })).toBe(404);
    expect(await refused('PATCH', 'config', { mode: 'blue' })).toBe(400);
    expect(await refused('GET', 'requests?limit=many')).toBe(400);
    expect(await refused('GET', 'requests?colour=red')).toBe(400);
    expect(await refused('GET', 'players/me')).toBe(404);
    expect(await refused('GET', 'orders?playerId=me')).toBe(400);
    expect(await refused('POST', 'orders/TS10000001-0001/settle')).toBe(404);
  });

  it('requires the token of a server that has one', async () => {
    const guarded = await startServer({ host: '0.0.0.0', controlToken: 'let-me-in' });
    const health = (headers: Record<string, string>) => guarded.inject({ url: '/__mock/health', headers });
    expect((await health({})).statusCode).toBe(401);
    expect((await health({ 'x-control-token': 'let-me-on' })).statusCode).toBe(401);
    expect((await health({ 'x-control-token': 'let-me-in' })).statusCode).toBe(200);
    expect((await getWorld(guarded, 'default').call('anonymous/lobbyTips')).status).toBe(200);
  });

  it('is never available without a token on an address that others reach', async () => {
    await expect(createMockServer({ host: '0.0.0.0' })).rejects.toThrow(/token/);
    await expect(createMockServer({ host: '192.168.1.4', controlToken: '' })).rejects.toThrow(/token/);
  });
});

describe('the scenarios', () => {
  it('are listed by name, and each starts', async () => {
    const world = await newWorld();
    const list = await world.control<{ name: string; description: string }[]>('GET', 'scenarios');
    const wanted = ['default', 'green', 'phone-otp', 'phone-no-otp', 'new-player', 'maintenance', 'empty'];
    expect(list.map(({ name }) => name)).toEqual(expect.arrayContaining(wanted));
    for (const { name } of list) {
      await world.control('POST', 'reset', { scenario: name });
      await world.done('anonymous/appConfig', { gameListVersion: 0 });
      await world.done('getAfterLoginInfo', {}, { token: await world.token() });
    }
  });
});
