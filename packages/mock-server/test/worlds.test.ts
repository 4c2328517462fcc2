import { describe, expect, it } from 'vitest';
import { createMockServer } from '../src/index.ts';
import { COMMON, startServer, getWorld, freshWorlds, type TestWorld } from './support/client.ts';
import { storeOfProject } from './support/stores.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

describe('worlds', () => {
  it('are created by their first writing call and are isolated from each other', async () => {
    const one = getWorld(server, 'isolated-one');
    const other = getWorld(server, 'isolated-other');
    const token = await one.token();
    await one.done('gameLike', { id: 1005, like: 1 }, { token });
    await one.control('PATCH', 'config', { mode: 'green' });
    await one.control('POST', 'faults', { operationId: '*', errcode: 104 });
    await one.advance(60_000);
    expect((await other.call('refreshData', {}, { token })).status).toBe(401);
    await other.control('POST', 'reset', {});
    const { appWebConfig } = await other.done('anonymous/appConfig', { gameListVersion: 0 });
    expect(appWebConfig).toMatchObject({ mode: 'normal' });
    const [own, theirs] = [
      await one.control<{ now: number }>('GET', 'clock'),
      await other.control<{ now: number }>('GET', 'clock'),
    ];
    expect(own.now - theirs.now).toBe(60_000);
    expect(await other.control('GET', 'requests')).toHaveLength(1);
  });

  it.each([
    ['without a token', 401, { url: 'app/v1/refreshData', payload: {} }],
    [
      'with a body that breaks its schema',
      400,
      { url: 'app/v1/anonymous/appConfig', payload: { gameListVersion: 'x' } },
    ],
    [
      'of another media type',
      415,
      { url: '__mock/players', payload: 'a', headers: { 'content-type': 'text/plain' } },
    ],
    [
      'of a page of another site',
      403,
      { url: '__mock/players', payload: { account: 'guest1' }, headers: { origin: 'https://evil.example' } },
    ],
    ['of a control call that is refused', 400, { url: '__mock/players', payload: {} }],
    ['to an address that does not exist', 404, { url: 'app/v1/nothing', payload: {} }],
    [
      'of a form of another site',
      403,
      {
        url: `oauth/line/authorize?redirect_uri=http://localhost/&response_type=code&client_id=tara-slots&scope=x&state=state-1234`,
        payload: 'identity=noor',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      },
    ],
  ])('are not created by a call %s', async (_, status, { url, ...call }) => {
    const name = `refused-${status}-${url.length}`;
    const reply = await server.inject({ method: 'POST', url: `/w/${name}/${url}`, ...call });
    expect(reply.statusCode).toBe(status);
    const worlds = await getWorld(server, 'default').control<{ world: string }[]>('GET', 'worlds');
    expect(worlds.map(({ world }) => world)).not.toContain(name);
  });

  it('are created as reading calls have shown them', async () => {
    // Its clocks run, and its tokens are random.
    const running = await createMockServer({
      port: 0,
      store: await storeOfProject(),
      controlToken: 'token-7',
    });
    const send = (method: 'GET' | 'POST', path: string, payload?: object) =>
      running.inject({
        method,
        url: `/w/shown-first/${path}`,
        headers: { 'x-control-token': 'token-7' },
        ...(payload && { payload }),
      });
    const seen = async () => {
      const config = await send('POST', 'app/v1/anonymous/appConfig', { ...COMMON, gameListVersion: 0 });
      const state = await send('GET', '__mock/state');
      expect([config.statusCode, state.statusCode]).toEqual([200, 200]);
      return [config.headers.etag, config.json<object>(), state.json<{ data: object }>().data];
    };
    const shown = await seen();
    expect(await seen()).toEqual(shown);
    expect((await send('GET', '__mock/worlds')).json()).toEqual([]);
    expect((await send('POST', '__mock/faults', { operationId: 'startGame', errcode: 104 })).statusCode).toBe(
      201,
    );
    expect((await send('GET', '__mock/worlds')).json()).toMatchObject([{ world: 'shown-first' }]);
    expect(await seen()).toEqual(shown);
    await running.close();
  });

  it('include the world default at the root', async () => {
    const root = getWorld(server, 'default');
    expect(await root.control('GET', 'health')).toMatchObject({ status: 'ok', world: 'default' });
    const token = await root.token();
    const { gameUrl } = await root.done('startGame', { gameId: 1001 }, { token });
    expect(gameUrl).toMatch(/^\/__games\/play\/1001\?t=\w+$/);
  });

  it('lose all data with a reset', async () => {
    const world = await newWorld();
    const token = await world.token();
    await world.control('POST', 'faults', { operationId: '*', errcode: 104 });
    await world.advance(1000);
    expect(await world.control('POST', 'reset', {})).toMatchObject({ scenario: 'default', players: 1 });
    expect(await world.control('GET', 'requests')).toEqual([]);
    expect(await world.control('GET', 'faults')).toEqual([]);
    expect((await world.call('refreshData', {}, { token })).status).toBe(401);
  });
});

/** A player's calls of one morning, all answers as text. */
async function playMorning(world: TestWorld): Promise<string[]> {
  const seen: string[] = [];
  const say = async (reply: Promise<{ body: unknown }>) => seen.push(JSON.stringify((await reply).body));
  // Encryption uses the machine's random numbers, so the token comes from the control API.
  await world.control('POST', 'players', { account: 'morning', coin: 500_00 });
  const token = await world.token('morning');
  seen.push(token);
  await say(world.call('anonymous/appConfig', { gameListVersion: 0 }));
  await say(world.call('smsSend', { countryCode: '92', mobile: '3001234567', type: 0 }));
  for (const rechargeType of [1, 2, 3]) {
    await say(world.call('recharge3', { amount: 500_00, version: 4, actType: 0, rechargeType }, { token }));
  }
  await world.advance(20_000);
  await say(world.call('startGame', { gameId: 1003 }, { token }));
  await say(world.call('getAfterLoginInfo', {}, { token }));
  await say(world.call('anonymous/tradeInfo'));
  seen.push(JSON.stringify(await world.control('GET', 'outbox')));
  seen.push(JSON.stringify(await world.control('GET', 'state')));
  return seen;
}

describe('the same seed', () => {
  it('gives identical answers on two servers', async () => {
    const [one, other] = await Promise.all([startServer({ seed: 7 }), startServer({ seed: 7 })]);
    expect(await playMorning(getWorld(other, 'same-name'))).toEqual(
      await playMorning(getWorld(one, 'same-name')),
    );
  });

  it('gives different tokens and codes if it differs', async () => {
    const [one, other] = await Promise.all([startServer({ seed: 7 }), startServer({ seed: 8 })]);
    const [own, theirs] = [
      await playMorning(getWorld(one, 'same-name')),
      await playMorning(getWorld(other, 'same-name')),
    ];
    expect(own[0]).not.toBe(theirs[0]);
    expect(own.at(-2)).not.toBe(theirs.at(-2));
  });
});
