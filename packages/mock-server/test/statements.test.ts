import { answersBySubject, demoCard, demoPlayer } from '@tara/contract/fixtures/answers';
import { callsBySubject } from '@tara/contract/fixtures/calls';
import { describe, expect, it } from 'vitest';
import { COMMON, DEVICE, freshWorlds, startServer, type TestWorld } from './support/client.ts';
import { codeFor, lineLogin } from './support/social.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const getConfig = async (world: TestWorld) =>
  (await world.done('anonymous/appConfig', { gameListVersion: 0 }))['appWebConfig'];

describe('the answer of a log-in', () => {
  // spec 3-008, 3-011, 7.2-01
  it('contains all fields of the player, and a token', async () => {
    const { body } = await (await newWorld()).signIn('demoplayer', 'tara1234');
    expect(body).toMatchObject({
      code: 200,
      errcode: 0,
      ...demoPlayer,
      token: expect.stringMatching(/^\S{20,}$/),
    });
  });

  // spec 3-012
  it('contains the bank cards, each with its bankId', async () => {
    const { body } = await (await newWorld('withdraw-ready')).signIn('demoplayer', 'tara1234');
    expect(body).toMatchObject({ appUserBank: demoCard, appUserBankList: [demoCard] });
  });

  // spec 3-013
  it('contains the invite code and the aid', async () => {
    const { body } = await (await newWorld()).signIn('demoplayer', 'tara1234');
    expect(body).toMatchObject({ inviteCode: expect.stringMatching(/^T\w{5}$/), aid: 'a10000001' });
  });

  // spec 3-014
  it('contains the liked games as a map, and the recent ones as a list', async () => {
    const { body } = await (await newWorld()).signIn('demoplayer', 'tara1234');
    expect(body['appGameDataUser']).toEqual({
      gameLikes: { '1001': 1, '1004': 1, '1007': 1, '1012': 1 },
      gameHistory: expect.arrayContaining([1001, 1002]),
    });
  });

  // spec 3-015, 3-016
  it('contains list and map of the activities in activityIds; the activity list has them at the top level', async () => {
    const world = await newWorld();
    const { body } = await world.signIn('demoplayer', 'tara1234');
    const list = expect.arrayContaining([4, 8, 15]) as unknown;
    const activityMap = { '4': { sort: 1 }, '8': { sort: 2 } };
    expect(body['activityIds']).toMatchObject({ activityIds: list, activityMap });
    const listed = await world.done('getActivityIds', {}, { token: String(body['token']) });
    expect(listed).toMatchObject({ activityIds: list, activityMap });
  });
});

describe.each(Object.entries(answersBySubject))('%s', (_, answers) => {
  it.each(answers)('%s answers %o', async (call, answer, scenario = 'default', body = {}) => {
    const world = await newWorld(scenario);
    expect(await world.done(call, body, { token: await world.token() })).toMatchObject(answer);
  });
});

describe('the configuration of the site', () => {
  // spec 2.5-46, 2.5-47
  it('contains social links as a JSON text, each with a known id and a url', async () => {
    const { socialMedia } = (await getConfig(await newWorld())) as { socialMedia: string };
    expect(JSON.parse(socialMedia)).toEqual(
      ['facebook', 'instagram', 'telegram', 'youtube'].map((id) => ({
        id,
        url: `https://social.example.com/${id}/taraslots`,
      })),
    );
  });

  // spec 3-026
  it('lists games of status 1 only', async () => {
    const { gameList } = await (await newWorld()).done('anonymous/appConfig', { gameListVersion: 0 });
    expect(new Set((gameList as { status: number }[]).map(({ status }) => status))).toEqual(new Set([1]));
  });
});

describe('an answer to a player', () => {
  // spec 2.5-35
  it('has one activity for the VIP levels and their rebate', async () => {
    const world = await newWorld();
    const { activityIds } = await world.done('getActivityIds', {}, { token: await world.token() });
    expect((activityIds as number[]).filter((type) => type === 8)).toHaveLength(1);
    expect(await world.done('vipRebateUser', {}, { token: await world.token() })).toMatchObject({
      vipRebateUser: { rate: 20, amount: 0, itemStatus: 0 },
    });
  });
});

/** Every field of a body as a path, including nested objects. */
function getPaths(body: object, at = ''): string[] {
  return Object.entries(body).flatMap(([name, value]) => [
    `${at}/${name}`,
    ...(typeof value === 'object' && value !== null && !Array.isArray(value)
      ? getPaths(value as object, `${at}/${name}`)
      : []),
  ]);
}

function without(body: object, path: string): object {
  const copy = structuredClone(body);
  const names = path.slice(1).split('/');
  const last = names.pop() ?? '';
  let holder = copy as Record<string, unknown>;
  for (const name of names) holder = holder[name] as Record<string, unknown>;
  delete holder[last];
  return copy;
}

const EVENT = {
  channel: 'WEB',
  appId: 'test',
  version: '1.0.28',
  eventTime: 1,
  eventUserId: 0,
};

describe('a body without a required field is refused', () => {
  const { outUrl, countryCode, phoneinfoJsonModel } = DEVICE;
  const login = {
    outUrl,
    countryCode,
    phoneinfoJsonModel,
    account: 'newstar',
    password: `dev-1.${'a'.repeat(342)}`,
  };
  const bodies: [call: string, body: object][] = [
    ['accountLogin', { ...COMMON, ...login }],
    ['accountRegist', { ...COMMON, ...login, type: 0 }],
    ['accountRegist4', { ...COMMON, ...login, type: 0, code: '123456' }],
    [
      'lineLogin',
      {
        ...COMMON,
        state: '5b1f0c9e7a2d',
        code: 'auth-4f8c21',
        uuid: '0c7f2d1e-9a54-4c1b-8d3e-2b6a7f90c1d2',
        phoneinfoJsonModel,
      },
    ],
    ['smsSend', { ...COMMON, countryCode: '92', mobile: '3001234567', type: 0 }],
    ['recharge3', { ...COMMON, amount: 50_000, version: 4, actType: 0, rechargeType: 1 }],
    ['online', { ...COMMON, gameId: 1001 }],
    [
      'getAfterLoginInfoWeb',
      { ...COMMON, gameListVersion: 0, os: 'Android', version: '1.0.28', deviceModel: 'Pixel 7' },
    ],
    ['actionLog', { ...COMMON, action: 'page_view', page: '/lobby/home', eventTime: 1 }],
  ];
  const rows = bodies.flatMap(([call, body]) => getPaths(body).map((path) => ({ call, path, body })));

  // spec 3-095, 3-096, 3-097, 3-098, 3-102, 3-103, 7.1-02, 7.1-10, 7.1-11, 7.2-01, 7.2-03, 7.2-05, 7.2-07
  // spec 7.2-13, 7.4-01
  it.each(rows)('$call requires $path', async ({ call, path, body }) => {
    const world = await newWorld();
    const reply = await world.raw({
      method: 'POST',
      url: `/app/v1/${call}`,
      payload: without(body, path),
      headers: { authorization: await world.token() },
    });
    expect([reply.statusCode, reply.json<{ error: object }>().error]).toEqual([
      400,
      expect.objectContaining({ operationId: call, pointer: path, rule: 'required' }),
    ]);
  });

  // spec 7.1-13
  it.each(Object.keys(EVENT))('a logged event requires %s', async (field) => {
    const world = await newWorld();
    const eventList = [without(EVENT, `/${field}`)];
    const { status, body } = await world.call('anonymous/appEventLogClient', { eventList });
    expect([status, body['error']]).toEqual([
      400,
      expect.objectContaining({ pointer: `/eventList/0/${field}`, rule: 'required' }),
    ]);
    // These are the fields that the specification shows; a name is not one of them.
    await world.done('anonymous/appEventLogClient', { eventList: [EVENT] });
  });
});

describe('an unknown value is refused', () => {
  const deposit = { amount: 50_000, version: 4, actType: 0, rechargeType: 1 };
  // spec 3-166, 6-23, 7.1-11, 7.4-01
  it.each<[call: string, body: object, good: object, pointer: string]>([
    ['refreshData', { platform: 2 }, { platform: 1 }, '/platform'],
    ['refreshData', { channel: 'APP' }, { channel: 'WEB' }, '/channel'],
    ['recharge3', { ...deposit, version: 3 }, deposit, '/version'],
    ['recharge3', { ...deposit, actType: 14 }, deposit, '/actType'],
    ['online', { gameId: 'x' }, { gameId: '' }, '/gameId'],
    ['gameLike', { id: 1001, like: 2 }, { id: 1001, like: 1 }, '/like'],
  ])('%s with %o, but not with %o', async (call, body, valid, pointer) => {
    const world = await newWorld();
    const token = await world.token();
    const refused = await world.call(call, body, { token });
    expect([refused.status, refused.body['error']]).toEqual([400, expect.objectContaining({ pointer })]);
    await world.done(call, valid, { token });
  });

  // spec 3-101, 3-102
  it('a registration has type 0, a browser is 0 or 1', async () => {
    const world = await newWorld();
    expect((await world.register('newstar', 'tara1234', { type: 1 })).status).toBe(400);
    const phoneinfoJsonModel = { ...DEVICE.phoneinfoJsonModel, isBrowser: true };
    expect((await world.register('newstar', 'tara1234', { phoneinfoJsonModel })).status).toBe(400);
    expect((await world.register('newstar', 'tara1234')).body).toMatchObject({
      errcode: 0,
      account: 'newstar',
    });
  });
});

describe('the paths', () => {
  // spec 7.1-20, 7.2-20, 7.2-23, 7.2-46, 7-03
  it.each([
    'actionLog',
    'online',
    'tradeInfo',
    'getBonusTickers',
    'getAfterLoginInfo',
    'getTaskUser',
    'refreshData',
  ])('%s is below /app/v1/ only', async (call) => {
    const world = await newWorld();
    const at = async (url: string) =>
      (await world.raw({ method: 'POST', url, payload: COMMON, headers: { authorization: 'none' } }))
        .statusCode;
    expect([await at(`/app/v1/${call}`), await at(`/${call}`), await at(`/app/${call}`)]).toEqual([
      401, 404, 404,
    ]);
  });

  // spec 6-16, 6-18
  it('return 401 for an invalid token despite the public flag', async () => {
    const world = await newWorld();
    const calls = callsBySubject.flatMap(([, rows]) => rows);
    for (const { path } of calls.filter(({ caller }) => caller === 'player, public')) {
      const reply = await world.raw({
        method: 'POST',
        url: `/app/v1/${path}`,
        payload: COMMON,
        headers: { 'x-public': '1' },
      });
      expect([reply.statusCode, reply.json()]).toEqual([401, { code: 401, errcode: 401 }]);
    }
  });
});

describe('the envelope', () => {
  // spec 7-08, 8-48, 8-49
  it('contains code and errcode of a success, a refusal and an invalid token', async () => {
    const world = await newWorld();
    const token = await world.token();
    expect((await world.call('gameLike', { id: 1001, like: 1 }, { token })).body).toEqual({
      code: 200,
      errcode: 0,
    });
    expect((await world.call('gameLike', { id: 9999, like: 1 }, { token })).body).toMatchObject({
      code: 200,
      errcode: 1004,
    });
    expect((await world.call('gameLike', { id: 1001, like: 1 })).body).toEqual({ code: 401, errcode: 401 });
  });
});

describe('the social login', () => {
  // spec 7.2-08
  it('returns a session for state, code, uuid and device', async () => {
    const world = await newWorld();
    const { body } = await lineLogin(world, await codeFor(world, 'noor'));
    expect(body).toMatchObject({
      code: 200,
      errcode: 0,
      coin: expect.any(Number) as unknown,
      token: expect.any(String) as unknown,
    });
  });
});
