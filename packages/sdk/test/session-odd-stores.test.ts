import { describe, expect, it } from 'vitest';
import { createSdk, webStore } from '../src/index.ts';
import { storedSession, fakeFetch, deferred } from '../src/testing/index.ts';
import { bench, COMMON, CREDENTIALS, failure, openStore, session } from './fixtures.ts';

const SMS = { countryCode: '92', mobile: '3001234567', type: 0 } as const;

describe('a store that never answers', () => {
  const store = () => ({ ...openStore(), get: async () => deferred<string | null>().promise });

  it('does not keep a call beyond its time: nothing was sent', async () => {
    const { sdk, server, clock } = bench(fakeFetch({ tradeInfo: {} }), { store: store() });
    const call = failure(sdk.post('/app/v1/tradeInfo'));
    await clock.advance(60_000);
    expect(await call).toMatchObject({ kind: 'timeout', outcome: 'not-sent' });
    expect(server.calls).toHaveLength(0);
  });

  it('does not keep a call that was taken back', async () => {
    const controller = new AbortController();
    const { sdk, clock } = bench(fakeFetch({ tradeInfo: {} }), { store: store() });
    const call = failure(sdk.post('/app/v1/tradeInfo', {}, { signal: controller.signal }));
    await clock.advance(0);
    controller.abort();
    expect(await call).toMatchObject({ kind: 'abort', outcome: 'not-sent' });
    expect(clock.pending()).toBe(0);
  });

  it('keeps nobody from signing in, nor from what comes after', async () => {
    const { sdk } = bench(fakeFetch({ accountLogin: session('tok-1'), tradeInfo: {} }), { store: store() });
    await sdk.session.signIn(CREDENTIALS);
    await sdk.session.ready;
    expect(await sdk.post('/app/v1/tradeInfo')).toMatchObject({ errcode: 0 });
  });

  it('holds up no call that needs no token', async () => {
    const { sdk } = bench(fakeFetch({ smsSend: {} }), { store: store() });
    expect(await sdk.post('/app/v1/smsSend', SMS)).toMatchObject({ errcode: 0 });
  });
});

describe('a place that is no page', () => {
  it('may use the browser’s store: it has none, and a server renders a visitor', () => {
    const sdk = createSdk({ baseUrl: '', common: () => COMMON, store: webStore() });
    expect(sdk.session.getSnapshot().status).toBe('visitor');
    expect(() => sdk.dispose()).not.toThrow();
  });

  it('may have a store that cannot tell of changes', () => {
    const subscribe = () => {
      throw new Error('barred');
    };
    const sdk = createSdk({ baseUrl: '', common: () => COMMON, store: { ...openStore(), subscribe } });
    expect(sdk.session.getSnapshot().status).toBe('visitor');
    expect(() => sdk.dispose()).not.toThrow();
  });
});

describe('a store that answers in its own way', () => {
  it.each([
    ['undefined for nothing', undefined],
    ['a number', 7],
    ['an object', {}],
  ])('with %s has no token', async (_, value) => {
    const odd = { ...openStore(), get: () => value as never };
    const { sdk } = bench(fakeFetch(), { store: odd });
    await sdk.session.ready;
    expect(sdk.session.getSnapshot().status).toBe('visitor');
    expect(sdk.session.getToken()).toBeNull();
  });

  it('with promises of another library is waited for', async () => {
    const text = storedSession('tok-0')['tara.session'] ?? '';
    // oxlint-disable-next-line unicorn/no-thenable -- such promises are what this is about
    const thenable = { then: (tell: (value: string) => void) => tell(text) };
    const { sdk } = bench(fakeFetch(), {
      store: { ...openStore(), get: (key) => (key.endsWith('session') ? (thenable as never) : null) },
    });
    expect(sdk.session.getSnapshot().status).toBe('loading');
    await sdk.session.ready;
    expect(sdk.session.getToken()).toBe('tok-0');
  });
});
