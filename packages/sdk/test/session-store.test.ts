import { describe, expect, it } from 'vitest';
import { memoryStore, type KeyValueStore } from '../src/index.ts';
import { storedSession, fakeFetch, deferred } from '../src/testing/index.ts';
import {
  createTestSdk,
  CREDENTIALS,
  readStoredSession,
  signInAnswer,
  createSignedInSdk,
  user,
  inspectableStore,
  spy,
} from './fixtures.ts';

const stored = storedSession('tok-0', { userInfo: user, gameUser: { gameHistory: [1001] } });

describe('the store', () => {
  // spec 3-118, 3-120
  it('restores the player before any call', () => {
    const { sdk } = createTestSdk(fakeFetch(), { store: inspectableStore(stored) });
    expect(sdk.session.getToken()).toBe('tok-0');
    expect(sdk.session.getSnapshot()).toMatchObject({
      status: 'player',
      user: { account: 'demoplayer' },
      gameUser: { gameHistory: [1001], appUserBankList: [] },
    });
  });

  it('may be slow: calls wait for it', async () => {
    const slow = deferred<string | null>();
    const store: KeyValueStore = {
      ...memoryStore(),
      get: async (key) => (key.endsWith('session') ? slow.promise : null),
    };
    const { sdk, server, clock } = createTestSdk(fakeFetch({ tradeInfo: {} }), { store });
    expect(sdk.session.getSnapshot().status).toBe('loading');
    const call = sdk.post('/app/v1/tradeInfo');
    await clock.advance(0);
    expect(server.calls).toHaveLength(0);
    slow.resolve(stored['tara.session'] ?? null);
    await call;
    expect(server.calls[0]?.headers.get('authorization')).toBe('tok-0');
  });

  it.each([
    ['is a list', [1]],
    ['is a word', 'x'],
  ])('may have been modified: a user that %s counts as absent', (_, userInfo) => {
    const { sdk } = createTestSdk(fakeFetch(), {
      store: inspectableStore(storedSession('tok-0', { userInfo })),
    });
    expect(sdk.session.getSnapshot()).toMatchObject({ status: 'player', user: null });
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('barred');
      },
    ],
    ['rejects', () => Promise.reject(new Error('barred'))],
  ])('that %s loses the session on reload only', async (_, broken: () => never | Promise<never>) => {
    const warn = spy();
    const store: KeyValueStore = { get: broken, set: broken, remove: broken };
    const { sdk } = createTestSdk(fakeFetch({ accountLogin: signInAnswer('tok-1'), accountLogout: {} }), {
      store,
      log: { warn },
    });
    await sdk.session.ready;
    expect(sdk.session.getSnapshot().status).toBe('visitor');
    await sdk.session.signIn(CREDENTIALS);
    expect(sdk.session.getToken()).toBe('tok-1');
    await sdk.session.signOut();
    expect(sdk.session.getToken()).toBeNull();
    expect(warn).toHaveBeenCalledWith('storage: set failed');
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('QuotaExceededError');
      },
    ],
    ['rejects', async () => Promise.reject(new Error('QuotaExceededError'))],
  ])('that is full (%s) keeps no data of an earlier player beside the new token', async (_, full) => {
    const store = inspectableStore(stored);
    const { sdk, server } = createTestSdk(fakeFetch({ accountLogin: signInAnswer('tok-1') }), {
      store: { ...store, set: (key, value) => (value.length > 100 ? full() : store.set(key, value)) },
    });
    server.on('accountLogin', signInAnswer('tok-1', { account: 'other' }));
    await sdk.session.signIn(CREDENTIALS);
    await new Promise((resolve) => setImmediate(resolve));
    expect([...store.values]).toEqual([]);
    expect(sdk.session.getToken()).toBe('tok-1');
    sdk.session.update({ user: { coin: 5 } });
    await new Promise((resolve) => setImmediate(resolve));
    expect(sdk.session.getSnapshot()).toMatchObject({ status: 'player', user: { coin: 5 } });
  });

  it('separates two clients on one origin by their namespace', async () => {
    const store = inspectableStore();
    await createSignedInSdk(fakeFetch(), { store, namespace: 'tara.moon' });
    const { sdk } = createTestSdk(fakeFetch(), { store });
    expect(sdk.session.getToken()).toBeNull();
    expect([...store.values.keys()].every((key) => key.startsWith('tara.moon.'))).toBe(true);
  });
});

describe('updating the session with answered fields', () => {
  it('changes and stores only the given fields', async () => {
    const store = inspectableStore();
    const { sdk } = await createSignedInSdk(fakeFetch(), { store });
    sdk.session.update({ user: { coin: 5 } });
    sdk.session.update({ gameUser: { gameHistory: [7] } });
    expect(sdk.session.getSnapshot()).toMatchObject({
      user: { coin: 5, nickname: 'Demo Player' },
      gameUser: { gameHistory: [7], gameLikes: { '1001': 1 } },
    });
    expect(readStoredSession(store.values)).toMatchObject({ userInfo: { coin: 5 } });
  });

  it('does nothing without a player', () => {
    const store = inspectableStore();
    const { sdk } = createTestSdk(fakeFetch(), { store });
    sdk.session.update({ user: { coin: 5 } });
    expect(sdk.session.getSnapshot().user).toBeNull();
    expect(store.values.size).toBe(0);
  });
});
