import { describe, expect, it } from 'vitest';
import { storedSession, fakeFetch, deferred, errcodeResponse } from '../src/testing/index.ts';
import {
  createTestSdk,
  CREDENTIALS,
  catchError,
  inspectableStore,
  signInAnswer,
  createSignedInSdk,
} from './fixtures.ts';

describe('concurrent changes of the session', () => {
  it('a sign-out in the same turn wins over a sign-in', async () => {
    const { sdk } = createTestSdk(fakeFetch({ accountLogin: signInAnswer('tok-1'), accountLogout: {} }));
    const signingIn = catchError(sdk.session.signIn(CREDENTIALS));
    await sdk.session.signOut();
    expect(await signingIn).toMatchObject({ kind: 'abort' });
    expect(sdk.session.getToken()).toBeNull();
  });

  it('a sign-in without a token does not sign the newer session out at the server', async () => {
    const slow = deferred();
    const { sdk, server, clock } = createTestSdk(
      fakeFetch({
        accountLogin: ({ body }) => (body['account'] === 'other' ? signInAnswer('tok-2') : slow.promise),
        accountLogout: {},
      }),
    );
    const first = catchError(sdk.session.signIn(CREDENTIALS));
    await clock.advance(0);
    await sdk.session.signIn({ ...CREDENTIALS, account: 'other' });
    slow.resolve({});
    expect(await first).toMatchObject({ kind: 'abort' });
    await clock.advance(0);
    expect(server.of('accountLogout')).toHaveLength(0);
    expect(sdk.session.getToken()).toBe('tok-2');
  });

  it('a sign-in with a wrong password leaves a slow store unchanged', async () => {
    const slow = deferred<string | null>();
    const { sdk } = createTestSdk(fakeFetch({ accountLogin: errcodeResponse(1019) }), {
      store: { ...inspectableStore(), get: async (key) => (key.endsWith('session') ? slow.promise : null) },
    });
    const signingIn = catchError(sdk.session.signIn(CREDENTIALS));
    slow.resolve(storedSession('tok-0')['tara.session'] ?? '');
    expect(await signingIn).toMatchObject({ errcode: 1019 });
    expect(sdk.session.getSnapshot().status).toBe('player');
  });
});

describe('the profile refresh', () => {
  it('may be passed on as a function without its session', async () => {
    const { sdk } = await createSignedInSdk(
      fakeFetch({ getAfterLoginInfo: { coin: 7, appUserBankList: [] } }),
    );
    const { refreshProfile } = sdk.session;
    await refreshProfile();
    expect(sdk.session.getSnapshot().user?.coin).toBe(7);
  });

  // spec 3-010
  it('stores neither a password nor a token that a server should not have sent', async () => {
    const store = inspectableStore();
    const { sdk } = await createSignedInSdk(
      fakeFetch({ getAfterLoginInfo: { coin: 7, appUserBankList: [], password: 'leaked', token: 'tok-9' } }),
      { store },
    );
    await sdk.session.refreshProfile();
    sdk.session.update({ user: { coin: 8, password: 'leaked', token: 'tok-9' } as never });
    expect(sdk.session.getSnapshot().user?.coin).toBe(8);
    expect([...store.values.values(), JSON.stringify(sdk.session.getSnapshot())].join()).not.toMatch(
      /leaked|tok-9/,
    );
  });

  it('leaves its lists empty if the answer lacks them', async () => {
    const { sdk } = await createSignedInSdk(fakeFetch({ getAfterLoginInfo: { coin: 7 } }));
    await sdk.session.refreshProfile();
    expect(sdk.session.getSnapshot().gameUser).toMatchObject({ appUserBank: null, appUserBankList: [] });
  });
});
