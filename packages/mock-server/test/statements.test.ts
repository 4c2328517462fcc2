import { describe, expect, it } from 'vitest';
import { COMMON, DEVICE, freshWorlds, startServer, type TestWorld } from './support/client.ts';
import { codeFor, lineLogin } from './support/social.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const some = (fields: object): unknown => expect.arrayContaining([expect.objectContaining(fields)]);
const configOf = async (world: TestWorld) =>
  (await world.done('anonymous/appConfig', { gameListVersion: 0 }))['appWebConfig'];

describe('the answer of a log-in', () => {
  // spec 3-008, 3-011, 7.2-01
  it('contains all fields of the player, and a token', async () => {
    const { body } = await (await newWorld()).signIn('demoplayer', 'tara1234');
    expect(body).toMatchObject({
      code: 200,
      errcode: 0,
      id: 10_000_001,
      uuid: expect.stringMatching(/^[\da-f-]{36}$/),
      account: 'demoplayer',
      password: '',
      accountType: 2,
      nickname: 'Tara Demo',
      mobile: '',
      avatar: 3,
      avatarOther: '',
      facebookAccount: '',
      googleAccount: '',
      lineAccount: '',
      coin: 100_000,
      lottery: 1250,
      safebox: 0,
      totalRecharge: 0,
      bet: 1_850_000,
      vip: 2,
      vipExp: 18_500,
      userLevel: 2,
      regPeriod: 0,
      pid: 0,
      firstRecharge: 0,
      memberDot: 0,
      hasSafeboxPassword: false,
      hasKyc: false,
      hasUserOther: false,
      token: expect.stringMatching(/^\S{20,}$/),
    });
  });

  // spec 3-012
  it('contains the bank cards, each with its bankId', async () => {
    const { body } = await (await newWorld('withdraw-ready')).signIn('demoplayer', 'tara1234');
    const card = {
      id: 1,
      bankId: 1,
      bankName: 'Ravi Bank',
      accountName: 'Tara Demo',
      cardNum: '************1234',
    };
    expect(body).toMatchObject({ appUserBank: card, appUserBankList: [card] });
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

// spec 2.2-072, 2.5-48, 2.5-49, 2.5-63, 3-028, 3-030, 3-031, 3-032, 3-033, 3-034, 3-035, 3-036, 3-037, 3-038
// spec 3-039, 3-044, 3-045, 3-046, 3-049, 3-052, 3-053, 3-054, 3-055, 3-056, 3-057, 3-060, 3-079, 3-094
describe('the configuration of the site', () => {
  it.each<[subject: string, fields: object]>([
    ['bounds of an account', { accountLengthMin: 10, accountLengthMax: 11 }],
    ['bounds of a username', { usernameLengthMin: 4, usernameLengthMax: 16 }],
    ['bounds of a password', { passwordLengthMin: 6, passwordLengthMax: 20 }],
    ['the registration reward', { userRegisterCoin: 5000 }],
    [
      'the mode, the registration and the folder of pictures',
      { mode: 'normal', registerType: 2, otpStatus: 0, gameResourceUrl: '/content/games/' },
    ],
    ['game types in full', { appGameTypeList: some({ id: 1, name: 'Slots', sort: 1, status: 1 }) }],
    ['game platforms', { appGamePlatformList: some({ id: 2, sort: 2 }) }],
    ['brands with id, name and order', { appGameBrandList: some({ id: 2, name: 'Gehra Games', sort: 2 }) }],
    [
      'the order of deposit channels by their id',
      { appRechargeTypeMap: { '1': { sort: 2 }, '2': { sort: 1 }, '3': { sort: 3 } } },
    ],
    [
      'deposit channels with name, kind and icon',
      {
        appRechargeTypeList: some({
          id: 1,
          name: 'Bank transfer',
          kind: 'bank',
          iconH5: '/content/channels/bank.webp',
        }),
      },
    ],
    [
      'a deposit channel of one bank',
      { appRechargeTypeList: some({ id: 4, bankId: expect.any(Number) as unknown }) },
    ],
    ['levels by stake', { appUserLevelConfigList: some({ betAmount: 100_000 }) }],
    [
      'pictures by key',
      { appGenericImgList: some({ uniqueKey: 'lobby_cover', img: '/content/heroes/mango_m.webp' }) },
    ],
    [
      'pictures by name',
      {
        appGenericImg: {
          NewYear_icon: { imgUrl: '/content/notices/lantern.webp' },
          recharge_activities_entry: { imgUrl: '/content/notices/gift.webp' },
          download_icon: { imgUrl: '/content/heroes/truck_m.webp' },
        },
      },
    ],
    [
      'notices of the popup',
      {
        appNoticeConfigList: some({
          id: 1,
          sort: 1,
          imgUrl2: '/content/notices/gift.webp',
          isH5Pop: 1,
          clickType: 1,
          clickAction: '39',
        }),
      },
    ],
    [
      'entries of the carousel',
      {
        appLobbyAdConfigList: some({
          id: 1,
          sort: 1,
          imgUrl2: '/content/heroes/gift_m.webp',
          clickType: 1,
          clickAction: '39',
        }),
      },
    ],
    [
      'promo videos',
      {
        appPromotionalVideoList: some({
          id: 1,
          clickType: 1,
          clickAction: '15',
          coverImg: '/content/videos/gift.webp',
          path: '/content/videos/gift.webm',
        }),
      },
    ],
    [
      'items by id',
      { appPropConfigMap: { '1301': { num: 2000, price: 0, paramStr: { limitAmount: 50_000 } } } },
    ],
    ['login-pay cards', { loginPayConfig: { propIds: [3001, 3002, 3003] } }],
    ['the app page as download', { h5: { downloadType: 2, downloadUrl: '', url: '' } }],
    [
      'first-charge offers whose award is a text',
      {
        appRechargeBonusCollection9ConfigList: some({
          id: 1,
          price: 50_000,
          showType: 1,
          award: '[{"id":2001,"count":10000,"betRate":3},{"id":2002,"count":500},{"id":1001,"count":1}]',
        }),
      },
    ],
    [
      'invite rewards as a list',
      {
        appInviteBonus1ConfigList: some({
          id: 1,
          award: [{ id: 2001, count: 5000, betRate: 1 }],
          inviteCount: 1,
        }),
      },
    ],
    ['game types with a status of 1', { appGameTypeList: some({ id: 1, name: 'Slots', status: 1 }) }],
    [
      'brands with a logo and a status of true',
      {
        appGameBrandList: some({
          id: 1,
          name: 'Chamak Play',
          status: true,
          icon3: '/content/brands/chamak.webp',
        }),
      },
    ],
    [
      'a notice with headline, text and target',
      {
        appNoticeConfigList: some({
          id: 1,
          title: '300 coins on your first deposit',
          content: expect.stringContaining('Your first deposit brings 300 bonus coins'),
          clickType: 1,
          clickAction: '39',
        }),
      },
    ],
  ])('contains %s', async (_, fields) => {
    expect(await configOf(await newWorld())).toMatchObject(fields);
  });

  // spec 2.5-46, 2.5-47
  it('contains social links as a JSON text, each with a known id and a url', async () => {
    const { socialMedia } = (await configOf(await newWorld())) as { socialMedia: string };
    expect(JSON.parse(socialMedia)).toEqual(
      ['facebook', 'instagram', 'telegram', 'youtube'].map((id) => ({
        id,
        url: `https://social.example.com/${id}/taraslots`,
      })),
    );
  });

  // spec 3-022, 3-023, 3-024
  it('contains games with their fields', async () => {
    const { gameList } = await (await newWorld()).done('anonymous/appConfig', { gameListVersion: 0 });
    expect(gameList).toContainEqual({
      id: 1001,
      brandId: 2,
      typeId: 1,
      platformId: 2,
      name: 'Peacock Palace',
      hot: 1,
      hotSort: 1,
      showType: 0,
      sort: 1,
      status: 1,
      version: 1,
      maintain: 0,
      returnToPlayer: 9564,
      minBet: 1_00,
      maxBet: 100_00,
      volatility: 'medium',
      features: ['wild', 'scatter', 'lines20'],
      oddsUrl: '/__games/odds/1001',
      params: { brandMaintain: 0 },
    });
  });

  // spec 3-026
  it('lists games of status 1 only', async () => {
    const { gameList } = await (await newWorld()).done('anonymous/appConfig', { gameListVersion: 0 });
    expect(new Set((gameList as { status: number }[]).map(({ status }) => status))).toEqual(new Set([1]));
  });
});

// spec 1-25, 2.2-113, 2.3-45, 2.3-62, 3-064, 3-065, 3-074, 3-078, 3-083, 3-093, 4-47, 4-48, 4-77, 7.1-02
// spec 7.2-20, 7.2-23, 7.3-02, 7.3-11, 7.3-14, 7.3-17
describe('an answer to a player', () => {
  it.each<[subject: string, call: string, scenario: string, body: object, fields: object]>([
    [
      'customer service by name, in the app or outside',
      'getCustomerServices',
      'default',
      {},
      {
        appCustomerServiceQueue: [
          { url: 'https://chat.example.com/tara', isOut: 0, nickname: 'Live Service' },
          { url: 'https://message.example.com/taraslots', isOut: 1, nickname: 'Message us' },
          { isOut: expect.any(Number) as unknown },
        ],
      },
    ],
    [
      'the bank details of a deposit',
      'recharge3',
      'default',
      { amount: 50_000, version: 4, actType: 0, rechargeType: 1 },
      {
        orderId: 'TS10000001-0001',
        appRechargeBankOwn: {
          bankName: 'Deodar Bank',
          shortBankName: 'DEO',
          accountName: 'Tara Slots Play Money',
          cardNum: '5500 0420 1757 0021',
          amount: 50_000,
        },
      },
    ],
    [
      'the QR code of a deposit',
      'recharge3',
      'default',
      { amount: 50_000, version: 4, actType: 0, rechargeType: 2 },
      {
        appRechargeQr: {
          orderId: 'TS10000001-0001',
          qrCodeText: expect.stringContaining('/__pay/TS10000001-0001') as unknown,
          createTime: 1_763_708_400_000,
        },
      },
    ],
    [
      'the first charge before it is bought',
      'appRechargeBonusCollection9',
      'default',
      {},
      { appRechargeBonusCollection9: { awardId: 0, itemStatus: 0, propReceiveList: '[]' } },
    ],
    [
      'the first charge whose items were claimed',
      'appRechargeBonusCollection9',
      'first-charge-claimed',
      {},
      {
        appRechargeBonusCollection9: {
          itemStatus: 2,
          propReceiveList: '[{"propId":2001},{"propId":2002},{"propId":1001}]',
        },
      },
    ],
    [
      'a reward with id, count and turnover',
      'loginBonus3User',
      'default',
      {},
      { loginBonus3User: { rewards: some({ day: 1, propList: [{ id: 2001, count: 1000, betRate: 1 }] }) } },
    ],
    [
      'no login-pay card',
      'getLoginPayUser3',
      'default',
      {},
      { ownList: [], buyPropIds: [3001, 3002, 3003], needRecharge: true },
    ],
    [
      'a login-pay card with the days that are left',
      'getLoginPayUser3',
      'login-pay',
      {},
      { ownList: [{ id: 1, propId: 3001, loginPayDataJson: { days: 7 } }], needRecharge: false },
    ],
    [
      'balances and levels',
      'refreshData',
      'default',
      {},
      { coin: 100_000, lottery: 1250, vip: 2, vipExp: 18_500 },
    ],
    [
      'the latest big wins',
      'anonymous/lobbyTips',
      'default',
      {},
      {
        jackpotList: some({
          phone: '301*****82',
          gameId: 1001,
          amount: 1_284_000,
          timestamp: 1_763_708_340_000,
        }),
        newYearList: some({
          phone: '301*****17',
          gameId: 1006,
          amount: 2_026_000,
          timestamp: 1_763_708_160_000,
        }),
      },
    ],
    [
      'player, configuration and games after a reload',
      'getAfterLoginInfoWeb',
      'default',
      { gameListVersion: 0, os: 'Android', version: '1.0.28', deviceModel: 'Pixel 7' },
      {
        account: 'demoplayer',
        coin: 100_000,
        appWebConfig: { mode: 'normal' },
        gameList: some({ id: 1001 }),
      },
    ],
    ['the red dots of mail', 'hasMailUnread', 'default', {}, { red0: 1, red1: 0, red2: 1 }],
    ['the tasks', 'getTaskUser', 'default', {}, { achieveNum: 0, canReceiveTaskAward: false }],
    [
      'the activities',
      'getActivityIds',
      'default',
      {},
      { isBankrupt: false, hasTurntable: true, loginPaying: false },
    ],
    [
      'the profile',
      'getAfterLoginInfo',
      'default',
      {},
      { account: 'demoplayer', coin: 100_000, appUserBankList: [] },
    ],
  ])('%s: %s', async (_, call, scenario, body, fields) => {
    const world = await newWorld(scenario);
    expect(await world.done(call, body, { token: await world.token() })).toMatchObject(fields);
  });

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
function pathsOf(body: object, at = ''): string[] {
  return Object.entries(body).flatMap(([name, value]) => [
    `${at}/${name}`,
    ...(typeof value === 'object' && value !== null && !Array.isArray(value)
      ? pathsOf(value as object, `${at}/${name}`)
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
  const rows = bodies.flatMap(([call, body]) => pathsOf(body).map((path) => ({ call, path, body })));

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
  ])('%s with %o, but not with %o', async (call, body, good, pointer) => {
    const world = await newWorld();
    const token = await world.token();
    const refused = await world.call(call, body, { token });
    expect([refused.status, refused.body['error']]).toEqual([400, expect.objectContaining({ pointer })]);
    await world.done(call, good, { token });
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
    for (const call of [
      'getTaskUser',
      'hasMailUnread',
      'getActivityIds',
      'getAfterLoginInfo',
      'refreshData',
    ]) {
      const reply = await world.raw({
        method: 'POST',
        url: `/app/v1/${call}`,
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
