import { describe, expect, it } from 'vitest';
import { isSdkError } from '../src/index.ts';
import { fakeFetch, deferred, errcodeResponse, fakeResponse } from '../src/testing/index.ts';
import {
  COMMON,
  createTestSdk,
  CREDENTIALS,
  catchError,
  NOW,
  decryptPassword,
  readStoredSession,
  passwordKey,
  signInAnswer,
  inspectableStore,
  spy,
} from './fixtures.ts';

describe('signing in (spec 4, 7.2)', () => {
  // spec 3-095, 3-096, 3-097, 3-098, 3-099, 3-100, 3-101, 3-108, 7.2-01
  it('sends the login payload with the password encrypted', async () => {
    const { sdk, server } = createTestSdk(fakeFetch({ accountLogin: signInAnswer('tok-1') }), {
      device: () => ({
        os: 'android',
        version: '1.0.28',
        deviceModel: 'Pixel 7',
        outUrl: 'https://tara.test/',
        afuid: 'af1',
      }),
    });
    await sdk.session.signIn(CREDENTIALS);
    const [call] = server.calls;
    const { password, ...rest } = call?.body ?? {};
    expect(rest).toEqual({
      ...COMMON,
      account: 'demoplayer',
      countryCode: '92',
      outUrl: 'https://tara.test/',
      phoneinfoJsonModel: {
        channel: 'WEB',
        appId: 'demo',
        os: 'android',
        isBrowser: 1,
        version: '1.0.28',
        deviceModel: 'Pixel 7',
        deviceIdJsonModel: { afuid: 'af1' },
      },
    });
    expect(decryptPassword(password)).toEqual({ kid: 'dev1', p: 'tara1234', n: 'nonce-1', t: NOW });
  });

  // spec 3-011, 3-012, 3-013, 3-014, 3-015, 3-016, 3-119
  it('stores user, token and bank list together, and notifies listeners', async () => {
    const store = inspectableStore();
    const { sdk } = createTestSdk(fakeFetch({ accountLogin: signInAnswer('tok-1') }), { store });
    const received = spy();
    const changed = spy();
    sdk.session.on('signed-in', received);
    sdk.session.subscribe(changed);
    await sdk.session.signIn(CREDENTIALS);
    expect(store.log).toEqual(['tara.session']);
    expect(readStoredSession(store.values)).toEqual({
      version: 1,
      accessToken: 'tok-1',
      userInfo: sdk.session.getSnapshot().user,
      gameUser: sdk.session.getSnapshot().gameUser,
    });
    const snapshot = sdk.session.getSnapshot();
    expect(snapshot).toMatchObject({
      status: 'player',
      user: { id: 100_001, coin: 100_000 },
      gameUser: {
        appUserBank: { bankId: 3 },
        gameLikes: { '1001': 1 },
        gameHistory: [1004, 1001],
        inviteCode: 'TARA7Q',
        aid: 'a1',
        activity: { activityIds: [15, 39] },
      },
    });
    expect(received).toHaveBeenCalledExactlyOnceWith({ user: snapshot.user, source: 'login' });
    expect(changed).toHaveBeenCalled();
  });

  // spec 3-010
  it('shows neither token nor password to the screens, and stores no password', async () => {
    const store = inspectableStore();
    const { sdk } = createTestSdk(
      fakeFetch({ accountLogin: signInAnswer('tok-1', { password: 'leaked' }) }),
      { store },
    );
    await sdk.session.signIn(CREDENTIALS);
    expect(JSON.stringify(sdk.session.getSnapshot())).not.toMatch(/tok-1|leaked|tara1234/);
    expect([...store.values.values()].join()).not.toMatch(/leaked|tara1234/);
  });

  // spec 4-01
  it.each([
    ['a refusal', errcodeResponse(1019)],
    ['a failing status', fakeResponse(500, { code: 500, errcode: 500 })],
    ['a failing code with errcode 0', fakeResponse(200, { ...signInAnswer('tok-1'), code: 500, errcode: 0 })],
    ['another code with errcode 0', fakeResponse(200, { ...signInAnswer('tok-1'), code: 201, errcode: 0 })],
    ['an HTML page', fakeResponse(200, '<html>')],
  ])('fails after %s', async (_, answer) => {
    const store = inspectableStore();
    const { sdk } = createTestSdk(fakeFetch({ accountLogin: answer }), { store });
    await expect(sdk.session.signIn(CREDENTIALS)).rejects.toSatisfy(isSdkError);
    expect(sdk.session.getSnapshot().status).toBe('visitor');
    expect(store.values.size).toBe(0);
  });

  it('drops an answer after a sign-out, reports that, and revokes its token', async () => {
    const slow = deferred();
    const { sdk, server, clock } = createTestSdk(
      fakeFetch({ accountLogin: () => slow.promise, accountLogout: {} }),
    );
    const received = spy();
    sdk.session.on('signed-in', received);
    const signingIn = catchError(sdk.session.signIn(CREDENTIALS));
    await clock.advance(0);
    await sdk.session.signOut();
    slow.resolve(signInAnswer('tok-late'));
    expect(await signingIn).toMatchObject({ kind: 'abort', outcome: 'applied' });
    expect(sdk.session.getToken()).toBeNull();
    expect(sdk.session.getSnapshot().status).toBe('visitor');
    expect(received).not.toHaveBeenCalled();
    await clock.advance(0);
    expect(server.of('accountLogout').map(({ headers }) => headers.get('authorization'))).toEqual([
      'tok-late',
    ]);
  });

  it('completes the later of two sign-ins, whichever is answered first', async () => {
    // By account, not by order: both passwords are encrypted simultaneously, and either may be done first.
    const answers = { first: deferred(), second: deferred() };
    const { sdk } = createTestSdk(
      fakeFetch({
        accountLogin: ({ body }) => (body['account'] === 'other' ? answers.second : answers.first).promise,
        accountLogout: {},
      }),
    );
    const first = catchError(sdk.session.signIn(CREDENTIALS));
    const second = sdk.session.signIn({ ...CREDENTIALS, account: 'other' });
    answers.second.resolve(signInAnswer('tok-second'));
    await second;
    answers.first.resolve(signInAnswer('tok-first'));
    expect(await first).toMatchObject({ kind: 'abort' });
    expect(sdk.session.getToken()).toBe('tok-second');
  });
});

describe('registering (spec 5, 7.2)', () => {
  // spec 3-102, 3-103, 4-17, 5-17, 7.2-03
  it('calls accountRegist with type 0 and the referral if there is no code', async () => {
    const { sdk, server } = createTestSdk(fakeFetch({ accountRegist: signInAnswer('tok-1') }));
    const received = spy();
    sdk.session.on('signed-in', received);
    await sdk.session.register({ ...CREDENTIALS, referral: { outValue: 'TARA7Q', installReferrer: 'h5' } });
    const [call] = server.of('accountRegist');
    expect(call?.body).toMatchObject({
      type: 0,
      outValue: 'TARA7Q',
      installReferrer: 'h5',
      account: 'demoplayer',
    });
    expect(call?.body).not.toHaveProperty('code');
    expect(received).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ source: 'register' }));
  });

  // spec 3-102, 5-17, 7.2-05
  it('calls accountRegist4 with a code', async () => {
    const { sdk, server } = createTestSdk(fakeFetch({ accountRegist4: signInAnswer('tok-1') }));
    await sdk.session.register({ ...CREDENTIALS, account: '3001234567', code: '123456' });
    expect(server.calls.map(({ name, body }) => [name, body['code'], body['type']])).toEqual([
      ['accountRegist4', '123456', 0],
    ]);
  });

  // spec 7.2-07
  it('sends state, code, uuid and the device of a social account', async () => {
    const { sdk, server } = createTestSdk(fakeFetch({ lineLogin: signInAnswer('tok-1') }));
    await sdk.session.socialSignIn({ state: 'state-12', code: 'code', uuid: 'uuid-123' });
    const { phoneinfoJsonModel, ...rest } = server.calls[0]?.body ?? {};
    expect(rest).toEqual({ ...COMMON, state: 'state-12', code: 'code', uuid: 'uuid-123' });
    expect(phoneinfoJsonModel).toMatchObject({ channel: 'WEB', isBrowser: 1 });
    expect(sdk.session.getToken()).toBe('tok-1');
  });
});

describe('the key for passwords', () => {
  it('is fetched once if none was set', async () => {
    const config = { appWebConfig: { passwordKey: passwordKey('asked') }, gameListVersion: 1 };
    const server = fakeFetch({ accountLogin: errcodeResponse(1019), 'anonymous/appConfig': config });
    const { sdk } = createTestSdk(server);
    sdk.session.setPasswordKey(undefined as unknown as ReturnType<typeof passwordKey>);
    await sdk.session.signIn(CREDENTIALS).catch(() => undefined);
    await sdk.session.signIn(CREDENTIALS).catch(() => undefined);
    expect(server.of('anonymous/appConfig')).toHaveLength(1);
    expect(server.of('accountLogin').map(({ body }) => decryptPassword(body['password']).n)).toEqual([
      'asked',
      'asked',
    ]);
  });

  it('is fetched again, and the call repeated once, if the server reports it as stale', async () => {
    const server = fakeFetch({
      'anonymous/appConfig': {
        appWebConfig: { passwordKey: passwordKey('fresh', 'dev2') },
        gameListVersion: 1,
      },
      forgetPassword: ({ body }) =>
        decryptPassword(body['password']).n === 'fresh' ? {} : errcodeResponse(2110),
    });
    const { sdk } = createTestSdk(server);
    await sdk.session.withPassword(async (encrypt) =>
      sdk.post('/app/v1/forgetPassword', {
        account: '3001234567',
        countryCode: '92',
        code: '123456',
        password: await encrypt('new-password'),
      }),
    );
    expect(server.of('forgetPassword').map(({ body }) => decryptPassword(body['password']))).toMatchObject([
      { kid: 'dev1', n: 'nonce-1' },
      { kid: 'dev2', n: 'fresh', p: 'new-password' },
    ]);
  });

  it('is not fetched a second time if the fresh one is stale too', async () => {
    const server = fakeFetch({
      'anonymous/appConfig': { appWebConfig: { passwordKey: passwordKey() }, gameListVersion: 1 },
      accountLogin: errcodeResponse(2110),
    });
    const { sdk } = createTestSdk(server);
    await expect(sdk.session.signIn(CREDENTIALS)).rejects.toMatchObject({ errcode: 2110 });
    expect(server.of('accountLogin')).toHaveLength(2);
    expect(server.of('anonymous/appConfig')).toHaveLength(1);
  });

  it('causes an error without password and cause if it is invalid, and nothing is sent', async () => {
    const server = fakeFetch();
    const { sdk } = createTestSdk(server);
    sdk.session.setPasswordKey({
      ...passwordKey(),
      jwk: { kty: 'RSA', n: '!', e: '!', alg: 'RSA-OAEP-256' },
    });
    const error: unknown = await sdk.session.signIn(CREDENTIALS).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: 'crypto', outcome: 'not-sent' });
    expect((error as Error).cause).toBeUndefined();
    expect(JSON.stringify(error)).not.toContain('tara1234');
    expect(server.calls).toHaveLength(0);
  });
});
