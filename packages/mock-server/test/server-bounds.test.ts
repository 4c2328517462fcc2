import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { COMMON, freshWorlds, startServer, getWorld, type TestWorld } from './support/client.ts';
import { FULL } from './support/stores.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const CODE = { countryCode: '92', mobile: '3001234567', type: 0 };
const KB = 1024;
const MB = 1024 * KB;

async function journal(world: TestWorld, query = 'limit=1000') {
  return world.control<{ id: number; path: string; request: Record<string, unknown> }[]>(
    'GET',
    `requests?${query}`,
  );
}

describe('an unknown name of a call', () => {
  it('is compared by its beginning only', async () => {
    const world = await newWorld();
    const nearest = async (name: string) => {
      const answer = await world.raw({ method: 'POST', url: `/app/v1/${name}`, payload: COMMON });
      expect([answer.statusCode, answer.payload.length < KB]).toEqual([404, true]);
      return answer.json<{ error: { operationId: string } }>().error.operationId;
    };
    expect(await nearest('startGames')).toBe('startGame');
    const beginning = 'x'.repeat(64);
    expect(await nearest(`${beginning}getRechargeRecord`)).toBe(await nearest(beginning));
    expect(await nearest(`${beginning}${'startGame'.repeat(800)}`)).toBe(await nearest(beginning));
  });

  it('is limited in a fault rule too', async () => {
    const world = await newWorld();
    const operationId = `startGame${'x'.repeat(900 * KB)}`;
    expect((await world.tryControl('POST', 'faults', { operationId, errcode: 104 })).status).toBe(404);
  });
});

describe('the journal', () => {
  it('stores no large body, but the call', async () => {
    const world = await newWorld();
    for (let call = 0; call < 200; call++)
      await world.raw({
        method: 'POST',
        url: '/app/v1/noSuchCall',
        payload: { ...COMMON, filler: 'x'.repeat(MB - KB) },
      });
    const entries = await journal(world);
    expect(entries).toHaveLength(200);
    expect(entries[0]?.request).toEqual({ omitted: expect.stringContaining('not stored') });
    expect(JSON.stringify(entries).length).toBeLessThan(MB);
  });

  it('has a size limit and drops the oldest entries first', async () => {
    const world = await newWorld();
    const payload = { ...COMMON, filler: 'x'.repeat(60 * KB) };
    for (let call = 0; call < 400; call++)
      await world.raw({ method: 'POST', url: '/app/v1/noSuchCall', payload });
    const entries = await journal(world);
    expect(entries.length).toBeGreaterThan(50);
    expect(JSON.stringify(entries).length).toBeLessThan(17 * MB);
    expect(entries[0]?.request).toMatchObject({ filler: payload.filler });
  });
});

/** Counts turns of the event loop during some work. */
async function countTurnsDuring(work: PromiseLike<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  await work;
  isOver = true;
  return turns;
}

describe('a large world', () => {
  it('is exported and imported without blocking other calls', { timeout: 120_000 }, async () => {
    const world = await newWorld();
    const exported = () => world.raw({ method: 'GET', url: '/__mock/state' });
    const copy = await newWorld();
    const importing = (payload: string) =>
      countTurnsDuring(
        copy
          .raw({
            method: 'PUT',
            url: '/__mock/state',
            headers: { 'content-type': 'application/json' },
            payload,
          })
          .then(({ statusCode }) => expect(statusCode).toBe(204)),
      );
    const turnsOfSmall = await importing((await exported()).payload);
    await world.control('POST', 'players/bulk', {
      prefix: 'player',
      count: FULL ? 15_000 : 5_000,
      coin: 100,
    });
    const { payload } = await exported();
    expect(payload.length).toBeGreaterThan((FULL ? 20 : 6) * MB);
    expect(await importing(payload)).toBeGreaterThan(turnsOfSmall);
    expect((await copy.raw({ method: 'GET', url: '/__mock/state' })).json()).toMatchObject({
      data: { contents: (JSON.parse(payload) as { data: { contents: object } }).data.contents },
    });
  });
});

describe('worlds', () => {
  it('are refused beyond the maximum number', async () => {
    const small = await startServer({ maxWorlds: 2 });
    const [one, other, third] = ['one', 'other', 'third'].map((name) => getWorld(small, name));
    await one?.done('smsSend', CODE);
    await other?.done('smsSend', CODE);
    expect(await third?.call('smsSend', CODE)).toMatchObject({
      status: 503,
      body: { code: 503, errcode: 503, error: { message: expect.stringContaining('a maximum of 2 worlds') } },
    });
    // Reading calls need no world, and the default world always exists.
    expect((await third?.call('anonymous/lobbyTips'))?.status).toBe(200);
    expect((await getWorld(small, 'default').call('anonymous/lobbyTips')).status).toBe(200);
    await one?.raw({ method: 'DELETE', url: '/__mock/worlds' });
    await getWorld(small, 'default').raw({ method: 'GET', url: '/__mock/health' });
    expect(await small.inject('/__mock/worlds').then((reply) => reply.json<object[]>())).toHaveLength(2);
  });
});

describe('a world that does not exist', () => {
  it('is shown by reading calls and pages without being created', async () => {
    const small = await startServer({ maxWorlds: 1 });
    const payload = { ...COMMON, gameListVersion: 0 };
    for (let call = 0; call < 3; call++) {
      const post = { method: 'POST', url: `/w/read-${call}/app/v1/anonymous/appConfig`, payload } as const;
      expect((await small.inject(post)).json()).toMatchObject({ errcode: 0 });
      for (const path of ['__mock/health', '__mock', 'docs', '__pay/x', '__games/play/1001'])
        expect((await small.inject(`/w/read-${call}/${path}`)).statusCode).not.toBe(503);
    }
    expect((await small.inject('/__mock/worlds')).json()).toEqual([]);
    await getWorld(small, 'mine').control('POST', 'reset', {});
    expect((await small.inject('/__mock/worlds')).json()).toMatchObject([{ world: 'mine' }]);
  });
});

describe('a request', () => {
  it.each([
    '/content/games/',
    '/app/v1/anonymous/',
    '/app/v1/anonymous/appConfig?',
    '/w/long-address/app/v1/',
    '/w/',
    '/__mock/players?account=',
    '/s/',
    '/',
    '/%',
  ])('with more than 8000 characters in its address gets 414: %s', async (start) => {
    const send = (length: number) =>
      server.inject({ method: 'POST', url: start.padEnd(length, '0'), payload: COMMON });
    const { statusCode, headers, ...answer } = await send(8001);
    expect([statusCode, answer.json(), headers['content-type']]).toEqual([
      414,
      { code: 414, errcode: 414, error: { message: 'The address has more than 8000 characters.' } },
      'application/json; charset=utf-8',
    ]);
    expect((await send(8000)).statusCode).not.toBe(414);
  });

  it('is aborted if it does not arrive completely', async () => {
    const impatient = await startServer({ requestMs: 200 });
    const { port } = new URL(await impatient.listen());
    const socket = connect(Number(port), '127.0.0.1');
    const answer = new Promise<string>((resolve, reject) => {
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    socket.write(
      'POST /app/v1/anonymous/lobbyTips HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
    );
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('a control call', () => {
  it('may declare JSON without a body', async () => {
    const world = await newWorld();
    await world.control('PATCH', 'players/10000001', { coin: 1_00 });
    const send = (path: string) =>
      world.raw({ method: 'POST', url: `/__mock/${path}`, headers: { 'content-type': 'application/json' } });
    expect((await send('undo')).statusCode).toBe(200);
    // A call that requires a body refuses it itself; a call of the contract always requires one.
    expect((await send('clock')).json()).toMatchObject({ error: { rule: 'type' } });
    const call = await world.raw({
      method: 'POST',
      url: '/app/v1/refreshData',
      headers: { 'content-type': 'application/json' },
    });
    expect(call.json()).toMatchObject({ code: 400, error: { rule: 'json' } });
  });
});
