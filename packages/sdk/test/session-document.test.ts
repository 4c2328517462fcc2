import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStore, type KeyValueStore, type Sdk } from '../src/index.ts';
import { deferred, fakeFetch, fakeResponse, storedSession, testStore } from '../src/testing/index.ts';
import { beacon } from './browser-page.ts';
import { bench, CREDENTIALS, failure, keptIn, openStore, session, spy, user } from './fixtures.ts';

afterEach(() => vi.unstubAllGlobals());

const KEY = 'tara.session';
const REFUSED = fakeResponse(401, { code: 401, errcode: 401 });

/** What a sign-in of a player is answered with; every part names the player. */
function signInOf(name: string) {
  const card = { id: 1, bankId: 1, bankName: name, accountName: name, cardNum: name };
  return {
    ...session(`token-${name}`, { account: name, id: name.charCodeAt(0) }),
    appUserBank: card,
    appUserBankList: [card],
    inviteCode: name,
  };
}

const serverOf = (name: string) => fakeFetch({ accountLogin: signInOf(name), accountLogout: {} });

/** An SDK in a page of its own, which can be told that it is shown. */
function pageBench(store: KeyValueStore, server = fakeFetch()) {
  const warn = spy();
  const { listeners } = beacon(true);
  const made = bench(server, { store, log: { warn }, retries: 0 });
  // The next SDK listens to another page.
  vi.unstubAllGlobals();
  return {
    ...made,
    warn,
    dispatch: (event: 'pageshow' | 'visibilitychange') => listeners.get(event)?.(),
  };
}

/** The parts of a session that name a player. */
function namesIn({ session: { getToken, getSnapshot } }: Sdk) {
  const { user: shown, gameUser } = getSnapshot();
  return [getToken(), shown?.account, gameUser.inviteCode, gameUser.appUserBankList[0]?.cardNum];
}

/** What `namesIn` says of a player. */
const partsOf = (name: string) => [`token-${name}`, name, name, name];

/** The same store with promises for answers. */
function asynchronous(store: KeyValueStore): KeyValueStore {
  const { subscribe } = store;
  return {
    get: async (key) => store.get(key),
    set: async (key, value) => store.set(key, value),
    remove: async (key) => store.remove(key),
    ...(subscribe ? { subscribe: (onChange) => subscribe(onChange) } : {}),
  };
}

const KINDS: readonly [string, (store: KeyValueStore) => KeyValueStore][] = [
  ['answers at once', (store) => store],
  ['answers with promises', asynchronous],
];

/** Player a's page, which no store tells that player b has signed in in another tab. */
async function pageBehind() {
  const shared = testStore();
  const { subscribe: _subscribe, ...silent } = shared.tab();
  const page = pageBench(silent, serverOf('a'));
  await page.sdk.session.signIn(CREDENTIALS);
  const other = bench(serverOf('b'), { store: shared.tab() });
  await other.sdk.session.signIn(CREDENTIALS);
  expect(namesIn(page.sdk)).toEqual(partsOf('a'));
  const stored = [...shared.values];
  expect(keptIn(shared.values)).toMatchObject({ accessToken: 'token-b' });
  return { ...page, other, storedNow: () => [...shared.values], stored };
}

describe('a page that has not been told of another player’s sign-in', () => {
  it.each(['pageshow', 'visibilitychange'] as const)('shows that player after %s', async (event) => {
    const { sdk, dispatch } = await pageBehind();
    dispatch(event);
    expect(namesIn(sdk)).toEqual(partsOf('b'));
  });

  it('changes nothing stored by an update, and shows that player then', async () => {
    const { sdk, stored, storedNow } = await pageBehind();
    sdk.session.update({ user: { coin: 7 }, gameUser: { inviteCode: 'of a' } });
    expect(storedNow()).toEqual(stored);
    expect(namesIn(sdk)).toEqual(partsOf('b'));
    expect(sdk.session.getSnapshot().user?.coin).toBe(user.coin);
  });

  it('changes nothing stored by a profile refresh, and shows that player then', async () => {
    const { sdk, server, stored, storedNow } = await pageBehind();
    const { appUserBankList } = signInOf('a');
    server.on('getAfterLoginInfo', { ...user, account: 'a', coin: 7, appUserBankList });
    await sdk.session.refreshProfile();
    expect(storedNow()).toEqual(stored);
    expect(namesIn(sdk)).toEqual(partsOf('b'));
  });

  it('signs only its own player out, and shows the other one then', async () => {
    const { sdk, server, other, stored, storedNow } = await pageBehind();
    await sdk.session.signOut();
    await other.clock.advance(0);
    expect(storedNow()).toEqual(stored);
    expect(namesIn(sdk)).toEqual(partsOf('b'));
    expect(namesIn(other.sdk)).toEqual(partsOf('b'));
    const loggedOut = [...server.of('accountLogout'), ...other.server.of('accountLogout')];
    expect(loggedOut.map(({ headers }) => headers.get('authorization'))).toEqual(['token-a']);
  });

  it('ends no session of that player by a 401 of its own, and shows that player then', async () => {
    const { sdk, server, other, clock, stored, storedNow } = await pageBehind();
    server.on('tradeInfo', REFUSED);
    expect(await failure(sdk.post('/app/v1/tradeInfo'))).toMatchObject({ kind: 'auth' });
    await clock.advance(0);
    expect(storedNow()).toEqual(stored);
    expect(namesIn(sdk)).toEqual(partsOf('b'));
    expect(namesIn(other.sdk)).toEqual(partsOf('b'));
  });
});

describe('an answer that arrives after another player has signed in', () => {
  async function lateAnswer(call: 'tradeInfo' | 'getAfterLoginInfo') {
    const late = deferred();
    const behind = await pageBehind();
    behind.server.on(call, () => late.promise);
    return { ...behind, late };
  }

  it.each([
    ['a success', {}, 'applied'],
    ['a 401', REFUSED, 'rejected'],
  ] as const)('%s fails as aborted and ends nothing', async (_, answer, outcome) => {
    const { sdk, clock, dispatch, late, stored, storedNow } = await lateAnswer('tradeInfo');
    const call = failure(sdk.post('/app/v1/tradeInfo'));
    await clock.advance(0);
    dispatch('pageshow');
    late.resolve(answer);
    expect(await call).toMatchObject({ kind: 'abort', outcome });
    expect(storedNow()).toEqual(stored);
    expect(namesIn(sdk)).toEqual(partsOf('b'));
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
    expect(namesIn(sdk)).toEqual(partsOf('b'));
  });
});

describe.each(KINDS)('a second tab on a store that %s', (_, of) => {
  it('has the cards of the player at every sign-in of another tab', async () => {
    const shared = testStore();
    const names = Array.from({ length: 20 }, (_unused, index) => `player-${index}`);
    const server = fakeFetch({ accountLogin: ({ body }) => signInOf(String(body['account'])) });
    const first = bench(server, { store: of(shared.tab()) });
    const second = bench(fakeFetch(), { store: of(shared.tab()) });
    await Promise.all([first, second].map(async ({ sdk }) => sdk.session.ready));
    const seen: unknown[] = [];
    second.sdk.session.on('signed-in', (detail) => {
      seen.push([detail.user?.account, ...namesIn(second.sdk)]);
    });
    for (const account of names) {
      await first.sdk.session.signIn({ ...CREDENTIALS, account });
      await second.clock.advance(0);
    }
    expect(seen).toEqual(names.map((name) => [name, ...partsOf(name)]));
  });
});

describe('a store whose reads fail', () => {
  const failures = ['throw', 'reject'] as const;
  const values = storedSession('token-a', { userInfo: { ...user, account: 'a' } });

  /** A store that a read of the session fails in as often as `state.failing` says. */
  function failingStore(how: (typeof failures)[number], failing: number) {
    const store = openStore(values);
    const state = { failing };
    const get = (key: string) => {
      if (state.failing === 0 || key !== KEY) return store.get(key);
      state.failing -= 1;
      if (how === 'throw') throw new Error('busy');
      return Promise.reject(new Error('busy'));
    };
    return { store: { ...store, get }, state };
  }

  it.each(failures)('once at the start (%s) costs neither the session nor what is stored', async (how) => {
    const { store } = failingStore(how, 1);
    const { sdk, warn } = pageBench(store);
    await sdk.session.ready;
    expect(sdk.session.getToken()).toBe('token-a');
    expect(Object.fromEntries(store.values)).toEqual(values);
    expect(warn).toHaveBeenCalledExactlyOnceWith('storage: get failed');
  });

  it.each(failures)('once when the page is shown (%s) are made again at once', async (how) => {
    const { store, state } = failingStore(how, 0);
    const { sdk, clock, dispatch, warn } = pageBench(store);
    await sdk.session.ready;
    store.values.set(KEY, storedSession('token-b')[KEY] ?? '');
    state.failing = 1;
    dispatch('pageshow');
    await clock.advance(0);
    expect(sdk.session.getToken()).toBe('token-b');
    expect(warn).toHaveBeenCalledExactlyOnceWith('storage: get failed');
  });

  it.each(failures)('at the start (%s) are made again when the page becomes visible', async (how) => {
    const store = testStore(values);
    store.failWith(how);
    const { sdk, clock, warn, dispatch } = pageBench(store);
    await sdk.session.ready;
    expect(sdk.session.getToken()).toBeNull();
    expect(warn).toHaveBeenCalledWith('storage: get failed');
    store.failWith(null);
    dispatch('visibilitychange');
    await clock.advance(0);
    expect(sdk.session.getToken()).toBe('token-a');
    expect(Object.fromEntries(store.values)).toEqual(values);
  });

  it.each(failures)('at the start (%s) do not keep the former keys from being read later', async (how) => {
    const store = testStore({ 'tara.accessToken': 'token-a' });
    store.failWith(how);
    const { sdk, clock, dispatch } = pageBench(store);
    await sdk.session.ready;
    store.failWith(null);
    dispatch('visibilitychange');
    await clock.advance(0);
    expect(sdk.session.getToken()).toBe('token-a');
  });

  it.each(failures)('at a notification (%s) leave the session as it is', async (how) => {
    const shared = testStore(values);
    const store = shared.tab();
    const { sdk, clock, dispatch, warn } = pageBench(store);
    const signedOut = spy();
    sdk.session.on('signed-out', signedOut);
    const other = bench(fakeFetch(), { store: shared.tab() });
    store.failWith(how);
    other.sdk.session.update({ user: { coin: 7 } });
    await clock.advance(0);
    expect(warn).toHaveBeenCalledWith('storage: get failed');
    expect(sdk.session.getSnapshot()).toMatchObject({ status: 'player', user: { coin: user.coin } });
    expect(signedOut).not.toHaveBeenCalled();
    store.failWith(null);
    dispatch('pageshow');
    await clock.advance(0);
    expect(sdk.session.getSnapshot().user?.coin).toBe(7);
  });

  /** A store of which every read fails once `isFailing` is set, and every write succeeds. */
  function unreadable(of: (store: KeyValueStore) => KeyValueStore, stored: Record<string, string>) {
    const store = openStore(stored);
    const state = { isFailing: false };
    const get = (key: string) => {
      if (state.isFailing) throw new Error('busy');
      return store.get(key);
    };
    return { state, values: store.values, store: of({ ...store, get }) };
  }

  describe.each(KINDS)('in a store that %s and can be written', (_, of) => {
    it('do not keep a sign-in from being stored', async () => {
      const { state, store, values: kept } = unreadable(of, values);
      const { sdk, clock } = pageBench(store, serverOf('b'));
      await sdk.session.ready;
      state.isFailing = true;
      await sdk.session.signIn(CREDENTIALS);
      await clock.advance(0);
      expect(keptIn(kept)).toMatchObject({ accessToken: 'token-b', userInfo: { account: 'b' } });
    });

    it('do not keep a sign-out from removing what is stored', async () => {
      const { state, store, values: kept } = unreadable(of, values);
      const { sdk, clock } = pageBench(store, serverOf('a'));
      await sdk.session.ready;
      state.isFailing = true;
      await sdk.session.signOut();
      await clock.advance(0);
      expect([...kept]).toEqual([]);
    });

    it('keep a refused token from removing what is stored, because it may be another player’s', async () => {
      const { state, store, values: kept } = unreadable(of, values);
      const { sdk, server, clock } = pageBench(store);
      await sdk.session.ready;
      kept.set(KEY, storedSession('token-b')[KEY] ?? '');
      const stored = [...kept];
      state.isFailing = true;
      server.on('tradeInfo', REFUSED);
      await failure(sdk.post('/app/v1/tradeInfo'));
      await clock.advance(0);
      expect([...kept]).toEqual(stored);
      expect(sdk.session.getToken()).toBeNull();
    });

    it('keep an update from being stored, because the stored session may be another player’s', async () => {
      const { state, store, values: kept } = unreadable(of, values);
      const { sdk, clock } = pageBench(store);
      await sdk.session.ready;
      kept.set(KEY, storedSession('token-b')[KEY] ?? '');
      const stored = [...kept];
      state.isFailing = true;
      sdk.session.update({ user: { coin: 7 } });
      await clock.advance(0);
      expect([...kept]).toEqual(stored);
      expect(sdk.session.getSnapshot().user?.coin).toBe(7);
    });
  });
});

describe.each(KINDS)('the three keys of an earlier version in a store that %s', (_, of) => {
  const former = {
    'tara.accessToken': 'token-a',
    'tara.userInfo': JSON.stringify({ ...user, account: 'a' }),
    'tara.gameUser': JSON.stringify({ inviteCode: 'a', gameHistory: [1001] }),
  };

  it('become the document', async () => {
    const store = openStore(former);
    const { sdk, clock } = pageBench(of(store));
    await sdk.session.ready;
    await clock.advance(0);
    const { user: shown, gameUser } = sdk.session.getSnapshot();
    expect(sdk.session.getToken()).toBe('token-a');
    expect(shown).toEqual({ ...user, account: 'a' });
    expect(gameUser).toMatchObject({ inviteCode: 'a', gameHistory: [1001], appUserBankList: [] });
    expect([...store.values.keys()]).toEqual([KEY]);
    expect(keptIn(store.values)).toEqual({
      version: 1,
      accessToken: 'token-a',
      userInfo: shown,
      gameUser,
    });
  });

  it('are read once', async () => {
    const store = openStore();
    const { sdk, clock, dispatch } = pageBench(of(store));
    await sdk.session.ready;
    for (const [key, value] of Object.entries(former)) store.values.set(key, value);
    dispatch('pageshow');
    await clock.advance(0);
    expect(sdk.session.getToken()).toBeNull();
    expect([...store.values.keys()]).toEqual(Object.keys(former));
  });

  it('are removed with a sign-out', async () => {
    const store = openStore({ ...storedSession('token-b'), ...former });
    const { sdk, clock } = pageBench(of(store), serverOf('b'));
    await sdk.session.ready;
    expect(sdk.session.getToken()).toBe('token-b');
    await sdk.session.signOut();
    await clock.advance(0);
    expect([...store.values]).toEqual([]);
  });

  it.each(['', 'token\n', 'tokeĀ'])('are no session with the token %j', async (token) => {
    const store = openStore({ ...former, 'tara.accessToken': token });
    const { sdk } = pageBench(of(store));
    await sdk.session.ready;
    expect(sdk.session.getToken()).toBeNull();
    expect(sdk.session.getSnapshot()).toMatchObject({ status: 'visitor', user: null });
    expect(store.values.has(KEY)).toBe(false);
  });
});

describe('a stored document', () => {
  it.each([0, 2, '1', undefined])('of version %j is no session', async (version) => {
    const document = { version, accessToken: 'token-a', userInfo: user, gameUser: {} };
    const { sdk, server } = bench(fakeFetch(), { store: testStore({ [KEY]: JSON.stringify(document) }) });
    expect(sdk.session.getSnapshot()).toMatchObject({ status: 'visitor', user: null });
    expect(await failure(sdk.post('/app/v1/tradeInfo'))).toMatchObject({ kind: 'auth', outcome: 'not-sent' });
    expect(server.calls).toHaveLength(0);
  });

  it.each(['null', '[]', '7', '{', ''])('that reads %j is no session', (text) => {
    const { sdk } = bench(fakeFetch(), { store: testStore({ [KEY]: text }) });
    expect(sdk.session.getSnapshot().status).toBe('visitor');
  });
});

describe.each([
  ['with a line feed', 'token\n1'],
  ['with a character above U+00FF', 'token-Ā'],
  ['that is empty', ''],
])('a token %s', (_, token) => {
  it('makes a stored document no session, and a call says so', async () => {
    const store = testStore(storedSession(token, { userInfo: user }));
    const { sdk, server } = bench(fakeFetch({ tradeInfo: {} }), { store });
    expect(sdk.session.getToken()).toBeNull();
    expect(sdk.session.getSnapshot()).toMatchObject({ status: 'visitor', user: null });
    expect(await failure(sdk.post('/app/v1/tradeInfo'))).toMatchObject({ kind: 'auth', outcome: 'not-sent' });
    expect(server.calls).toHaveLength(0);
  });

  it('makes a sign-in fail', async () => {
    const store = testStore();
    const { sdk } = bench(fakeFetch({ accountLogin: session(token) }), { store });
    const error = await failure(sdk.session.signIn(CREDENTIALS));
    expect(error).toMatchObject({ kind: 'parse', outcome: 'unknown' });
    expect(sdk.session.getSnapshot().status).toBe('visitor');
    expect([...store.values]).toEqual([]);
  });
});

describe.each(KINDS)('a store that %s and removes nothing', (_, of) => {
  async function signedOut() {
    const store = openStore();
    const remove = () => {
      throw new Error('not possible');
    };
    const server = serverOf('a');
    const page = pageBench(of({ ...store, remove }), server);
    await page.sdk.session.signIn(CREDENTIALS);
    await page.clock.advance(0);
    await page.sdk.session.signOut();
    await page.clock.advance(0);
    return { ...page, values: store.values };
  }

  it('does not bring a player back who has signed out', async () => {
    const { sdk, clock, dispatch, warn } = await signedOut();
    expect(warn).toHaveBeenCalledWith('storage: remove failed');
    for (const event of ['pageshow', 'visibilitychange'] as const) {
      dispatch(event);
      await clock.advance(0);
      expect(sdk.session.getToken()).toBeNull();
      expect(sdk.session.getSnapshot().status).toBe('visitor');
    }
  });

  it('keeps the next sign-in', async () => {
    const { sdk, server, clock, dispatch, values } = await signedOut();
    server.on('accountLogin', signInOf('b'));
    await sdk.session.signIn(CREDENTIALS);
    await clock.advance(0);
    dispatch('pageshow');
    await clock.advance(0);
    expect(namesIn(sdk)).toEqual(partsOf('b'));
    expect(keptIn(values)).toMatchObject({ accessToken: 'token-b' });
  });
});

describe.each(KINDS)('a store that %s and keeps nothing', (_, of) => {
  it('leaves a player signed in while the page is open', async () => {
    const { sdk, clock, dispatch } = pageBench(of({ ...memoryStore(), get: () => null }), serverOf('a'));
    await sdk.session.signIn(CREDENTIALS);
    await clock.advance(0);
    dispatch('visibilitychange');
    await clock.advance(0);
    expect(namesIn(sdk)).toEqual(partsOf('a'));
    sdk.session.update({ user: { coin: 7 } });
    await clock.advance(0);
    expect(sdk.session.getSnapshot()).toMatchObject({ status: 'player', user: { account: 'a', coin: 7 } });
    dispatch('visibilitychange');
    await clock.advance(0);
    expect(namesIn(sdk)).toEqual(partsOf('a'));
    expect(sdk.session.getSnapshot().user?.coin).toBe(7);
  });
});

describe('a store that answers with promises in a browser that has locks', () => {
  /** A page with these locks; `changes` says of each change of the store which lock was held. */
  function pageWithLocks(request: LockManager['request'], held: () => string | null, stored = {}) {
    const store = openStore(stored);
    const changes: (string | null)[] = [];
    const noting: KeyValueStore = {
      get: store.get,
      set(key, value) {
        changes.push(held());
        return store.set(key, value);
      },
      remove(key) {
        changes.push(held());
        return store.remove(key);
      },
    };
    const page = () => {
      beacon(true);
      vi.stubGlobal('navigator', { locks: { request } });
      return bench(serverOf('a'), { store: asynchronous(noting) });
    };
    return { changes, values: store.values, page };
  }

  /** Locks that are free, and the name of the one that is held. */
  function freeLocks() {
    let held: string | null = null;
    const request = async (name: string, run: () => Promise<unknown>) => {
      held = name;
      try {
        return await run();
      } finally {
        held = null;
      }
    };
    return { request: request as LockManager['request'], held: () => held };
  }

  it('is changed under a lock: by a sign-in, an update and a sign-out', async () => {
    const { request, held } = freeLocks();
    const { changes, values, page } = pageWithLocks(request, held);
    const { sdk, clock } = page();
    await sdk.session.signIn(CREDENTIALS);
    await clock.advance(0);
    sdk.session.update({ user: { coin: 7 } });
    await clock.advance(0);
    expect(keptIn(values)).toMatchObject({ userInfo: { coin: 7 } });
    await sdk.session.signOut();
    await clock.advance(0);
    expect([...values]).toEqual([]);
    expect(changes.length).toBeGreaterThan(2);
    expect(new Set(changes)).toEqual(new Set([KEY]));
  });

  it('is changed under a lock when keys of an earlier version become the document', async () => {
    const { request, held } = freeLocks();
    const { changes, values, page } = pageWithLocks(request, held, { 'tara.accessToken': 'token-a' });
    const { sdk, clock } = page();
    await sdk.session.ready;
    await clock.advance(0);
    expect([...values.keys()]).toEqual([KEY]);
    expect(new Set(changes)).toEqual(new Set([KEY]));
  });

  it('is changed without one where the browser refuses locks to the page', async () => {
    const request = async () => Promise.reject(new DOMException('refused', 'SecurityError'));
    const { values, page } = pageWithLocks(request, () => null);
    const { sdk, clock } = page();
    await sdk.session.signIn(CREDENTIALS);
    await clock.advance(0);
    expect(keptIn(values)).toMatchObject({ accessToken: 'token-a' });
    await sdk.session.signOut();
    await clock.advance(0);
    expect([...values]).toEqual([]);
  });
});
