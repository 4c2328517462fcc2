import { describe, expect, it } from 'vitest';
import type { CallOptions, SdkOptions } from '../src/index.ts';
import {
  deferred,
  fakeFetch,
  fakeResponse,
  storedSession,
  testStore,
  type FakeFetch,
} from '../src/testing/index.ts';
import { createTestSdk, catchError, createSignedInSdk } from './fixtures.ts';

const SMS = { countryCode: '92', mobile: '3001234567', type: 0 } as const;
const RECHARGE = { amount: 50_000, version: 4, actType: 0, rechargeType: 1 } as const;

type Given = NonNullable<CallOptions['headers']>;

/** The options for headers of `createSdk` and of a call. */
const HEADER_OPTIONS: [string, (headers: Given) => { sdk?: Partial<SdkOptions>; call?: CallOptions }][] = [
  ['the option headers of the SDK', (headers) => ({ sdk: { headers: () => ({ ...headers }) } })],
  ['the option headers of the call', (headers) => ({ call: { headers } })],
];

/** Values of some headers in each request of a call. */
function sent(server: FakeFetch, name: string, ...headers: readonly string[]) {
  return server.of(name).map((call) => headers.map((header) => call.headers.get(header)));
}

describe.each(HEADER_OPTIONS)('%s', (_, at) => {
  it.each(['authorization', 'Authorization', 'AUTHORIZATION'])(
    'adds headers, but the token overrides its "%s"',
    async (name) => {
      const { sdk: options, call } = at({ [name]: 'Basic eA==', 'X-Trace': 't1' });
      const { sdk, server } = await createSignedInSdk(fakeFetch({ gameLike: {} }), options);
      await sdk.post('/app/v1/gameLike', { id: 1001, like: 1 }, call);
      expect(sent(server, 'gameLike', 'authorization', 'x-trace')).toEqual([['tok-1', 't1']]);
    },
  );

  it('is overridden by the idempotency key and by X-Public', async () => {
    const { sdk: options, call } = at({ 'idempotency-key': 'theirs', 'x-public': '0', 'x-trace': 't1' });
    const { sdk, server } = await createSignedInSdk(fakeFetch({ recharge3: {}, refreshData: {} }), options);
    await sdk.post('/app/v1/recharge3', RECHARGE, { ...call, idempotencyKey: 'key-1' });
    await sdk.post('/app/v1/refreshData', {}, call);
    expect(sent(server, 'recharge3', 'idempotency-key', 'x-trace')).toEqual([['key-1', 't1']]);
    expect(sent(server, 'refreshData', 'x-public', 'x-trace')).toEqual([['1', 't1']]);
  });

  it('is overridden by the type of a JSON body', async () => {
    const { sdk: options, call } = at({ 'content-type': 'text/plain', 'X-Trace': 't1' });
    const { sdk, server } = createTestSdk(fakeFetch({ smsSend: {} }), options);
    await sdk.post('/app/v1/smsSend', SMS, call);
    expect(sent(server, 'smsSend', 'content-type', 'x-trace')).toEqual([['application/json', 't1']]);
  });

  it('is overridden by the type of a form, whose boundary only the platform has', async () => {
    const { sdk: options, call } = at({ 'content-type': 'multipart/form-data', 'X-Trace': 't1' });
    const received: unknown[] = [];
    const { sdk } = createTestSdk(undefined, {
      ...options,
      store: testStore(storedSession('tok-0')),
      fetch: async (input) => {
        const request = input as Request;
        received.push(request.headers.get('x-trace'), (await request.formData()).get('type'));
        return fakeResponse(200, { code: 200, errcode: 0 });
      },
    });
    const form = new FormData();
    form.set('type', 'front');
    await sdk.post('/app/v1/uploadKyc', form, call);
    expect(received).toEqual(['t1', 'front']);
  });
});

describe('a header of the call', () => {
  it('overrides the header of the SDK in upper and lower case', async () => {
    const { sdk, server } = createTestSdk(fakeFetch({ smsSend: {} }), {
      headers: () => ({ 'X-Trace': 'sdk', 'X-Kept': 'sdk' }),
    });
    await sdk.post('/app/v1/smsSend', SMS, { headers: { 'x-trace': 'call' } });
    expect(sent(server, 'smsSend', 'x-trace', 'x-kept')).toEqual([['call', 'sdk']]);
  });
});

describe('an idempotency key', () => {
  it.each(['', ' ', '\t\n'])(
    'that is blank (%j) is rejected, and nothing is sent',
    async (idempotencyKey) => {
      const { sdk, server } = await createSignedInSdk(fakeFetch({ recharge3: {} }));
      const error = await catchError(sdk.post('/app/v1/recharge3', RECHARGE, { idempotencyKey }));
      expect(error).toMatchObject({ kind: 'usage', op: 'recharge3', outcome: 'not-sent' });
      expect(error.message).toContain('idempotencyKey');
      expect(server.calls).toHaveLength(0);
    },
  );
});

describe('the request of a sign-out', () => {
  it('outlives the page, and the session ends before its answer', async () => {
    const { sdk, server, clock } = await createSignedInSdk(
      fakeFetch({ accountLogout: async () => deferred().promise }),
    );
    void sdk.session.signOut();
    await clock.advance(0);
    expect(server.of('accountLogout').map(({ keepalive }) => keepalive)).toEqual([true]);
    expect(sdk.session.getSnapshot().status).toBe('visitor');
  });
});
