import { describe, expect, it } from 'vitest';
import { fakeFetch, deferred, fakeResponse, testStore } from '../src/testing/index.ts';
import {
  createTestSdk,
  CREDENTIALS,
  catchError,
  readStoredSession,
  signInAnswer,
  user,
  spy,
} from './fixtures.ts';

function answers() {
  return fakeFetch({ accountLogin: signInAnswer('tok-1'), accountLogout: {} });
}

describe('two tabs', () => {
  it('sign out together', async () => {
    const shared = testStore();
    const tabA = createTestSdk(answers(), { store: shared.tab() });
    await tabA.sdk.session.signIn(CREDENTIALS);
    const tabB = createTestSdk(answers(), { store: shared.tab() });
    expect(tabB.sdk.session.getToken()).toBe('tok-1');
    const received = spy();
    tabB.sdk.session.on('signed-out', received);
    await tabA.sdk.session.signOut();
    await tabB.clock.advance(0);
    expect(tabB.sdk.session.getSnapshot().status).toBe('visitor');
    expect(received).toHaveBeenCalledExactlyOnceWith({ reason: 'elsewhere' });
    expect(tabB.server.of('accountLogout')).toHaveLength(0);
  });

  it('sign in together, and the second one shows the player', async () => {
    const shared = testStore();
    const tabA = createTestSdk(answers(), { store: shared.tab() });
    const tabB = createTestSdk(answers(), { store: shared.tab() });
    const received = spy();
    tabB.sdk.session.on('signed-in', received);
    await tabA.sdk.session.signIn(CREDENTIALS);
    await tabB.clock.advance(0);
    expect(tabB.sdk.session.getToken()).toBe('tok-1');
    expect(tabB.sdk.session.getSnapshot()).toMatchObject({
      status: 'player',
      user: { account: user.account },
      gameUser: { inviteCode: 'TARA7Q' },
    });
    expect(received).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ source: 'elsewhere' }));
  });

  it('show the same balance', async () => {
    const shared = testStore();
    const tabA = createTestSdk(answers(), { store: shared.tab() });
    await tabA.sdk.session.signIn(CREDENTIALS);
    const tabB = createTestSdk(answers(), { store: shared.tab() });
    const received = spy();
    tabB.sdk.session.on('signed-in', received);
    tabA.sdk.session.update({ user: { coin: 42 } });
    await tabB.clock.advance(0);
    expect(tabB.sdk.session.getSnapshot().user?.coin).toBe(42);
    expect(received).not.toHaveBeenCalled();
  });

  it('end the session when the storage is emptied', async () => {
    const shared = testStore();
    const { sdk, clock } = createTestSdk(answers(), { store: shared.tab() });
    await sdk.session.signIn(CREDENTIALS);
    shared.wipe();
    await clock.advance(0);
    expect(sdk.session.getToken()).toBeNull();
  });

  it('drop a sign-in that another tab has replaced', async () => {
    const shared = testStore();
    const slow = deferred();
    const tabA = createTestSdk(fakeFetch({ accountLogin: () => slow.promise, accountLogout: {} }), {
      store: shared.tab(),
    });
    const tabB = createTestSdk(answers(), { store: shared.tab() });
    const replacedSignIn = catchError(tabA.sdk.session.signIn(CREDENTIALS));
    await tabA.clock.advance(0);
    await tabB.sdk.session.signIn(CREDENTIALS);
    await tabA.clock.advance(0);
    slow.resolve(signInAnswer('tok-late'));
    expect(await replacedSignIn).toMatchObject({ kind: 'abort' });
    expect(tabA.sdk.session.getToken()).toBe('tok-1');
  });

  it('no longer follow once disposed of', async () => {
    const shared = testStore();
    const tabA = createTestSdk(answers(), { store: shared.tab() });
    await tabA.sdk.session.signIn(CREDENTIALS);
    const tabB = createTestSdk(answers(), { store: shared.tab() });
    tabB.sdk.dispose();
    await tabA.sdk.session.signOut();
    await tabB.clock.advance(0);
    expect(tabB.sdk.session.getToken()).toBe('tok-1');
  });
});

describe('two tabs before a notification', () => {
  it('a late 401 of the old token does not end the other tab’s sign-in, and shows it', async () => {
    const shared = testStore();
    const { subscribe: _deaf, ...deaf } = shared.tab();
    const tabA = createTestSdk(answers(), { store: deaf });
    await tabA.sdk.session.signIn(CREDENTIALS);
    tabA.server.on('tradeInfo', fakeResponse(401, { code: 401, errcode: 401 }));
    const tabB = createTestSdk(fakeFetch({ accountLogin: signInAnswer('tok-2') }), { store: shared.tab() });
    await tabB.sdk.session.signIn(CREDENTIALS);
    await catchError(tabA.sdk.post('/app/v1/tradeInfo'));
    await tabA.clock.advance(0);
    expect(readStoredSession(shared.values)).toMatchObject({ accessToken: 'tok-2' });
    expect([tabA.sdk.session.getToken(), tabB.sdk.session.getToken()]).toEqual(['tok-2', 'tok-2']);
  });

  it('a slow store’s notification of an old sign-out does not end a newer sign-in', async () => {
    const values = new Map<string, string>();
    let tell: (key: string | null) => void = () => undefined;
    let slow: Promise<void> | undefined;
    const { sdk, clock } = createTestSdk(answers(), {
      store: {
        async get(key) {
          const value = values.get(key) ?? null;
          await slow;
          return value;
        },
        set: async (key, value) => void values.set(key, value),
        remove: async (key) => void values.delete(key),
        subscribe(listener) {
          tell = listener;
          return () => undefined;
        },
      },
    });
    await sdk.session.ready;
    const gate = deferred<void>();
    slow = gate.promise;
    tell('tara.session');
    await sdk.session.signIn(CREDENTIALS);
    gate.resolve();
    await clock.advance(0);
    expect(sdk.session.getToken()).toBe('tok-1');
  });

  it('a store that is still writing this tab’s sign-in is not mistaken for an empty one', async () => {
    const values = new Map<string, string>();
    let tell: (key: string | null) => void = () => undefined;
    const gate = deferred<void>();
    const { sdk, clock } = createTestSdk(answers(), {
      store: {
        get: async (key) => values.get(key) ?? null,
        async set(key, value) {
          await gate.promise;
          values.set(key, value);
        },
        remove: async (key) => void values.delete(key),
        subscribe(listener) {
          tell = listener;
          return () => undefined;
        },
      },
    });
    await sdk.session.signIn(CREDENTIALS);
    tell(null);
    await clock.advance(0);
    gate.resolve();
    await clock.advance(0);
    expect(sdk.session.getToken()).toBe('tok-1');
  });
});
