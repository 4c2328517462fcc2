import { describe, expect, it } from 'vitest';
import { isSdkError } from '../src/index.ts';
import { storedSession, fakeFetch, deferred, errcodeResponse, fakeResponse } from '../src/testing/index.ts';
import {
  createTestSdk,
  CREDENTIALS,
  inspectableStore,
  signInAnswer,
  createSignedInSdk,
  spy,
  user,
} from './fixtures.ts';

describe('signing out (spec 4)', () => {
  // spec 3-121, 4-12, 4-16
  it('clears the client immediately, then calls the server once', async () => {
    const slow = deferred();
    const store = inspectableStore();
    const { sdk, server, clock } = await createSignedInSdk(fakeFetch({ accountLogout: () => slow.promise }), {
      store,
    });
    const received = spy();
    sdk.session.on('signed-out', received);
    const leaving = sdk.session.signOut();
    expect(sdk.session.getToken()).toBeNull();
    expect(sdk.session.getSnapshot()).toMatchObject({
      status: 'visitor',
      user: null,
      gameUser: { inviteCode: '' },
    });
    expect(received).toHaveBeenCalledExactlyOnceWith({ reason: 'player' });
    expect(store.values.size).toBe(0);
    await clock.advance(0);
    slow.resolve({});
    await leaving;
    expect(server.calls.map(({ name, headers }) => [name, headers.get('authorization')])).toEqual([
      ['accountLogout', 'tok-1'],
    ]);
  });

  // spec 4-16
  it('succeeds regardless of the server’s answer', async () => {
    const warn = spy();
    const { sdk } = await createSignedInSdk(fakeFetch({ accountLogout: errcodeResponse(104) }), {
      log: { warn },
    });
    await expect(sdk.session.signOut()).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalled();
  });

  it('takes precedence over a store that is still being read', async () => {
    const slow = deferred<void>();
    const values = inspectableStore(storedSession('tok-0'));
    const { sdk, clock } = createTestSdk(fakeFetch(), {
      store: {
        ...values,
        async get(key) {
          await slow.promise;
          return values.get(key);
        },
      },
    });
    await sdk.session.signOut();
    slow.resolve();
    await clock.advance(0);
    expect(sdk.session.getToken()).toBeNull();
    expect(sdk.session.getSnapshot().status).toBe('visitor');
    expect(values.values.size).toBe(0);
  });

  it('does nothing for a visitor', async () => {
    const { sdk, server } = createTestSdk();
    const received = spy();
    sdk.session.on('signed-out', received);
    await sdk.session.signOut();
    expect(received).not.toHaveBeenCalled();
    expect(server.calls).toHaveLength(0);
  });
});

// spec 6-17, 8-17
describe('the profile refresh (spec 7.2, 8)', () => {
  it('replaces user and cards', async () => {
    const { sdk } = await createSignedInSdk(
      fakeFetch({ getAfterLoginInfo: { ...user, coin: 7, appUserBankList: [] } }),
    );
    await sdk.session.refreshProfile();
    expect(sdk.session.getSnapshot()).toMatchObject({
      user: { coin: 7 },
      gameUser: { appUserBank: null, appUserBankList: [], inviteCode: 'TARA7Q' },
    });
  });

  it.each([
    ['signs out on any errcode', errcodeResponse(104), null],
    ['signs out on HTTP 401', fakeResponse(401, { code: 401, errcode: 401 }), null],
    ['signs out on body code 401', fakeResponse(200, { code: 401, errcode: 0 }), null],
    ['keeps the player on HTTP 500', fakeResponse(500, { code: 500, errcode: 500 }), 'tok-1'],
    ['keeps the player on HTTP 503', fakeResponse(503, { code: 503, errcode: 503 }), 'tok-1'],
    ['keeps the player on body code 500', fakeResponse(200, { code: 500, errcode: 1 }), 'tok-1'],
    ['keeps the player on HTTP 429', fakeResponse(429, { code: 429, errcode: 429 }), 'tok-1'],
    ['keeps the player on an HTML page', fakeResponse(502, '<html>'), 'tok-1'],
  ])('%s', async (_, answer, token) => {
    const { sdk } = await createSignedInSdk(fakeFetch({ getAfterLoginInfo: answer }), { retries: 0 });
    await expect(sdk.session.refreshProfile()).rejects.toSatisfy(isSdkError);
    expect(sdk.session.getToken()).toBe(token);
  });

  it('does not change the next player after its player has signed out', async () => {
    const slow = deferred();
    const { sdk, server, clock } = await createSignedInSdk(
      fakeFetch({ getAfterLoginInfo: () => slow.promise, accountLogout: {} }),
    );
    const late = sdk.session.refreshProfile();
    await clock.advance(0);
    await sdk.session.signOut();
    server.on('accountLogin', signInAnswer('tok-2', { account: 'other', coin: 1 }));
    await sdk.session.signIn(CREDENTIALS);
    slow.resolve({ ...user, coin: 777, appUserBankList: [] });
    await late;
    expect(sdk.session.getSnapshot().user).toMatchObject({ account: 'other', coin: 1 });
  });

  it('does nothing for a visitor', async () => {
    const { sdk, server } = createTestSdk();
    await sdk.session.refreshProfile();
    expect(server.calls).toHaveLength(0);
  });
});

it.each([
  ['nothing', 'expired', {}],
  ['a disabled account', 'disabled', { error: { name: 'accountDisabled', message: 'Disabled.' } }],
] as const)('a 401 that names %s ends the session as %s', async (_, reason, error) => {
  const { sdk } = await createSignedInSdk(
    fakeFetch({ getSafebox: () => fakeResponse(401, JSON.stringify({ code: 401, errcode: 401, ...error })) }),
  );
  const received = spy();
  sdk.session.on('signed-out', received);
  await sdk.safe('/app/v1/getSafebox');
  expect(received).toHaveBeenCalledExactlyOnceWith({ reason });
});
