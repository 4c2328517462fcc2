import { describe, expect, it } from 'vitest';
import { COMMON, freshWorlds, NOON, startServer, type TestWorld } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

interface Entry {
  id: number;
  operationId?: string;
  path: string;
  changes?: { document: string; pointer: string; before?: unknown; after?: unknown }[];
  curl?: string;
}

async function setUp(): Promise<{ world: TestWorld; token: string }> {
  const world = await newWorld();
  const token = await world.token();
  await world.done('gameLike', { id: 1005, like: 1 }, { token });
  await world.call('gameLike', { id: 4711, like: 1 }, { token });
  await world.done('refreshData', {}, { token });
  return { world, token };
}

describe('the journal', () => {
  it('lists the changes of each call, and none for a call without changes', async () => {
    const { world } = await setUp();
    const [refresh, refused, like] = await world.control<Entry[]>('GET', 'requests');
    expect(like?.changes).toEqual([{ document: 'player:10000001', pointer: '/likes/1005', after: 1 }]);
    expect(refused?.changes).toBeUndefined();
    expect(refresh?.changes).toBeUndefined();
  });

  // spec 3-010
  it('shows no token, password or code among the changes', async () => {
    const world = await newWorld('phone-otp');
    await world.call('smsSend', { countryCode: '92', mobile: '3009876543', type: 0 });
    const { body } = await world.register('3009876543', 'tara1234', { code: '123456' });
    const token = String(body['token']);
    const text = JSON.stringify(await world.control('GET', 'requests'));
    expect(text).toContain('"operationId":"accountRegist4"');
    expect(text).not.toContain(token);
    expect(text).not.toContain('123456');
    expect(text).not.toContain('scrypt');
  });

  it('shows no secret in addresses, and no identity number or e-mail address', async () => {
    const world = await newWorld();
    const token = await world.token();
    await world.raw({
      method: 'POST',
      url: '/app/v1/unknown?token=tk1&password=pw2&code=cd3&page=4',
      payload: {},
    });
    const kyc = { realName: 'Amina Khan', idNumber: '35202-1234567-8', birthday: '1990-01-01', address: 'x' };
    await world.call('addKyc', { ...kyc, fileIds: ['f-aaaaaaaaaaaa', 'f-bbbbbbbbbbbb'] }, { token });
    await world.call('updateAppUserOther', { email: 'amina@mail.example' }, { token });
    const text = JSON.stringify(await world.control('GET', 'requests'));
    expect(text).toContain('page=4');
    expect(text).toContain('addKyc');
    expect(text).toContain('updateAppUserOther');
    expect(text).not.toMatch(/tk1|pw2|cd3|35202|amina@/);
  });

  it('can be searched by operation, errcode, player and text', async () => {
    const { world } = await setUp();
    const found = async (query: string) =>
      (await world.control<Entry[]>('GET', `requests?${query}`)).map(({ operationId }) => operationId);
    expect(await found('operationId=refreshData')).toEqual(['refreshData']);
    expect(await found('errcode=1004')).toEqual(['gameLike']);
    expect(await found('playerId=10000001&status=200')).toHaveLength(3);
    expect(await found('text=4711')).toEqual(['gameLike']);
    expect(await found('text=REFRESHDATA')).toEqual(['refreshData']);
    expect(await found('text=nowhere')).toEqual([]);
  });

  it('excludes reports and older calls on request', async () => {
    const { world, token } = await setUp();
    await world.advance(60_000);
    await world.done('online', { gameId: '' }, { token });
    await world.done('actionLog', { action: 'page_view', page: '/', eventTime: NOON }, { token });
    await world.done('getActivityIds', {}, { token });
    const found = async (query: string) =>
      (await world.control<Entry[]>('GET', `requests?${query}`)).map(({ operationId }) => operationId);
    expect(await found('lastMs=59999')).toEqual(['getActivityIds', 'actionLog', 'online']);
    expect(await found('lastMs=59999&reports=0')).toEqual(['getActivityIds']);
    expect(await found('reports=0')).toEqual(['getActivityIds', 'refreshData', 'gameLike', 'gameLike']);
    expect(await found('reports=1&operationId=online')).toEqual(['online']);
    const count = async (wanted: object) =>
      (await world.control<{ count: number }>('POST', 'requests/verify', wanted)).count;
    expect(await count({ reports: 0 })).toBe(4);
    expect(await count({ lastMs: 59_999 })).toBe(3);
  });

  it('has no entry of an unused number', async () => {
    const { world } = await setUp();
    expect((await world.tryControl('GET', 'requests/999999')).status).toBe(404);
  });
});

describe('verify', () => {
  const verify = async (wanted: object) => {
    const { world } = await setUp();
    return world.control<{ satisfied: boolean; count: number; message: string }>(
      'POST',
      'requests/verify',
      wanted,
    );
  };

  it.each([
    [{ operationId: 'gameLike' }, true, 2],
    [{ operationId: 'gameLike', times: 2 }, true, 2],
    [{ operationId: 'gameLike', times: 1 }, false, 2],
    [{ operationId: 'gameLike', request: { id: 1005 }, times: 1 }, true, 1],
    [{ operationId: 'gameLike', request: { id: 1006 } }, false, 0],
    [{ operationId: 'accountLogout', times: 0 }, true, 0],
    [{ operationId: 'gameLike', atLeast: 3 }, false, 2],
    [{ operationId: 'gameLike', atMost: 2 }, true, 2],
  ])('%j is %s', async (wanted, satisfied, count) => {
    expect(await verify(wanted)).toMatchObject({ satisfied, count });
  });

  it('describes its finding', async () => {
    expect((await verify({ operationId: 'gameLike', atLeast: 3, atMost: 5 })).message).toBe(
      '2 calls of gameLike match; expected at least 3 and at most 5.',
    );
  });
});

describe('the headers of a call', () => {
  const KEY = '6f1c2a84-0d3b-4c55-9a77-1e2f3a4b5c6d';
  const send = (world: TestWorld, headers: object, path = 'gameLike') =>
    world.raw({
      method: 'POST',
      url: `/app/v1/${path}`,
      payload: { ...COMMON, id: 1005, like: 1 },
      headers: { 'user-agent': 'check/1', ...headers },
    });

  it('are in the journal without tokens, cookies and headers of the connection', async () => {
    const world = await newWorld();
    const authorization = await world.token();
    const secrets = {
      authorization,
      cookie: 'visit=crumbs77',
      'x-control-token': 'let-me-in',
      'x-api-key': 'door',
    };
    await send(world, {
      ...secrets,
      'Idempotency-Key': KEY,
      'x-client': 'web',
      referer: `/play?token=${authorization}`,
    });
    await send(world, { ...secrets, 'x-client': 'web' }, 'nowhere');
    const stored = { 'content-type': 'application/json', 'user-agent': 'check/1', 'x-client': 'web' };
    const [unknown, like] = await world.control<{ headers: object }[]>('GET', 'requests');
    expect(like?.headers).toEqual({ ...stored, 'idempotency-key': KEY, referer: '/play?token=***' });
    expect(unknown?.headers).toEqual(stored);
  });

  it('are a condition of a verification, regardless of the case of their names', async () => {
    const world = await newWorld();
    const authorization = await world.token();
    await send(world, { authorization, 'idempotency-key': KEY });
    await send(world, { authorization, 'idempotency-key': KEY });
    await send(world, { authorization });
    const count = async (headers: object) =>
      (await world.control<{ count: number }>('POST', 'requests/verify', { headers, atLeast: 0 })).count;
    expect(await count({ 'Idempotency-Key': KEY })).toBe(2);
    expect(await count({ 'Idempotency-Key': 'another-key' })).toBe(0);
    expect(await count({ 'user-agent': 'check/1' })).toBe(3);
    for (const name of ['Authorization', 'Cookie', 'Host'])
      expect(
        await world.tryControl('POST', 'requests/verify', { headers: { [name]: 'x' }, times: 0 }),
      ).toEqual({
        status: 400,
        body: {
          error: { pointer: `/headers/${name}`, message: `The journal does not store the header ${name}.` },
        },
      });
  });
});

describe('calls that reach no handler', () => {
  const send = (world: TestWorld, method: 'GET' | 'POST', path: string, type: string, payload: string) =>
    world.raw({
      method,
      url: `/app/v1/${path}`,
      ...(method === 'GET' ? {} : { headers: { 'content-type': type }, payload }),
    });

  it('are in the journal: a wrong name, a wrong method, an unreadable body', async () => {
    const world = await newWorld();
    await send(world, 'POST', 'refrshData', 'application/json', '{"channel":"WEB"}');
    await send(world, 'GET', 'refreshData', '', '');
    await send(world, 'POST', 'refreshData', 'application/json', '{oops');
    await send(world, 'POST', 'refreshData', 'text/xml', '<a/>');
    await send(world, 'POST', 'refreshData', 'application/json', `"${'x'.repeat(1_100_000)}"`);
    const entries = await world.control<(Entry & { status: number })[]>('GET', 'requests');
    expect(entries.map(({ status, operationId }) => [status, operationId])).toEqual([
      [413, 'refreshData'],
      [415, 'refreshData'],
      [400, 'refreshData'],
      [405, 'refreshData'],
      [404, undefined],
    ]);
    expect(await world.control('GET', 'requests?status=404&text=refrsh')).toMatchObject([
      { errcode: 404, path: `/w/${world.name}/app/v1/refrshData` },
    ]);
  });
});
