import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../src/testing/index.ts';
import { createTestSdk, CREDENTIALS, catchError, inspectableStore, signInAnswer, spy } from './fixtures.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a session with unreliable parts', () => {
  it('starts although a listener throws, and calls the other listeners', async () => {
    const warn = spy();
    const received = spy();
    const { sdk, server } = createTestSdk(fakeFetch(), { log: { warn } });
    server.on('accountLogin', signInAnswer('tok-1'));
    const bad = () => {
      throw new Error('a bug of the page');
    };
    sdk.session.subscribe(bad);
    sdk.session.on('signed-in', bad);
    sdk.session.on('signed-in', received);
    await sdk.session.signIn({ account: 'demoplayer', password: 'tara1234', countryCode: '92' });
    expect(received).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith('session: a listener of "signed-in" failed');
  });

  it.each([
    ['without a token', { ...signInAnswer(''), token: undefined }],
    ['with an empty token', signInAnswer('')],
  ])('does not start with an answer %s', async (_, answer) => {
    const store = inspectableStore();
    const { sdk } = createTestSdk(fakeFetch({ accountLogin: answer }), { store });
    const error = await catchError(
      sdk.session.signIn({ account: 'demoplayer', password: 'tara1234', countryCode: '92' }),
    );
    expect(error).toMatchObject({ kind: 'parse', outcome: 'unknown' });
    expect(sdk.session.getSnapshot().status).toBe('visitor');
    expect(store.values.size).toBe(0);
  });

  it('starts with an answer without lists, which are then empty', async () => {
    const { sdk } = createTestSdk(fakeFetch({ accountLogin: { id: 7, token: 'tok-1' } }));
    await sdk.session.signIn({ account: 'demoplayer', password: 'tara1234', countryCode: '92' });
    expect(sdk.session.getSnapshot()).toMatchObject({
      user: { id: 7 },
      gameUser: { appUserBankList: [], gameLikes: {}, gameHistory: [] },
    });
  });

  it('has no key in a configuration without one; the error does not contain the password', async () => {
    const { sdk } = createTestSdk(fakeFetch({ 'anonymous/appConfig': {} }));
    sdk.session.setPasswordKey(undefined as never);
    const error = await catchError(
      sdk.session.signIn({ account: 'demoplayer', password: 'tara1234', countryCode: '92' }),
    );
    expect(error).toMatchObject({ kind: 'crypto', outcome: 'not-sent' });
  });

  it('signs in without WebCrypto by the fallback; without one the error names what to install', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const passwordFallback = async () => import('../src/password-fallback/index.ts');
    const given = createTestSdk(fakeFetch({ accountLogin: signInAnswer('tok-1') }), { passwordFallback });
    await given.sdk.session.signIn(CREDENTIALS);
    expect(given.sdk.session.getToken()).toBe('tok-1');
    const { sdk, server } = createTestSdk();
    const error = await catchError(sdk.session.signIn(CREDENTIALS));
    expect(error).toMatchObject({ kind: 'crypto', outcome: 'not-sent' });
    expect(error.message).toMatch(/passwordFallback \(node-forge\)/);
    expect(server.calls).toHaveLength(0);
  });

  it('leaves a slow store in the state of the last change, however slow each change is', async () => {
    const values = new Map<string, string>();
    const waits: (() => void)[] = [];
    const slowly = async (change: () => void) =>
      new Promise<void>((resolve) => {
        waits.push(() => {
          change();
          resolve();
        });
      });
    const { sdk } = createTestSdk(fakeFetch({ accountLogin: signInAnswer('tok-1'), accountLogout: {} }), {
      store: {
        get: async (key) => values.get(key) ?? null,
        set: async (key, value) => slowly(() => values.set(key, value)),
        remove: async (key) => slowly(() => values.delete(key)),
      },
    });
    await sdk.session.signIn({ account: 'demoplayer', password: 'tara1234', countryCode: '92' });
    await sdk.session.signOut();
    // The newest change is completed first: without an order the token would outlive the sign-out.
    await new Promise((resolve) => setImmediate(resolve));
    while (waits.length > 0) {
      waits.pop()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect([...values.keys()]).toEqual([]);
  });
});
