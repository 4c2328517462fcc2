import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStore, type KeyValueStore } from '../src/index.ts';
import { fakeFetch, storedSession, testStore } from '../src/testing/index.ts';
import { stubBeacon } from './browser-page.ts';
import {
  createTestSdk,
  CREDENTIALS,
  catchError,
  readStoredSession,
  inspectableStore,
  spy,
  user,
} from './fixtures.ts';
import {
  asynchronous,
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

describe('failing reads of the store', () => {
  const failures = ['throw', 'reject'] as const;
  const values = storedSession('token-a', { userInfo: { ...user, account: 'a' } });

  /** A store that fails to read the session as often as `state.failing` is set to. */
  function failingStore(how: (typeof failures)[number], failing: number) {
    const store = inspectableStore(values);
    const state = { failing };
    const get = (key: string) => {
      if (state.failing === 0 || key !== SESSION_KEY) return store.get(key);
      state.failing -= 1;
      if (how === 'throw') throw new Error('busy');
      return Promise.reject(new Error('busy'));
    };
    return { store: { ...store, get }, state };
  }

  it.each(failures)('lose neither the session nor stored data once at the start (%s)', async (how) => {
    const { store } = failingStore(how, 1);
    const { sdk, warn } = createPageSdk(store);
    await sdk.session.ready;
    expect(sdk.session.getToken()).toBe('token-a');
    expect(Object.fromEntries(store.values)).toEqual(values);
    expect(warn).toHaveBeenCalledExactlyOnceWith('storage: get failed');
  });

  it.each(failures)('are repeated immediately once when the page is shown (%s)', async (how) => {
    const { store, state } = failingStore(how, 0);
    const { sdk, clock, dispatch, warn } = createPageSdk(store);
    await sdk.session.ready;
    store.values.set(SESSION_KEY, storedSession('token-b')[SESSION_KEY] ?? '');
    state.failing = 1;
    dispatch('pageshow');
    await clock.advance(0);
    expect(sdk.session.getToken()).toBe('token-b');
    expect(warn).toHaveBeenCalledExactlyOnceWith('storage: get failed');
  });

  it.each(failures)('are repeated when the page becomes visible after a start (%s)', async (how) => {
    const store = testStore(values);
    store.failWith(how);
    const { sdk, clock, warn, dispatch } = createPageSdk(store);
    await sdk.session.ready;
    expect(sdk.session.getToken()).toBeNull();
    expect(warn).toHaveBeenCalledWith('storage: get failed');
    store.failWith(null);
    dispatch('visibilitychange');
    await clock.advance(0);
    expect(sdk.session.getToken()).toBe('token-a');
    expect(Object.fromEntries(store.values)).toEqual(values);
  });

  it.each(failures)('leave the session unchanged at a notification (%s)', async (how) => {
    const shared = testStore(values);
    const store = shared.tab();
    const { sdk, clock, dispatch, warn } = createPageSdk(store);
    const signedOut = spy();
    sdk.session.on('signed-out', signedOut);
    const other = createTestSdk(fakeFetch(), { store: shared.tab() });
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

  /** A store whose reads all fail once `isFailing` is set, and whose writes succeed. */
  function createUnreadableStore(
    of: (store: KeyValueStore) => KeyValueStore,
    stored: Record<string, string>,
  ) {
    const store = inspectableStore(stored);
    const state = { isFailing: false };
    const get = (key: string) => {
      if (state.isFailing) throw new Error('busy');
      return store.get(key);
    };
    return { state, values: store.values, store: of({ ...store, get }) };
  }

  describe.each(STORE_KINDS)('in a store that %s and can be written', (_, of) => {
    it('do not prevent storing a sign-in', async () => {
      const { state, store, values: kept } = createUnreadableStore(of, values);
      const { sdk, clock } = createPageSdk(store, serverFor('b'));
      await sdk.session.ready;
      state.isFailing = true;
      await sdk.session.signIn(CREDENTIALS);
      await clock.advance(0);
      expect(readStoredSession(kept)).toMatchObject({ accessToken: 'token-b', userInfo: { account: 'b' } });
    });

    it('do not prevent removing the stored session on sign-out', async () => {
      const { state, store, values: kept } = createUnreadableStore(of, values);
      const { sdk, clock } = createPageSdk(store, serverFor('a'));
      await sdk.session.ready;
      state.isFailing = true;
      await sdk.session.signOut();
      await clock.advance(0);
      expect([...kept]).toEqual([]);
    });

    it('prevent a refused token from removing the stored session, which may be another player’s', async () => {
      const { state, store, values: kept } = createUnreadableStore(of, values);
      const { sdk, server, clock } = createPageSdk(store);
      await sdk.session.ready;
      kept.set(SESSION_KEY, storedSession('token-b')[SESSION_KEY] ?? '');
      const stored = [...kept];
      state.isFailing = true;
      server.on('tradeInfo', REFUSED);
      await catchError(sdk.post('/app/v1/tradeInfo'));
      await clock.advance(0);
      expect([...kept]).toEqual(stored);
      expect(sdk.session.getToken()).toBeNull();
    });

    it('prevent storing an update, because the stored session may be another player’s', async () => {
      const { state, store, values: kept } = createUnreadableStore(of, values);
      const { sdk, clock } = createPageSdk(store);
      await sdk.session.ready;
      kept.set(SESSION_KEY, storedSession('token-b')[SESSION_KEY] ?? '');
      const stored = [...kept];
      state.isFailing = true;
      sdk.session.update({ user: { coin: 7 } });
      await clock.advance(0);
      expect([...kept]).toEqual(stored);
      expect(sdk.session.getSnapshot().user?.coin).toBe(7);
    });
  });
});

describe.each(STORE_KINDS)('a store that %s and removes nothing', (_, of) => {
  async function signedOut() {
    const store = inspectableStore();
    const remove = () => {
      throw new Error('not possible');
    };
    const server = serverFor('a');
    const page = createPageSdk(of({ ...store, remove }), server);
    await page.sdk.session.signIn(CREDENTIALS);
    await page.clock.advance(0);
    await page.sdk.session.signOut();
    await page.clock.advance(0);
    return { ...page, values: store.values };
  }

  it('does not restore a player who has signed out', async () => {
    const { sdk, clock, dispatch, warn } = await signedOut();
    expect(warn).toHaveBeenCalledWith('storage: remove failed');
    for (const event of ['pageshow', 'visibilitychange'] as const) {
      dispatch(event);
      await clock.advance(0);
      expect(sdk.session.getToken()).toBeNull();
      expect(sdk.session.getSnapshot().status).toBe('visitor');
    }
  });

  it('stores the next sign-in', async () => {
    const { sdk, server, clock, dispatch, values } = await signedOut();
    server.on('accountLogin', answerFor('b'));
    await sdk.session.signIn(CREDENTIALS);
    await clock.advance(0);
    dispatch('pageshow');
    await clock.advance(0);
    expect(namesIn(sdk)).toEqual(getNames('b'));
    expect(readStoredSession(values)).toMatchObject({ accessToken: 'token-b' });
  });
});

describe.each(STORE_KINDS)('a store that %s and stores nothing', (_, of) => {
  it('leaves a player signed in while the page is open', async () => {
    const { sdk, clock, dispatch } = createPageSdk(of({ ...memoryStore(), get: () => null }), serverFor('a'));
    await sdk.session.signIn(CREDENTIALS);
    await clock.advance(0);
    dispatch('visibilitychange');
    await clock.advance(0);
    expect(namesIn(sdk)).toEqual(getNames('a'));
    sdk.session.update({ user: { coin: 7 } });
    await clock.advance(0);
    expect(sdk.session.getSnapshot()).toMatchObject({ status: 'player', user: { account: 'a', coin: 7 } });
    dispatch('visibilitychange');
    await clock.advance(0);
    expect(namesIn(sdk)).toEqual(getNames('a'));
    expect(sdk.session.getSnapshot().user?.coin).toBe(7);
  });
});

describe('an asynchronous store in a browser with locks', () => {
  /** A page with these locks. `changes` records for each change of the store which lock was held. */
  function pageWithLocks(request: LockManager['request'], held: () => string | null, stored = {}) {
    const store = inspectableStore(stored);
    const changes: (string | null)[] = [];
    const recordingStore: KeyValueStore = {
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
      stubBeacon(true);
      vi.stubGlobal('navigator', { locks: { request } });
      return createTestSdk(serverFor('a'), { store: asynchronous(recordingStore) });
    };
    return { changes, values: store.values, page };
  }

  /** Free locks, and the name of the held one. */
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

  it('is changed under a lock by a sign-in, an update and a sign-out', async () => {
    const { request, held } = freeLocks();
    const { changes, values, page } = pageWithLocks(request, held);
    const { sdk, clock } = page();
    await sdk.session.signIn(CREDENTIALS);
    await clock.advance(0);
    sdk.session.update({ user: { coin: 7 } });
    await clock.advance(0);
    expect(readStoredSession(values)).toMatchObject({ userInfo: { coin: 7 } });
    await sdk.session.signOut();
    await clock.advance(0);
    expect([...values]).toEqual([]);
    expect(changes.length).toBeGreaterThan(2);
    expect(new Set(changes)).toEqual(new Set([SESSION_KEY]));
  });

  it('is changed without a lock if the browser denies locks', async () => {
    const request = async () => Promise.reject(new DOMException('refused', 'SecurityError'));
    const { values, page } = pageWithLocks(request, () => null);
    const { sdk, clock } = page();
    await sdk.session.signIn(CREDENTIALS);
    await clock.advance(0);
    expect(readStoredSession(values)).toMatchObject({ accessToken: 'token-a' });
    await sdk.session.signOut();
    await clock.advance(0);
    expect([...values]).toEqual([]);
  });
});
