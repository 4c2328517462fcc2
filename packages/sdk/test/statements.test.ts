import { answersBySubject } from '@tara/contract/fixtures/answers';
import { describe, expect, it } from 'vitest';
import { errorField, errorMessage, type FailedCall } from '../src/errors/index.ts';
import type { Path, Sdk } from '../src/index.ts';
import * as rules from '../src/rules/index.ts';
import { fakeFetch, testStore } from '../src/testing/index.ts';
import { createTestSdk, catchError, readStoredSession, createSignedInSdk } from './fixtures.ts';
import { mockWorlds } from './mock.ts';

const newWorld = await mockWorlds();

type Post = (path: string, body?: object) => Promise<Record<string, unknown>>;
const getPath = (path: string) => `/app/v1/${path}` as Path;
const getPost = (sdk: Sdk): Post => {
  const post = sdk.post as unknown as Post;
  return async (path, body) => post(getPath(path), body);
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

describe.each(Object.entries(answersBySubject))('%s', (_, answers) => {
  it.each(answers)('%s answers %o', async (call, answer, scenario = 'default', body = {}) => {
    const sdk = await (await newWorld(scenario)).sdk('demoplayer');
    expect(await getPost(sdk)(call, body)).toMatchObject(answer);
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
    expect(Object.values(rules.storageNames)).toEqual(names);
    expect(names.map((name) => rules.storageKey('tara', name))).toEqual(names.map((name) => `tara.${name}`));
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
