import { describe, expect, it } from 'vitest';
import { errorField, errorMessage, type FailedCall } from '../src/errors/index.ts';
import {
  DownloadType,
  FirstChargeShowType,
  RechargeBonusKind,
  RechargeKind,
  SiteMode,
  TaskId,
} from '@tara/contract/constants';
import type { Path, Sdk } from '../src/index.ts';
import * as rules from '../src/rules/index.ts';
import { storageKey, storageNames } from '../src/session/index.ts';
import { fakeFetch, testStore } from '../src/testing/index.ts';
import { createTestSdk, catchError, readStoredSession, createSignedInSdk } from './fixtures.ts';
import { mockWorlds } from './mock.ts';

const newWorld = await mockWorlds();

type Post = (path: string, body?: object) => Promise<Record<string, unknown>>;
const pathOf = (path: string) => `/app/v1/${path}` as Path;
const postOf = (sdk: Sdk): Post => {
  const post = sdk.post as unknown as Post;
  return async (path, body) => post(pathOf(path), body);
};

describe('the upload of a document', () => {
  // spec 2.3-46, 7.2-40
  it('sends a form and returns the id of the file', async () => {
    const sdk = await (await newWorld()).sdk('demoplayer');
    const form = new FormData();
    form.set('type', 'front');
    form.set(
      'file',
      new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array<number>(200).fill(7)])]),
      'front.jpg',
    );
    const { fileId } = await sdk.post('/app/v1/uploadKyc', form);
    expect(fileId).toMatch(/^\S{4,}$/);
  });
});

/** Answers of the mock server by subject: scenario, call, body, and fields with their values. */
type Row = [call: string, answer: object, scenario?: string, body?: object];
const CONFIG = 'anonymous/appConfig';
const config = (appWebConfig: object): Row => [CONFIG, { appWebConfig }, 'default', { gameListVersion: 0 }];
const some = (fields: object): unknown => expect.arrayContaining([expect.objectContaining(fields)]);

const answers: Record<string, Row[]> = {
  // spec 1-32, 3-001, 3-002, 3-003, 3-004, 3-005, 3-006, 3-007, 3-008, 3-009, 3-017
  'the player in the session': [
    [
      'getAfterLoginInfo',
      {
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
      },
    ],
    [
      'getAfterLoginInfo',
      {
        hasSafeboxPassword: true,
        hasKyc: true,
        appUserBank: {
          id: 1,
          bankId: 1,
          bankName: 'Ravi Bank',
          accountName: 'Tara Demo',
          cardNum: '************1234',
        },
      },
      'withdraw-ready',
    ],
  ],
  // spec 1-15, 2.2-080, 3-022, 3-023, 3-024, 3-028, 3-029, 3-032, 3-033
  'the games': [
    [
      CONFIG,
      {
        gameList: some({
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
          params: { brandMaintain: 0 },
        }),
      },
      'default',
      { gameListVersion: 0 },
    ],
    config({ appGameTypeList: some({ id: 1, name: 'Slots', sort: 1, status: 1 }) }),
    config({ appGamePlatformList: some({ id: 1, sort: 1 }) }),
    config({ appGameBrandList: some({ id: 1, status: true, icon3: '/content/brands/chamak.webp' }) }),
  ],
  // spec 3-037, 3-038, 3-040, 3-042, 3-043, 3-048, 3-049, 3-050, 3-060
  'the configuration of the site': [
    config({
      mode: 'normal',
      registerType: 2,
      otpStatus: 0,
      countryCode: '92',
      isDepositBank: 0,
      userRegisterCoin: 5000,
    }),
    config({ accountLengthMin: 10, accountLengthMax: 11, usernameLengthMin: 4, usernameLengthMax: 16 }),
    config({ passwordLengthMin: 6, passwordLengthMax: 20, accountRule: { mobileStartsWith: '3' } }),
    config({ appGenericImgList: some({ uniqueKey: 'lobby_cover', img: '/content/heroes/mango_m.webp' }) }),
    config({
      appGenericImg: {
        NewYear_icon: { imgUrl: '/content/notices/lantern.webp' },
        recharge_activities_entry: { imgUrl: '/content/notices/gift.webp' },
        download_icon: { imgUrl: '/content/heroes/truck_m.webp' },
      },
    }),
    config({ h5: { downloadType: 2, downloadUrl: '', url: '' } }),
  ],
  // spec 3-031, 3-035, 3-036
  'the deposit channels and levels of the configuration': [
    config({
      appRechargeTypeList: some({
        id: 1,
        name: 'Bank transfer',
        kind: 'bank',
        iconH5: '/content/channels/bank.webp',
      }),
    }),
    config({ appRechargeTypeMap: { '1': { sort: 2 }, '2': { sort: 1 } } }),
    config({ appUserLevelConfigList: some({ betAmount: 100_000 }) }),
    config({ appPropConfigMap: { '1301': { num: 2000, price: 0, paramStr: { limitAmount: 50_000 } } } }),
  ],
  // spec 3-052, 3-053, 3-054, 3-094
  'the entries of the lobby in the configuration': [
    config({
      appNoticeConfigList: some({
        id: 1,
        sort: 1,
        imgUrl2: '/content/notices/gift.webp',
        isH5Pop: 1,
        clickType: 1,
        clickAction: '39',
      }),
    }),
    config({
      appLobbyAdConfigList: some({
        id: 1,
        sort: 1,
        imgUrl2: '/content/heroes/gift_m.webp',
        clickType: 1,
        clickAction: '39',
      }),
    }),
    config({
      appPromotionalVideoList: some({
        id: 1,
        clickType: 1,
        clickAction: '15',
        coverImg: '/content/videos/gift.webp',
        path: '/content/videos/gift.webm',
      }),
    }),
  ],
  // spec 3-056, 3-057, 3-058, 3-059, 3-079, 3-086
  'the offers in the configuration': [
    config({ loginPayConfig: { propIds: [3001, 3002, 3003] } }),
    config({
      appRechargeBonusCollection9ConfigList: some({
        id: 1,
        price: 50_000,
        showType: 1,
        award: '[{"id":2001,"count":10000,"betRate":3},{"id":2002,"count":500},{"id":1001,"count":1}]',
      }),
    }),
    config({
      appInviteBonus1ConfigList: some({
        id: 1,
        award: [{ id: 2001, count: 5000, betRate: 1 }],
        inviteCount: 1,
      }),
    }),
    config({ actInviteConditionModelClient2List: some({ bonusAmount: 5000 }) }),
  ],
  // spec 3-061, 3-063, 3-067, 3-069, 3-070
  'the activities, tasks and mail of a player': [
    [
      'getActivityIds',
      {
        activityIds: expect.arrayContaining([4, 8, 15, 42]),
        activityMap: { '4': { sort: 1 }, '8': { sort: 2 } },
        isBankrupt: false,
        hasTurntable: true,
        totalRecharge: 0,
        loginPaying: false,
      },
    ],
    ['getActivityIds', { loginPaying: true, totalRecharge: 100_000 }, 'login-pay'],
    ['getLoginPayUser3', { ownList: [], buyPropIds: [3001, 3002, 3003], needRecharge: true }],
    [
      'getLoginPayUser3',
      {
        ownList: [{ id: 1, propId: 3001, loginPayDataJson: { days: 7 } }],
        buyPropIds: [3002, 3003],
        needRecharge: false,
      },
      'login-pay',
    ],
    [
      'getTaskUser',
      {
        achieveNum: 0,
        achieveData: expect.stringMatching(/^\{"1":0,"2":0,.*"17":0\}$/),
        taskData: expect.stringMatching(/"105":0\}$/),
        canReceiveTaskAward: false,
      },
    ],
    ['hasMailUnread', { red0: 1, red1: 0, red2: 1 }],
  ],
  // spec 3-064
  'customer service and the latest big wins': [
    [
      'getCustomerServices',
      {
        appCustomerServiceQueue: some({
          url: 'https://message.example.com/taraslots',
          isOut: 1,
          nickname: 'Message us',
        }),
      },
    ],
    [
      'anonymous/lobbyTips',
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
  ],
  // spec 1-12, 1-13, 3-074, 3-077, 3-078, 4-77, 7.4-02, 7.4-04
  'the three answers to a deposit': [
    [
      'recharge3',
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
      'default',
      { amount: 50_000, version: 4, actType: 0, rechargeType: 1 },
    ],
    [
      'recharge3',
      {
        orderId: 'TS10000001-0001',
        appRechargeQr: {
          orderId: 'TS10000001-0001',
          qrCodeText: expect.stringContaining('/__pay/TS10000001-0001'),
          createTime: 1_763_708_400_000,
        },
      },
      'default',
      { amount: 50_000, version: 4, actType: 0, rechargeType: 2 },
    ],
    [
      'recharge3',
      { orderId: 'TS10000001-0001', payUrl: expect.stringContaining('/__pay/TS10000001-0001') },
      'default',
      { amount: 50_000, version: 4, actType: 0, rechargeType: 3 },
    ],
  ],
  // spec 3-083, 3-087
  'the first charge and the invite bonus of a player': [
    [
      'appRechargeBonusCollection9',
      { appRechargeBonusCollection9: { awardId: 0, itemStatus: 0, propReceiveList: '[]' }, propList: [] },
    ],
    [
      'appRechargeBonusCollection9',
      { appRechargeBonusCollection9: { awardId: 1, itemStatus: 1, propReceiveList: '[]' }, expireTime: -1 },
      'first-charge-bought',
    ],
    [
      'appInviteBonus1User',
      { appInviteBonus1User: { awardId: 1, inviteCount: 0, itemStatus: 0 }, propList: [] },
    ],
    [
      'appInviteBonus1User',
      { appInviteBonus1User: { awardId: 1, inviteCount: 6, itemStatus: 1 } },
      'invite-claimable',
    ],
  ],
};

describe.each(Object.entries(answers))('%s', (_, rows) => {
  it.each(rows)('%s answers %o', async (call, answer, scenario = 'default', body = {}) => {
    const sdk = await (await newWorld(scenario)).sdk('demoplayer');
    expect(await postOf(sdk)(call, body)).toMatchObject(answer);
    sdk.dispose();
  });
});

describe('the session of a player', () => {
  // spec 1-17, 3-004, 3-020
  it('has the balances, levels, state flags, games, codes and activities of the log-in answer', async () => {
    const sdk = await (await newWorld()).sdk();
    await sdk.session.signIn({ account: 'demoplayer', password: 'tara1234', countryCode: '92' });
    expect(sdk.session.getSnapshot()).toMatchObject({
      status: 'player',
      user: {
        coin: 100_000,
        lottery: 1250,
        vip: 2,
        vipExp: 18_500,
        hasSafeboxPassword: false,
        hasKyc: false,
        hasUserOther: false,
        firstRecharge: 0,
        memberDot: 0,
      },
      gameUser: {
        appUserBankList: [],
        gameLikes: { '1001': 1, '1004': 1, '1007': 1, '1012': 1 },
        gameHistory: expect.arrayContaining([1001, 1002]),
        inviteCode: expect.stringMatching(/^\w{6}$/),
        aid: 'a10000001',
        activity: { activityIds: expect.arrayContaining([15, 39]), activityMap: { '15': { sort: 3 } } },
      },
    });
    sdk.dispose();
  });

  // spec 1-01, 6-01
  it('starts and ends with the token: a visitor may not make a player’s call', async () => {
    const sdk = await (await newWorld()).sdk();
    expect(await catchError(sdk.post('/app/v1/refreshData'))).toMatchObject({
      kind: 'auth',
      outcome: 'not-sent',
    });
    expect(await sdk.post('/app/v1/anonymous/lobbyTips')).toMatchObject({ errcode: 0 });
    await sdk.session.signIn({ account: 'demoplayer', password: 'tara1234', countryCode: '92' });
    expect(await sdk.post('/app/v1/refreshData')).toMatchObject({ coin: 100_000 });
    await sdk.session.signOut();
    expect(await catchError(sdk.post('/app/v1/refreshData'))).toMatchObject({
      kind: 'auth',
      outcome: 'not-sent',
    });
    sdk.dispose();
  });
});

describe('the stored values of the browser', () => {
  // spec 3-116, 3-117
  it('have their names, each with the prefix of the client: access token, user info and game user are one document', async () => {
    const store = testStore();
    const { sdk } = await createSignedInSdk(fakeFetch(), { store });
    expect(Object.keys(readStoredSession(store.values) ?? {})).toEqual([
      'version',
      'accessToken',
      'userInfo',
      'gameUser',
    ]);
    sdk.dispose();
    const names = ['session', 'gameConfig', 'temp1', 'temp2'] as const;
    expect(Object.values(storageNames)).toEqual(names);
    expect(names.map((name) => storageKey('tara', name))).toEqual(names.map((name) => `tara.${name}`));
  });

  // spec 6-24, 6-25
  it('include the app id, with demo as default', () => {
    expect([rules.APP_ID_KEY, rules.APP_ID_FALLBACK]).toEqual(['appId', 'demo']);
  });
});

describe('the device data of a log-in', () => {
  // spec 3-107
  it('has the id of the installation that the client was given', async () => {
    const { sdk, server } = createTestSdk(fakeFetch({ accountLogin: {} }), {
      device: () => ({ afuid: 'af-7' }),
    });
    await catchError(sdk.session.signIn({ account: 'demoplayer', password: 'tara1234', countryCode: '92' }));
    expect(server.of('accountLogin')[0]?.body).toMatchObject({
      phoneinfoJsonModel: { deviceIdJsonModel: { afuid: 'af-7' } },
    });
  });
});

// spec 1-41, 1-54, 2.2-103, 3-081, 3-122, 3-123, 3-164, 3-165, 7.4-03
describe('the enumerations of the contract', () => {
  it.each<[name: string, constant: object, values: object]>([
    ['SiteMode', SiteMode, { green: 'green', normal: 'normal' }],
    ['RechargeKind', RechargeKind, { bank: 'bank', qr: 'qr', page: 'page' }],
    ['FirstChargeShowType', FirstChargeShowType, { pageAndPopup: 1, popupOnly: 2, pageOnly: 3 }],
    ['DownloadType', DownloadType, { none: 0, banner: 1, page: 2, bannerAndPage: 3 }],
    [
      'TaskId',
      TaskId,
      {
        login: 1,
        bind: 2,
        playOnce: 3,
        playTen: 4,
        playFifty: 5,
        followFacebook: 6,
        followTelegram: 7,
        followInstagram: 8,
        followYoutube: 9,
        shareFacebook: 10,
        shareWhatsapp: 11,
        shareTelegram: 12,
        firstPay: 13,
        shop: 14,
        todayPaySmall: 15,
        todayPayLarge: 16,
        shareSpin: 17,
      },
    ],
    [
      'RechargeBonusKind',
      RechargeBonusKind,
      {
        none: 0,
        kind1: 1,
        kind2: 2,
        loginPay: 3,
        kind4: 4,
        kind5: 5,
        accumulatedRecharge: 6,
        kind7: 7,
        continuousRecharge: 8,
        firstCharge: 9,
        kind10: 10,
        kind11: 11,
        kind12: 12,
        kind13: 13,
      },
    ],
  ])('%s', (_, constant, values) => {
    expect(constant).toEqual(values);
  });
});

describe('the message of an error', () => {
  const refused = (op: string, errcode: number): FailedCall => ({
    op,
    errcode,
    kind: 'api',
    outcome: 'rejected',
    status: 200,
  });
  const FIRST_CHARGE = Array.from({ length: 10 }, (_, at) => 1001 + at);

  // spec 8-31, 8-32, 8-33, 8-34, 8-35, 8-36, 8-37, 8-38, 8-39, 8-40
  it.each(FIRST_CHARGE)('%i of the first charge is act39', (errcode) => {
    for (const op of ['appRechargeBonusCollection9', 'appRechargeBonusCollection9Receive'])
      expect(errorMessage(refused(op, errcode))).toEqual({ key: `act39.${errcode}` });
  });

  // spec 1-59, 7.4-05
  it.each([
    ['exchange', 2501, 'errors.2501', null],
    ['recharge3', 2301, 'errors.2301', 'rechargeType'],
    ['recharge3', 2302, 'errors.2302', 'amount'],
    ['recharge3', 2303, 'errors.2303', null],
    ['recharge3', 2304, 'errors.2304', null],
    ['recharge3', 2305, 'errors.2305', null],
  ])('%s with %i shows %s', (op, errcode, key, field) => {
    expect(errorMessage(refused(op, errcode))).toMatchObject({ key });
    expect(errorField(refused(op, errcode))).toBe(field);
  });
});

describe('an error of the latest big wins', () => {
  // spec 8-51
  it('is returned, and shows nothing', async () => {
    const world = await newWorld();
    const sdk = await world.sdk();
    await world.control('POST', 'faults', { operationId: 'lobbyTips', errcode: 104, times: 1 });
    const answer = await sdk.safe('/app/v1/anonymous/lobbyTips');
    expect(answer).toMatchObject({ ok: false, error: { errcode: 104 } });
    expect(rules.tickerWins(answer.ok ? answer.data : null, null)).toEqual([]);
    const next = await sdk.safe('/app/v1/anonymous/lobbyTips');
    expect(rules.tickerWins(next.ok ? next.data : null, null)).toHaveLength(12);
    sdk.dispose();
  });
});
