import { afterEach, describe, expect, it, vi } from 'vitest';

import { deferred, fakeFetch, storedSession, testStore } from '../src/testing/index.ts';
import { createTestSdk, CREDENTIALS, catchError, readStoredSession, signInAnswer, user } from './fixtures.ts';
import {
  SESSION_KEY,
  STORE_KINDS,
  namesIn,
  createPageSdk,
  getNames,
  REFUSED,
  serverFor,
  answerFor,
} from './session-support.ts';

afterEach(() => vi.unstubAllGlobals());

/** The page of player a, whose store does not notify it that player b has signed in in another tab. */
async function createOutdatedPage() {
  const shared = testStore();
  const { subscribe: _subscribe, ...silent } = shared.tab();
  const page = createPageSdk(silent, serverFor('a'));
  await page.sdk.session.signIn(CREDENTIALS);
  const other = createTestSdk(serverFor('b'), { store: shared.tab() });
  await other.sdk.session.signIn(CREDENTIALS);
  expect(namesIn(page.sdk)).toEqual(getNames('a'));
  const stored = [...shared.values];
  expect(readStoredSession(shared.values)).toMatchObject({ accessToken: 'token-b' });
  return { ...page, other, storedNow: () => [...shared.values], stored };
}

describe('a page that was not notified of another player’s sign-in', () => {
  it.each(['pageshow', 'visibilitychange'] as const)('shows that player after %s', async (event) => {
    const { sdk, dispatch } = await createOutdatedPage();
    dispatch(event);
    expect(namesIn(sdk)).toEqual(getNames('b'));
  });

  it('does not store an update of its player, and shows that player then', async () => {
    const { sdk, stored, storedNow } = await createOutdatedPage();
    sdk.session.update({ user: { coin: 7 }, gameUser: { inviteCode: 'of a' } });
    expect(storedNow()).toEqual(stored);
    expect(namesIn(sdk)).toEqual(getNames('b'));
    expect(sdk.session.getSnapshot().user?.coin).toBe(user.coin);
  });

  it('does not store a profile refresh of its player, and shows that player then', async () => {
    const { sdk, server, stored, storedNow } = await createOutdatedPage();
    const { appUserBankList } = answerFor('a');
    server.on('getAfterLoginInfo', { ...user, account: 'a', coin: 7, appUserBankList });
    await sdk.session.refreshProfile();
    expect(storedNow()).toEqual(stored);
    expect(namesIn(sdk)).toEqual(getNames('b'));
  });

  it('signs only its own player out, and shows the other one then', async () => {
    const { sdk, server, other, stored, storedNow } = await createOutdatedPage();
    await sdk.session.signOut();
    await other.clock.advance(0);
    expect(storedNow()).toEqual(stored);
    expect(namesIn(sdk)).toEqual(getNames('b'));
    expect(namesIn(other.sdk)).toEqual(getNames('b'));
    const loggedOut = [...server.of('accountLogout'), ...other.server.of('accountLogout')];
    expect(loggedOut.map(({ headers }) => headers.get('authorization'))).toEqual(['token-a']);
  });

  it('does not end that player’s session by its own 401, and shows that player then', async () => {
    const { sdk, server, other, clock, stored, storedNow } = await createOutdatedPage();
    server.on('tradeInfo', REFUSED);
    expect(await catchError(sdk.post('/app/v1/tradeInfo'))).toMatchObject({ kind: 'auth' });
    await clock.advance(0);
    expect(storedNow()).toEqual(stored);
    expect(namesIn(sdk)).toEqual(getNames('b'));
    expect(namesIn(other.sdk)).toEqual(getNames('b'));
  });
});

describe('an answer that arrives after another player has signed in', () => {
  async function lateAnswer(call: 'tradeInfo' | 'getAfterLoginInfo') {
    const late = deferred();
    const outdated = await createOutdatedPage();
    outdated.server.on(call, () => late.promise);
    return { ...outdated, late };
  }

  it.each([
    ['a success', {}, 'applied'],
    ['a 401', REFUSED, 'rejected'],
  ] as const)('%s fails as aborted and ends nothing', async (_, answer, outcome) => {
    const { sdk, clock, dispatch, late, stored, storedNow } = await lateAnswer('tradeInfo');
    const call = catchError(sdk.post('/app/v1/tradeInfo'));
    await clock.advance(0);
    dispatch('pageshow');
    late.resolve(answer);
    expect(await call).toMatchObject({ kind: 'abort', outcome });
    expect(storedNow()).toEqual(stored);
    expect(namesIn(sdk)).toEqual(getNames('b'));
  });

  it.each([
    ['a success', { ...user, account: 'a', coin: 7, appUserBankList: [] }],
    ['a 401', REFUSED],
  ])('%s of the profile refresh changes nothing', async (_, answer) => {
    const { sdk, clock, dispatch, late, stored, storedNow } = await lateAnswer('getAfterLoginInfo');
    const call = sdk.session.refreshProfile();
    await clock.advance(0);
    dispatch('pageshow');
    late.resolve(answer);
    await call;
    expect(storedNow()).toEqual(stored);
    expect(namesIn(sdk)).toEqual(getNames('b'));
  });
});

describe.each(STORE_KINDS)('a second tab on a store that %s', (_, of) => {
  it('shows the cards of the player at every sign-in of another tab', async () => {
    const shared = testStore();
    const names = Array.from({ length: 20 }, (_unused, index) => `player-${index}`);
    const server = fakeFetch({ accountLogin: ({ body }) => answerFor(String(body['account'])) });
    const first = createTestSdk(server, { store: of(shared.tab()) });
    const second = createTestSdk(fakeFetch(), { store: of(shared.tab()) });
    await Promise.all([first, second].map(async ({ sdk }) => sdk.session.ready));
    const seen: unknown[] = [];
    second.sdk.session.on('signed-in', (detail) => {
      seen.push([detail.user?.account, ...namesIn(second.sdk)]);
    });
    for (const account of names) {
      await first.sdk.session.signIn({ ...CREDENTIALS, account });
      await second.clock.advance(0);
    }
    expect(seen).toEqual(names.map((name) => [name, ...getNames(name)]));
  });
});

describe('a stored document', () => {
  it.each(['', 'token\n', 'tokeĀ'])('is not a session with the token %j', (accessToken) => {
    const document = { version: 1, accessToken, userInfo: user, gameUser: {} };
    const store = testStore({ [SESSION_KEY]: JSON.stringify(document) });
    const { sdk } = createTestSdk(fakeFetch(), { store });
    expect(sdk.session.getToken()).toBeNull();
    expect(sdk.session.getSnapshot()).toMatchObject({ status: 'visitor', user: null });
  });

  it.each([0, 2, '1', undefined])('is not a session if its version is %j', async (version) => {
    const document = { version, accessToken: 'token-a', userInfo: user, gameUser: {} };
    const { sdk, server } = createTestSdk(fakeFetch(), {
      store: testStore({ [SESSION_KEY]: JSON.stringify(document) }),
    });
    expect(sdk.session.getSnapshot()).toMatchObject({ status: 'visitor', user: null });
    expect(await catchError(sdk.post('/app/v1/tradeInfo'))).toMatchObject({
      kind: 'auth',
      outcome: 'not-sent',
    });
    expect(server.calls).toHaveLength(0);
  });

  it.each(['null', '[]', '7', '{', ''])('is not a session if its text is %j', (text) => {
    const { sdk } = createTestSdk(fakeFetch(), { store: testStore({ [SESSION_KEY]: text }) });
    expect(sdk.session.getSnapshot().status).toBe('visitor');
  });
});

describe.each([
  ['with a line feed', 'token\n1'],
  ['with a character above U+00FF', 'token-Ā'],
  ['that is empty', ''],
])('a token %s', (_, token) => {
  it('makes a stored document invalid, and a call fails without a token', async () => {
    const store = testStore(storedSession(token, { userInfo: user }));
    const { sdk, server } = createTestSdk(fakeFetch({ tradeInfo: {} }), { store });
    expect(sdk.session.getToken()).toBeNull();
    expect(sdk.session.getSnapshot()).toMatchObject({ status: 'visitor', user: null });
    expect(await catchError(sdk.post('/app/v1/tradeInfo'))).toMatchObject({
      kind: 'auth',
      outcome: 'not-sent',
    });
    expect(server.calls).toHaveLength(0);
  });

  it('makes a sign-in fail', async () => {
    const store = testStore();
    const { sdk } = createTestSdk(fakeFetch({ accountLogin: signInAnswer(token) }), { store });
    const error = await catchError(sdk.session.signIn(CREDENTIALS));
    expect(error).toMatchObject({ kind: 'parse', outcome: 'unknown' });
    expect(sdk.session.getSnapshot().status).toBe('visitor');
    expect([...store.values]).toEqual([]);
  });
});
