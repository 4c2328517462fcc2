import { describe, expect, it } from 'vitest';
import {
  rememberedAccountStore,
  memoryStore,
  runSignInFlow,
  socialCallback,
  socialSignInUrl,
} from '../src/index.ts';
import { fakeClock, fakeFetch, testStore } from '../src/testing/index.ts';
import { createTestSdk, CREDENTIALS, catchError, signInAnswer } from './fixtures.ts';

describe('the steps of a sign-in (spec 4)', () => {
  // spec 4-06
  it('run in order, and the lobby opens 500 ms later', async () => {
    const clock = fakeClock();
    const steps: string[] = [];
    const step = (name: string) => () => void steps.push(name);
    const done = runSignInFlow(
      {
        signIn: async () => step('sign-in')(),
        resetAffiliateState: step('affiliate'),
        rememberAccount: step('remember'),
        loadActivityData: step('activities'),
        startHeartbeat: step('heartbeat'),
        goHome: step('home'),
      },
      clock,
    );
    await clock.advance(499);
    expect(steps).toEqual(['sign-in', 'affiliate', 'remember', 'activities', 'heartbeat']);
    await clock.advance(1);
    await done;
    expect(steps.at(-1)).toBe('home');
  });

  // spec 4-02
  it('store user, token and bank list before any other step', async () => {
    const store = testStore();
    const { sdk, clock } = createTestSdk(fakeFetch({ accountLogin: signInAnswer('tok-1') }), { store });
    let storedByThen: string[] = [];
    const done = runSignInFlow(
      {
        signIn: async () => sdk.session.signIn(CREDENTIALS),
        resetAffiliateState() {
          storedByThen = [...store.written];
        },
      },
      clock,
    );
    await clock.advance(500);
    // Encryption takes real time, so the clock may have to advance once more.
    while (clock.pending() > 0 || storedByThen.length === 0) await clock.advance(500);
    await done;
    expect(storedByThen).toEqual(['tara.session']);
  });

  // spec 4-01
  it('stop after the first one if the sign-in fails', async () => {
    const steps: string[] = [];
    const refused = async () => Promise.reject(new Error('refused'));
    const run = runSignInFlow(
      { signIn: refused, startHeartbeat: () => void steps.push('beat') },
      fakeClock(),
    );
    await expect(run).rejects.toThrow('refused');
    expect(steps).toEqual([]);
  });

  it('continue if the loading fails', async () => {
    const clock = fakeClock();
    let home = false;
    const done = runSignInFlow(
      {
        signIn: async () => undefined,
        rememberAccount: async () => Promise.reject(new Error('full')),
        loadActivityData: async () => Promise.reject(new Error('down')),
        goHome: () => void (home = true),
      },
      clock,
    );
    await clock.advance(500);
    await done;
    expect(home).toBe(true);
  });
});

describe('remembering the account (spec 3, 4)', () => {
  // spec 3-104, 3-105, 4-04
  it('stores account and choice, and no password', async () => {
    const store = testStore();
    const memory = rememberedAccountStore(store, 'tara.moon');
    expect(await memory.read()).toEqual({ account: '', remember: true });
    await memory.write({ account: 'demoplayer', remember: true });
    expect(await memory.read()).toEqual({ account: 'demoplayer', remember: true });
    expect([...store.values.keys()]).toEqual(['tara.moon.rememberMe', 'tara.moon.rememberedAccount']);
  });

  it('removes the account if it is not wanted, and stores that choice', async () => {
    const memory = rememberedAccountStore(memoryStore());
    await memory.write({ account: 'demoplayer', remember: true });
    await memory.write({ account: 'demoplayer', remember: false });
    expect(await memory.read()).toEqual({ account: '', remember: false });
  });

  it.each(['throw', 'reject'] as const)('does not fail with a store that %ss', async (how) => {
    const store = testStore();
    store.failWith(how);
    const memory = rememberedAccountStore(store);
    await memory.write({ account: 'demoplayer', remember: true });
    expect(await memory.read()).toEqual({ account: '', remember: true });
  });

  it.each(['{', '7', 'null', '["x"]'])('treats %s as no account', async (text) => {
    expect(await rememberedAccountStore(testStore({ 'tara.rememberedAccount': text })).read()).toMatchObject({
      account: '',
    });
  });
});

describe('the social sign-in (spec 7.2)', () => {
  const attempt = { state: 'state-1', uuid: 'uuid-1' };
  const config = (authorizeUrl: string) => ({ authorizeUrl, clientId: 'tara' });

  // spec 7.2-09, 7.2-10, 7.2-11, 7.2-12
  it('opens the authorization page with code, scope, state and the return address', () => {
    const url = socialSignInUrl(config('/authorize?keep=1'), attempt, 'https://tara.test/login');
    expect(url).toBe(
      'https://tara.test/authorize?keep=1&response_type=code&client_id=tara&redirect_uri=https%3A%2F%2Ftara.test%2Flogin&scope=profile%20openid%20email&state=state-1',
    );
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://'])('opens no page for %s', (page) => {
    expect(socialSignInUrl(config(page), attempt, 'https://tara.test/login')).toBeNull();
  });

  it.each([
    ['state=state-1&code=c1', attempt, { state: 'state-1', code: 'c1', uuid: 'uuid-1' }],
    ['state=state-2&code=c1', attempt, null],
    ['state=state-1&code=', attempt, null],
    ['code=c1', attempt, null],
    ['state=state-1&code=c1', null, null],
  ])('returns with %s', (query, made, callback) =>
    expect(socialCallback(new URLSearchParams(query), made)).toEqual(callback),
  );

  it('leaves the visitor a visitor if the answer is rejected', async () => {
    const { sdk } = createTestSdk(fakeFetch({ lineLogin: { id: 1 } }));
    const error = await catchError(sdk.session.socialSignIn({ state: 's', code: 'c', uuid: 'u' }));
    expect(error).toMatchObject({ kind: 'parse' });
    expect(sdk.session.getToken()).toBeNull();
  });
});
