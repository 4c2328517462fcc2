import { describe, expect, it } from 'vitest';
import { createMockServer } from '../src/index.ts';
import { CHANNELS, order } from './support/deposits.ts';
import { freshWorlds, NOON, startServer, type TestWorld } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const DEMO = 10_000_001;
const SECOND = 1000;
const YEAR_2100 = Date.UTC(2100, 0, 1);

async function getStatus(world: TestWorld, method: 'POST' | 'PUT' | 'PATCH', path: string, body: object) {
  return (await world.tryControl(method, path, body)).status;
}

/** Calls that read the clock or a balance; none of them fails in a valid world. */
async function errcodesOfReads(world: TestWorld): Promise<number[]> {
  const token = await world.token();
  const calls = ['getAfterLoginInfo', 'refreshData', 'loginBonus3User', 'appFreeSignUser', 'getExchange'];
  return Promise.all(calls.map(async (call) => (await world.call(call, {}, { token })).body.errcode));
}
const NO_ERRORS = [0, 0, 0, 0, 0];

describe('the range of the clock', () => {
  it.each([0, 1, Date.UTC(1999, 11, 31), YEAR_2100 + 1, 8_640_000_000_000_001, Number.MAX_SAFE_INTEGER])(
    'excludes %d for new worlds and for moves',
    async (now) => {
      const world = await newWorld();
      expect(await getStatus(world, 'POST', 'reset', { now })).toBe(400);
      expect(await getStatus(world, 'POST', 'clock', { now })).toBe(400);
      expect(await errcodesOfReads(world)).toEqual(NO_ERRORS);
    },
  );

  it('includes both limits', async () => {
    const world = await newWorld();
    await world.control('POST', 'reset', { now: Date.UTC(2000, 0, 1) });
    expect(await errcodesOfReads(world)).toEqual(NO_ERRORS);
    await world.control('POST', 'clock', { now: YEAR_2100 });
    expect(await errcodesOfReads(world)).toEqual(NO_ERRORS);
  });

  it('cannot be left by a step', async () => {
    const world = await newWorld();
    await world.control('POST', 'clock', { now: YEAR_2100 - SECOND });
    expect(await getStatus(world, 'POST', 'clock', { advanceMs: 2 * SECOND })).toBe(409);
    expect(await world.control('GET', 'clock')).toMatchObject({ now: YEAR_2100 - SECOND });
  });

  it('cannot be left by an import', async () => {
    const world = await newWorld();
    const state = await world.control<{ data: object }>('GET', 'state');
    for (const clock of [
      { offsetMs: 1e20, frozenAt: null },
      { offsetMs: 0, frozenAt: 5 },
    ])
      expect(await getStatus(world, 'PUT', 'state', { ...state, data: { ...state.data, clock } })).toBe(400);
    expect(await errcodesOfReads(world)).toEqual(NO_ERRORS);
  });
});

describe('due timers', () => {
  it('run in their order as the clock moves, with immediate effect', async () => {
    const world = await newWorld();
    await world.control('POST', 'players', { account: 'friend', pid: DEMO });
    const tokens = [await world.token('friend'), await world.token()];
    for (const token of tokens) {
      await world.done('recharge3', order(500_00, CHANNELS.bank), { token });
      await world.advance(SECOND);
    }
    await world.advance(3600 * SECOND);
    const listed = await world.control<{ waiting: boolean }[]>('GET', 'orders');
    expect(listed.map(({ waiting }) => waiting)).toEqual([false, false]);
    interface Book {
      user: { coin: number };
      ledger: { time: number; reason: string }[];
    }
    const arrivals = await Promise.all(
      [DEMO + 1, DEMO].map(async (id) => {
        const { ledger } = await world.control<Book>('GET', `players/${id}`);
        return ledger.find(({ reason }) => reason === 'deposit')?.time;
      }),
    );
    expect(arrivals).toEqual([NOON + 20 * SECOND, NOON + 21 * SECOND]);
  });

  it('run before a balance is set', async () => {
    const world = await newWorld();
    await world.control('PATCH', 'config', { settleAfterMs: 0 });
    const token = await world.token();
    await world.done('recharge3', order(500_00, CHANNELS.bank), { token });
    await world.control('PATCH', `players/${DEMO}`, { coin: 7 });
    expect(await world.done('refreshData', {}, { token })).toMatchObject({ coin: 7 });
  });
});

describe('orders', () => {
  it('are listed newest first, also within one instant', async () => {
    const world = await newWorld();
    const token = await world.token();
    const opened: unknown[] = [];
    for (const amount of [500_00, 600_00, 700_00])
      opened.unshift((await world.done('recharge3', order(amount, CHANNELS.qr), { token }))['orderId']);
    const listed = await world.control<{ orderId: string }[]>('GET', 'orders');
    expect(listed.map(({ orderId }) => orderId)).toEqual(opened);
  });
});

describe('amounts', () => {
  it('leave room for further changes of money', async () => {
    const world = await newWorld();
    const most = 10_000_000_000_000;
    for (const field of ['coin', 'lottery', 'bet', 'totalRecharge', 'turnoverLeft', 'safebox']) {
      expect(await getStatus(world, 'PATCH', `players/${DEMO}`, { [field]: most + 1 })).toBe(400);
      await world.control('PATCH', `players/${DEMO}`, { [field]: most });
    }
    const token = await world.token();
    const { orderId } = await world.done('recharge3', order(500_00, CHANNELS.qr), { token });
    await world.control('POST', `orders/${String(orderId)}/settle`);
    expect(await errcodesOfReads(world)).toEqual(NO_ERRORS);
  });

  it('have the same limits in mails and switches', async () => {
    const world = await newWorld();
    const mail = (propList: object[]) =>
      getStatus(world, 'POST', `players/${DEMO}/mails`, { title: 'A', content: 'B', propList });
    const gift = { id: 2001, count: 100, betRate: 1 };
    expect(await mail([{ ...gift, count: Number.MAX_SAFE_INTEGER }])).toBe(400);
    expect(await mail([{ ...gift, betRate: 101 }])).toBe(400);
    expect(await mail(Array.from({ length: 21 }, () => gift))).toBe(400);
    expect(await mail([gift])).toBe(201);
    for (const change of [
      { userRegisterCoin: Number.MAX_SAFE_INTEGER },
      { tokenTtlMs: Number.MAX_SAFE_INTEGER },
      { qrWindowMs: Number.MAX_SAFE_INTEGER },
    ])
      expect(await getStatus(world, 'PATCH', 'config', change)).toBe(400);
    const session = { account: 'demoplayer', ttlMs: Number.MAX_SAFE_INTEGER };
    expect(await getStatus(world, 'POST', 'sessions', session)).toBe(400);
  });

  it('cannot make every name or password invalid', async () => {
    const world = await newWorld();
    const change = (config: object) => getStatus(world, 'PATCH', 'config', config);
    expect(await change({ passwordLengthMin: 21 })).toBe(400);
    expect(await change({ passwordLengthMin: 21, passwordLengthMax: 30 })).toBe(200);
    expect(await change({ passwordLengthMax: 20 })).toBe(400);
    expect(await getStatus(world, 'POST', 'reset', { config: { usernameLengthMax: 3 } })).toBe(400);
    expect(await getStatus(world, 'POST', 'reset', { config: { passwordLengthMax: 20 } })).toBe(200);
  });

  it('are limited to existing levels', async () => {
    const world = await newWorld();
    expect(await getStatus(world, 'PATCH', `players/${DEMO}`, { vip: 8 })).toBe(400);
    expect(await getStatus(world, 'PATCH', `players/${DEMO}`, { vip: 7 })).toBe(200);
  });
});

describe('a superior', () => {
  it('must be another player who is not below', async () => {
    const world = await newWorld();
    const make = (pid: number, account: string) => getStatus(world, 'POST', 'players', { account, pid });
    const set = (id: number, pid: number) => getStatus(world, 'PATCH', `players/${id}`, { pid });
    expect(await make(424_242, 'orphan')).toBe(404);
    expect(await make(DEMO, 'friend')).toBe(201);
    expect(await set(DEMO, 424_242)).toBe(404);
    expect(await set(DEMO, DEMO)).toBe(409);
    expect(await set(DEMO, DEMO + 1)).toBe(409);
    expect(await set(DEMO + 1, 0)).toBe(200);
    expect(await set(DEMO, DEMO + 1)).toBe(200);
  });
});

describe('an impossible expectation is refused:', () => {
  it('counts of calls that the contract does not have', async () => {
    const world = await newWorld();
    const { status, body } = await world.tryControl('POST', 'requests/verify', {
      operationId: 'rechrge3',
      times: 0,
    });
    expect(status).toBe(404);
    expect(JSON.stringify(body)).toContain('recharge3');
  });

  it('contradictory counts', async () => {
    const world = await newWorld();
    for (const counts of [
      { times: 1, atLeast: 1 },
      { times: 1, atMost: 2 },
      { atLeast: 2, atMost: 1 },
    ]) {
      const wanted = { operationId: 'recharge3', ...counts };
      expect(await getStatus(world, 'POST', 'requests/verify', wanted)).toBe(400);
    }
  });

  it('delays with inverted or missing bounds', async () => {
    const world = await newWorld();
    const fault = (latency: object) => world.tryControl('POST', 'faults', { operationId: 'online', latency });
    expect((await fault({ kind: 'uniform', minMs: 10, maxMs: 5 })).status).toBe(400);
    const { status, body } = await fault({ kind: 'gauss', ms: 5 });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: { message: '/latency/kind must be one of fixed, uniform, lognormal', pointer: '/latency/kind' },
    });
    expect(await world.control('GET', 'faults')).toEqual([]);
  });

  it('names the parameter in the error', async () => {
    const world = await newWorld();
    const { body } = await world.tryControl('GET', 'orders?playerId=abc');
    expect(body).toMatchObject({ error: { message: 'playerId must be integer' } });
  });
});

describe('a refusal', () => {
  const FAULT = { operationId: 'online' };
  it.each([
    [
      'POST',
      'faults',
      { ...FAULT, latency: 300 },
      '/latency must be object: { kind: "fixed", ms } or { kind: "uniform", minMs, maxMs } or { kind: "lognormal", medianMs, sigma }',
    ],
    ['POST', 'faults', { ...FAULT, latency: {} }, '/latency/kind must be one of fixed, uniform, lognormal'],
    [
      'POST',
      'faults',
      { ...FAULT, latency: { kind: 'uniform', minMs: 1 } },
      "/latency/maxMs must have required property 'maxMs'",
    ],
    [
      'POST',
      'faults',
      { ...FAULT, latency: { kind: 'fixed', ms: 5, wait: 5 } },
      'There is no field wait; the fields are kind, ms',
    ],
    ['POST', 'faults', { ...FAULT, latency: { kind: 'fixed', ms: -1 } }, '/latency/ms must be >= 0'],
    [
      'POST',
      'faults',
      { ...FAULT, effect: 'drop' },
      '/effect must be one of dropBefore, dropAfter, truncate, hold',
    ],
    [
      'POST',
      'sessions',
      { user: 'demoplayer' },
      'There is no field user; the fields are playerId, account, ttlMs',
    ],
    ['PATCH', 'config', { mode: 'blue' }, '/mode must be one of green, normal'],
    ['PATCH', 'config', { requestLimit: 5 }, '/requestLimit must be object,null: { calls, windowMs }'],
    ['PATCH', `players/${DEMO}`, { coin: 10.5 }, '/coin must be integer, in hundredths'],
    ['PATCH', `players/${DEMO}`, { safebox: -1 }, '/safebox must be >= 0, in hundredths'],
    ['PATCH', 'config', { userRegisterCoin: '50' }, '/userRegisterCoin must be integer, in hundredths'],
  ] as const)(
    'names the expected fields, values and units: %s %s %j',
    async (method, path, body, message) => {
      const world = await newWorld();
      expect(await world.tryControl(method, path, body)).toMatchObject({
        status: 400,
        body: { error: { message } },
      });
    },
  );
});

describe('createMockServer', () => {
  const wrong: readonly (readonly [string, object])[] = [
    ['seed', { seed: -1 }],
    ['seed', { seed: 1.5 }],
    ['now', { now: Number.NaN }],
    ['now', { now: 5 }],
    ['scenario', { scenario: 'blue-moon' }],
    ['port', { port: -1 }],
    ['worldIdleMs', { worldIdleMs: -1 }],
    ['latency', { latency: -5 }],
    ['latency', { latency: { kind: 'uniform', minMs: 9, maxMs: 2 } }],
  ];
  it.each(wrong)('refuses %s: %j', async (name, options) => {
    await expect(createMockServer({ port: 0, ...options })).rejects.toThrow(name);
  });
});
