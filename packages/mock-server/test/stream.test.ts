import { describe, expect, it } from 'vitest';
import { COMMON, freshWorlds, internalWorld, startServer, type TestWorld } from './support/client.ts';
import { CHANNELS, decide, getPath, order } from './support/deposits.ts';
import { openStream } from './support/stream.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

function follow(world: TestWorld, query = '', headers?: Record<string, string>) {
  return openStream(server, `/w/${world.name}/__mock/stream${query}`, headers);
}

/** Calls that write nothing but their journal entry. */
function visit(world: TestWorld) {
  return world.done('anonymous/lobbyTips');
}

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('the calls of a stream', () => {
  it('are the entries of the journal with title and account, without headers, bodies and changes', async () => {
    const world = await newWorld();
    const token = await world.token();
    const stream = await follow(world);
    await world.raw({
      method: 'POST',
      url: '/app/v1/refreshData?token=abc',
      payload: COMMON,
      headers: { authorization: token, traceparent: `00-${TRACE_ID}-00f067aa0ba902b7-01` },
    });
    const [call] = await stream.next();
    const [entry] = await world.control<Record<string, unknown>[]>('GET', 'requests');
    const { headers: _headers, request: _request, response: _response, ...shown } = entry ?? {};
    expect(call).toEqual({
      event: 'call',
      id: expect.stringMatching(/^1\.0\.\d+$/) as unknown,
      data: { ...shown, summary: 'Refresh the balance', account: 'demoplayer' },
    });
    expect(shown).toMatchObject({ traceId: TRACE_ID, path: expect.stringContaining('token=***') as unknown });
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': expect.any(String) as unknown,
    });
    expect(stream.text()).toMatch(/^retry: 1000\n\n/);
  });

  it('come at their arrival and again when they are answered', async () => {
    const world = await newWorld();
    const before = await follow(world);
    const latency = { kind: 'fixed', ms: 600_000 };
    await world.control('POST', 'faults', { operationId: 'lobbyTips', times: 1, latency });
    const call = visit(world);
    const [arrived] = await before.next(1, 'call');
    expect(arrived?.data).toMatchObject({ id: 1, status: 0, waitsMs: expect.any(Number) as unknown });
    // A reader that connects while the call waits, and one that was away while it was answered.
    const during = await follow(world);
    await world.control('POST', 'requests/1/release');
    await call;
    const after = await follow(world, '', { 'last-event-id': arrived?.id ?? '' });
    for (const stream of [before, during, after]) {
      const [answered] = await stream.next(1, 'call');
      expect(answered?.data).toMatchObject({ id: 1, status: 200 });
      expect(answered?.data).not.toHaveProperty('waitsMs');
      expect(answered?.id).toMatch(/^1\.0\.\d+$/);
    }
  });

  it('begin before the first call of a world', async () => {
    const stream = await openStream(server, '/w/not-yet/__mock/stream');
    expect((await server.inject('/__mock/worlds')).payload).not.toContain('not-yet');
    await server.inject({ method: 'POST', url: '/w/not-yet/app/v1/refreshData', payload: COMMON });
    await server.inject({
      method: 'POST',
      url: '/w/not-yet/__mock/sessions',
      payload: { account: 'demoplayer' },
    });
    expect(await stream.next()).toMatchObject([{ event: 'change', data: { title: 'Create a session' } }]);
  });
});

it('a stream sends the events that a client reports', async () => {
  const world = await newWorld();
  const stream = await follow(world);
  const event = {
    channel: 'WEB',
    appId: 'me',
    version: '1.0.28',
    eventTime: 1,
    eventUserId: 0,
    eventName: 'page_view',
  };
  await world.done('anonymous/appEventLogClient', { eventList: [event] });
  expect(await stream.next(1, 'report')).toMatchObject([
    { data: { id: 1, event: { eventName: 'page_view' } } },
  ]);
});

describe('the changes of a stream', () => {
  it('are the control calls and what happened to money, orders and mails', async () => {
    const world = await newWorld('default', { settleAfterMs: null });
    const token = await world.token();
    const deposit = async (amount: number) =>
      String((await world.done('recharge3', order(amount, CHANNELS.bank), { token }))['orderId']);
    const [settled, failed] = [await deposit(500_00), await deposit(700_00)];
    const stream = await follow(world);
    await world.control('POST', `orders/${settled}/settle`);
    await world.control('POST', `orders/${failed}/fail`, {});
    const call = `POST /w/${world.name}/__mock/orders/${settled}/settle`;
    const player = { playerId: 10000001, account: 'demoplayer' };
    const changes = (await stream.next(7)).map(({ event, data }) => ({ event, ...data }));
    expect(changes).toMatchObject([
      { event: 'change', kind: 'world', call, title: 'Settle an order', ...player },
      {
        kind: 'deposit',
        call,
        currency: 'coin',
        amount: 500_00,
        balance: 1500_00,
        reference: settled,
        ...player,
      },
      { kind: 'deposit', currency: 'points', amount: 500 },
      { kind: 'firstDepositBonus', currency: 'coin', amount: 300_00, balance: 1800_00 },
      { kind: 'mailReceived', title: expect.any(String) as unknown, ...player },
      { kind: 'world', title: 'Fail an order' },
      { kind: 'depositFailed', amount: 700_00, reference: failed, ...player },
    ]);
    expect(changes[4]).not.toHaveProperty('amount');
  });

  it('name the call in which a timer ran', async () => {
    const world = await newWorld('default', { settleAfterMs: 1000 });
    const token = await world.token();
    await world.done('recharge3', order(500_00, CHANNELS.bank), { token });
    await world.control('POST', 'clock', { frozen: true });
    const stream = await follow(world);
    await (
      await internalWorld(server, world.name)
    ).moveClock((clock) => ({ ...clock, frozenAt: (clock.frozenAt ?? 0) + 1000 }));
    await world.done('refreshData', {}, { token });
    const [call, change] = await stream.next(2);
    expect([call?.event, change?.data]).toEqual([
      'call',
      expect.objectContaining({ kind: 'deposit', call: 'refreshData' }),
    ]);
  });

  it('are the settings, an undo and a payment page, each once', async () => {
    const world = await newWorld();
    const token = await world.token();
    const { payUrl } = await world.done('recharge3', order(500_00, CHANNELS.page), { token });
    const stream = await follow(world);
    await world.control('PATCH', 'config', { mode: 'green' });
    await world.control('PATCH', 'players/demoplayer', { coin: 5 });
    const before = await stream.next(3, 'change');
    await world.control('POST', 'undo');
    await world.control('GET', 'players');
    // A refused call changes nothing.
    await world.tryControl('POST', 'orders/unknown/settle');
    await decide(world, getPath(payUrl, world), 'decline');
    const changes = [...before, ...(await stream.next(3, 'change'))];
    expect(changes.map(({ data }) => String(data['title'] ?? data['kind']))).toEqual(
      expect.arrayContaining([
        'Change a player',
        'Change the configuration',
        'Decide a payment',
        'Undo the last change',
        'adjustment',
        'depositFailed',
      ]),
    );
    await visit(world);
    expect((await stream.next()).map(({ event }) => event)).toEqual(['call']);
  });

  it('continue after a reset and a restore with a gap', async () => {
    const world = await newWorld();
    const token = await world.token();
    await world.control('POST', 'snapshots', { name: 'start' });
    const stream = await follow(world);
    await world.done('refreshData', {}, { token });
    await stream.next(1, 'call');
    await world.control('POST', 'snapshots/start/restore');
    const restored = await stream.next(2);
    await world.control('POST', 'reset', {});
    const reset = await stream.next(2);
    await visit(world);
    const events = [...restored, ...reset, ...(await stream.next())];
    expect(events.map(({ event, data }) => [event, data['reason'] ?? data['title'] ?? data['id']])).toEqual([
      ['gap', 'replaced'],
      ['change', 'Restore a snapshot'],
      ['gap', 'replaced'],
      ['change', 'Reset the world'],
      ['call', 2],
    ]);
  });
});

describe('a reader that connects again', () => {
  it('gets what it has missed, once and in order', async () => {
    const world = await newWorld();
    const first = await follow(world);
    await visit(world);
    await world.control('PATCH', 'players/demoplayer', { coin: 5 });
    await first.next(3);
    first.close();
    await visit(world);
    await world.control('PATCH', 'players/demoplayer', { coin: 6 });
    await visit(world);
    // Last-Event-ID overrides sinceId.
    const again = await follow(world, '?sinceId=0', { 'last-event-id': String(first.lastId()) });
    await visit(world);
    const events = await again.next(5);
    expect(events.map(({ event, data }) => [event, data['id'] ?? data['kind']])).toEqual([
      ['call', 2],
      ['call', 3],
      ['change', 'world'],
      ['change', 'adjustment'],
      ['call', 4],
    ]);
    expect(events[3]?.data).toMatchObject({ balance: 6 });
  });

  it('begins after the entry of sinceId, which must not be a later one', async () => {
    const world = await newWorld();
    for (let count = 0; count < 3; count++) await visit(world);
    expect((await (await follow(world, '?sinceId=1')).next(2)).map(({ data }) => data['id'])).toEqual([2, 3]);
    expect(await (await follow(world, '?sinceId=4')).next()).toMatchObject([
      { event: 'gap', data: { reason: 'dropped' } },
    ]);
  });

  it('gets a gap with the number of calls that the journal no longer has', async () => {
    const world = await newWorld();
    const first = await follow(world);
    await visit(world);
    await first.next();
    await visit(world);
    await visit(world);
    await world.control('DELETE', 'requests');
    await visit(world);
    const headers = { 'last-event-id': String(first.lastId()) };
    const [gap, call] = await (await follow(world, '', headers)).next(2);
    expect(gap?.data).toEqual({ reason: 'dropped', event: 'call', count: 2 });
    expect(call?.data).toMatchObject({ id: 4 });
    // With a filter it is not known how many of them match.
    const [filtered] = await (await follow(world, '?operationId=recharge3', headers)).next();
    expect(filtered?.data).toEqual({ reason: 'dropped', event: 'call' });
  });

  it('gets a gap if the server cannot know what it has missed', async () => {
    const world = await newWorld();
    const stream = await follow(world, '', { 'last-event-id': '7.0.0' });
    await visit(world);
    const [gap, call] = await stream.next(2);
    expect([gap?.data, call?.data['id']]).toEqual([{ reason: 'dropped' }, 1]);
  });

  it('gets 500 events of a type and a gap for more', async () => {
    const world = await newWorld();
    await visit(world);
    const { journal } = await internalWorld(server, world.name);
    const entry = {
      arrival: { at: 0 },
      generation: 1,
      requestId: 'many',
      time: 0,
      method: 'POST',
      path: '/',
      status: 200,
      durationMs: 1,
      headers: {},
    };
    for (let count = 0; count < 503; count++) await journal.write(entry);
    const stream = await follow(world, '?sinceId=0');
    const events = await stream.next(501);
    expect(events[499]).toMatchObject({ event: 'call', data: { id: 500 } });
    expect(events[500]).toMatchObject({ event: 'gap', data: { reason: 'many', event: 'call', count: 4 } });
    expect(stream.lastId()).toMatch(/^504\./);
  });
});

describe('a filter', () => {
  it('admits what the list of calls admits, for each reader its own', async () => {
    const world = await newWorld();
    await world.control('POST', 'players', { account: 'moonlight7' });
    const [token, other] = [await world.token(), await world.token('moonlight7')];
    const all = await follow(world);
    const byPlayer = await follow(world, '?account=moonlight7');
    const byOperation = await follow(world, '?operationId=refreshData');
    const withoutReports = await follow(world, '?reports=0');
    await world.done('refreshData', {}, { token });
    await world.done('getAfterLoginInfo', {}, { token: other });
    const log = { channel: 'WEB', appId: 'me', version: '1.0.28', eventTime: 1, eventName: 'page_view' };
    await world.done('anonymous/appEventLogClient', { eventList: [{ ...log, eventUserId: 0 }] });
    await world.control('POST', 'players/moonlight7/mails', { title: 'Hello', content: 'World' });
    await world.done('refreshData', {}, { token: other });
    const ids = async (stream: typeof all, count: number) =>
      new Set(
        (await stream.next(count)).map(({ event, data }) => `${event} ${String(data['id'] ?? data['kind'])}`),
      );
    const mail = ['change world', 'change mailReceived'];
    expect(await ids(all, 7)).toEqual(new Set(['call 1', 'call 2', 'call 3', 'call 4', 'report 1', ...mail]));
    expect(await ids(byPlayer, 4)).toEqual(new Set(['call 2', 'call 4', ...mail]));
    expect(await ids(byOperation, 2)).toEqual(new Set(['call 1', 'call 4']));
    expect(await ids(withoutReports, 5)).toEqual(new Set(['call 1', 'call 2', 'call 4', ...mail]));
  });
});

describe('a stream is refused', () => {
  it.each([
    ['', { 'last-event-id': 'seven' }, 400, '/Last-Event-ID'],
    ['', { 'last-event-id': '1.2' }, 400, '/Last-Event-ID'],
    ['?reports=2', {}, 400, '/reports'],
    ['?since=2', {}, 400, '/since'],
    ['?operationId=recharge', {}, 404, '/operationId'],
    ['?account=nobody7', {}, 404, '/account'],
  ] as const)('for %s %o', async (query, headers, status, pointer) => {
    const reply = await server.inject({ url: `/__mock/stream${query}`, headers });
    const { error } = reply.json<{ error: { message: string; pointer?: string } }>();
    expect([reply.statusCode, error.pointer]).toEqual([status, pointer]);
    expect(error.message).toContain(
      (pointer ?? '').slice(1).replace('account', 'nobody7').replace('operationId', 'recharge'),
    );
  });

  it('if it has no token, or comes from a page of another site', async () => {
    const guarded = await startServer({ controlToken: 'control-token-5f1c' });
    const get = (headers: Record<string, string>) =>
      guarded.inject({ method: 'GET', url: '/__mock/stream', headers });
    expect((await get({})).statusCode).toBe(401);
    expect(
      (await get({ 'x-control-token': 'control-token-5f1c', 'sec-fetch-site': 'cross-site' })).statusCode,
    ).toBe(403);
    const stream = await openStream(guarded, '/__mock/stream', { 'x-control-token': 'control-token-5f1c' });
    stream.close();
    // A HEAD has no stream.
    const head = await guarded.inject({
      method: 'HEAD',
      url: '/__mock/stream',
      headers: { 'x-control-token': 'control-token-5f1c' },
    });
    expect([head.statusCode, head.payload]).toEqual([200, '']);
  });
});
