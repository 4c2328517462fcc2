import { describe, expect, it } from 'vitest';
import { COMMON, freshWorlds, startServer, type Answer, type TestWorld } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const JSON_TYPE = { 'content-type': 'application/json' };

async function post(
  world: TestWorld,
  path: string,
  payload: string,
  headers: Record<string, string> = JSON_TYPE,
) {
  const reply = await world.raw({ method: 'POST', url: `/app/v1/${path}`, payload, headers });
  return { status: reply.statusCode, body: reply.json<Answer>() };
}

describe('a call without a valid token', () => {
  // spec 1-01, 6-01, 6-20, 7.5-01, 7-06, 7-09, 8-01
  it.each([undefined, 'not-a-token', 'Bearer ', 'Bearer not-a-token'])('returns 401 (%s)', async (token) => {
    const world = await newWorld();
    for (const path of ['refreshData', 'gameLike', 'getTaskUser', 'recharge3', 'exitGame']) {
      const { status, body } = await world.call(path, {}, token === undefined ? {} : { token });
      expect([status, body]).toEqual([401, { code: 401, errcode: 401 }]);
    }
  });

  // spec 7.2-48, 7.3-01
  it('succeeds if the call needs none', async () => {
    const world = await newWorld();
    for (const path of ['anonymous/lobbyTips', 'anonymous/tradeInfo', 'getCustomerServices']) {
      expect((await world.call(path)).body.errcode).toBe(0);
    }
  });

  // spec 7-07
  it('succeeds with a bare token and with one after Bearer', async () => {
    const world = await newWorld();
    const token = await world.token();
    for (const form of [token, `Bearer ${token}`, `bearer ${token}`]) {
      expect((await world.call('refreshData', {}, { token: form })).status).toBe(200);
    }
  });

  it('returns 401 before errors of the body', async () => {
    const world = await newWorld();
    expect((await world.call('gameLike', { id: 'x' })).status).toBe(401);
  });
});

describe('a body that breaks its schema', () => {
  const like = (body: object, omit?: string) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries({ ...COMMON, id: 1001, like: 1, ...body }).filter(([key]) => key !== omit),
      ),
    );

  // spec 7-05
  it.each([
    ['a wrong type', like({ id: '1001' }), '/id', 'type'],
    ['null', like({ like: null }), '/like', 'type'],
    ['a value outside the enum', like({ like: 2 }), '/like', 'enum'],
    ['a number below its bound', like({ id: 0 }), '/id', 'minimum'],
    ['a missing field', like({}, 'like'), '/like', 'required'],
    ['a missing common field', like({}, 'appId'), '/appId', 'required'],
    ['an additional field', like({ extra: 1 }), '/extra', 'unevaluatedProperties'],
    ['a list', '[]', '', 'type'],
    ['a bare null', 'null', '', 'type'],
  ])('returns 400 with the place: %s', async (_, payload, pointer, rule) => {
    const world = await newWorld();
    const headers = { ...JSON_TYPE, authorization: await world.token() };
    const { status, body } = await post(world, 'gameLike', payload, headers);
    expect([status, body.code, body.errcode]).toEqual([400, 400, 400]);
    expect(body['error']).toMatchObject({ operationId: 'gameLike', pointer, rule });
  });

  it('is refused without an effect and without correction', async () => {
    const world = await newWorld();
    const token = await world.token();
    await world.call('gameLike', { id: '1005', like: 1 }, { token });
    const { appGameDataUser } = (await world.signIn('demoplayer', 'tara1234')).body;
    expect(appGameDataUser).not.toHaveProperty(['gameLikes', '1005']);
  });
});

describe('a request that is not a call', () => {
  // spec 7-02
  it('returns 400 for malformed JSON and an empty body, without quoting the body', async () => {
    const world = await newWorld();
    for (const payload of ['{"password":"secret77', '{', '']) {
      const { status, body } = await post(world, 'accountLogin', payload);
      expect([status, body.errcode]).toEqual([400, 400]);
      expect(JSON.stringify(body)).not.toContain('secret77');
      expect(body['error']).toMatchObject({ operationId: 'accountLogin' });
    }
  });

  it('returns 413 for a body of 2 MB, 415 for another media type', async () => {
    const world = await newWorld();
    const large = JSON.stringify({ ...COMMON, gameListVersion: 0, filler: 'x'.repeat(2_000_000) });
    expect(await post(world, 'anonymous/appConfig', large)).toMatchObject({
      status: 413,
      body: { errcode: 413 },
    });
    for (const type of ['text/xml', 'text/plain', 'application/x-www-form-urlencoded']) {
      const reply = await post(world, 'anonymous/appConfig', 'a=b', { 'content-type': type });
      expect(reply).toMatchObject({ status: 415, body: { code: 415, errcode: 415 } });
    }
  });

  it.each([
    ['startGames', 'startGame'],
    ['recharge', 'recharge3'],
    ['withdraw', 'exchange'],
    ['deposit', 'recharge3'],
  ])('returns 404 for the unknown path %s and names the call %s', async (path, operationId) => {
    const world = await newWorld();
    const { status, body } = await world.call(path);
    expect([status, body.errcode]).toEqual([404, 404]);
    expect(body['error']).toMatchObject({ operationId });
  });

  // spec 7-01
  it('returns 405 for another method', async () => {
    const world = await newWorld();
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const reply = await world.raw({ method, url: '/app/v1/startGame' });
      expect(reply.statusCode).toBe(405);
      expect(reply.headers.allow).toBe('POST');
      expect(reply.json<Answer>().errcode).toBe(405);
    }
  });

  it('returns 404 for an invalid name of a world', async () => {
    const reply = await server.inject({
      method: 'POST',
      url: '/w/No_Such/app/v1/startGame',
      payload: COMMON,
    });
    expect([reply.statusCode, reply.json<Answer>().errcode]).toEqual([404, 404]);
  });
});

describe('the event log', () => {
  const event = {
    channel: 'WEB',
    appId: 't',
    version: '1.0.28',
    eventTime: 1,
    eventUserId: 0,
    eventName: 'page_view',
  };

  // spec 7.1-12, 7.1-14, 7.1-19
  it('accepts a beacon with text/plain, and can be read back', async () => {
    const world = await newWorld();
    const body = JSON.stringify({ ...COMMON, eventList: [event, { ...event, eventName: 'tap' }] });
    const reply = await post(world, 'anonymous/appEventLogClient', body, {
      'content-type': 'text/plain;charset=UTF-8',
    });
    expect(reply.body.errcode).toBe(0);
    expect(await world.control('GET', 'events?eventName=tap')).toMatchObject([
      { id: 2, event: { eventName: 'tap' } },
    ]);
  });

  it('counts an event once that a client sends again', async () => {
    const world = await newWorld();
    const named = { ...event, eventId: 'event-0001' };
    await world.done('anonymous/appEventLogClient', { eventList: [named] });
    await world.done('anonymous/appEventLogClient', {
      eventList: [named, { ...named, eventId: 'event-0002' }],
    });
    const ids = await world.control<{ event: { eventId: string } }[]>('GET', 'events');
    expect(ids.map((stored) => stored.event.eventId)).toEqual(['event-0002', 'event-0001']);
  });

  it('accepts at most twenty events, and JSON only', async () => {
    const world = await newWorld();
    const many = JSON.stringify({ ...COMMON, eventList: Array.from({ length: 21 }, () => event) });
    expect((await post(world, 'anonymous/appEventLogClient', many)).status).toBe(400);
    expect(
      (await post(world, 'anonymous/appEventLogClient', '{', { 'content-type': 'text/plain' })).status,
    ).toBe(400);
  });
});

describe('a client on another port', () => {
  it('may call', async () => {
    const world = await newWorld();
    const origin = 'http://localhost:5173';
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,x-public,idempotency-key',
    };
    const reply = await world.raw({ method: 'OPTIONS', url: '/app/v1/refreshData', headers });
    expect(reply.statusCode).toBe(204);
    expect(reply.headers['access-control-allow-origin']).toBe('*');
    expect(reply.headers['access-control-allow-headers']).toContain('idempotency-key');
  });
});
