import { describe, expect, it } from 'vitest';
import { createSdk, webStore } from '../src/index.ts';
import { storedSession, fakeFetch, deferred } from '../src/testing/index.ts';
import {
  createTestSdk,
  COMMON,
  CREDENTIALS,
  catchError,
  inspectableStore,
  signInAnswer,
} from './fixtures.ts';

const SMS = { countryCode: '92', mobile: '3001234567', type: 0 } as const;

describe('a store that never answers', () => {
  const store = () => ({ ...inspectableStore(), get: async () => deferred<string | null>().promise });

  it('does not delay a call beyond its timeout: nothing was sent', async () => {
    const { sdk, server, clock } = createTestSdk(fakeFetch({ tradeInfo: {} }), { store: store() });
    const call = catchError(sdk.post('/app/v1/tradeInfo'));
    await clock.advance(60_000);
    expect(await call).toMatchObject({ kind: 'timeout', outcome: 'not-sent' });
    expect(server.calls).toHaveLength(0);
  });

  it('does not delay a call that was cancelled', async () => {
    const controller = new AbortController();
    const { sdk, clock } = createTestSdk(fakeFetch({ tradeInfo: {} }), { store: store() });
    const call = catchError(sdk.post('/app/v1/tradeInfo', {}, { signal: controller.signal }));
    await clock.advance(0);
    controller.abort();
    expect(await call).toMatchObject({ kind: 'abort', outcome: 'not-sent' });
    expect(clock.pending()).toBe(0);
  });

  it('does not prevent signing in and later calls', async () => {
    const { sdk } = createTestSdk(fakeFetch({ accountLogin: signInAnswer('tok-1'), tradeInfo: {} }), {
      store: store(),
    });
    await sdk.session.signIn(CREDENTIALS);
    await sdk.session.ready;
    expect(await sdk.post('/app/v1/tradeInfo')).toMatchObject({ errcode: 0 });
  });

  it('does not delay calls without a token', async () => {
    const { sdk } = createTestSdk(fakeFetch({ smsSend: {} }), { store: store() });
    expect(await sdk.post('/app/v1/smsSend', SMS)).toMatchObject({ errcode: 0 });
  });
});

describe('a process without a page', () => {
  it('may use the browser’s store: it has none, and a server renders a visitor', () => {
    const sdk = createSdk({ baseUrl: '', common: () => COMMON, store: webStore() });
    expect(sdk.session.getSnapshot().status).toBe('visitor');
    expect(() => sdk.dispose()).not.toThrow();
  });

  it('may have a store without notifications', () => {
    const subscribe = () => {
      throw new Error('barred');
    };
    const sdk = createSdk({ baseUrl: '', common: () => COMMON, store: { ...inspectableStore(), subscribe } });
    expect(sdk.session.getSnapshot().status).toBe('visitor');
    expect(() => sdk.dispose()).not.toThrow();
  });
});

describe('a store with unusual answers', () => {
  it.each([
    ['undefined for nothing', undefined],
    ['a number', 7],
    ['an object', {}],
  ])('with %s has no token', async (_, value) => {
    const store = { ...inspectableStore(), get: () => value as never };
    const { sdk } = createTestSdk(fakeFetch(), { store: store });
    await sdk.session.ready;
    expect(sdk.session.getSnapshot().status).toBe('visitor');
    expect(sdk.session.getToken()).toBeNull();
  });

  it('may return promises of another library', async () => {
    const text = storedSession('tok-0')['tara.session'] ?? '';
    // oxlint-disable-next-line unicorn/no-thenable -- this test needs such a promise
    const thenable = { then: (tell: (value: string) => void) => tell(text) };
    const { sdk } = createTestSdk(fakeFetch(), {
      store: { ...inspectableStore(), get: (key) => (key.endsWith('session') ? (thenable as never) : null) },
    });
    expect(sdk.session.getSnapshot().status).toBe('loading');
    await sdk.session.ready;
    expect(sdk.session.getToken()).toBe('tok-0');
  });
});
