import { describe, expect, it, vi } from 'vitest';
import type { Hooks } from '../src/index.ts';
import { fakeFetch, errcodeResponse, fakeResponse, stalledResponse } from '../src/testing/index.ts';
import { catchError, createSignedInSdk, createTestSdk, CREDENTIALS } from './fixtures.ts';

const RECHARGE = { amount: 50_000, version: 4, actType: 0, rechargeType: 1 } as const;
const HEX = expect.stringMatching(/^[0-9a-f]{32}$/) as string;

/** Hooks that note their name and what they learn. */
function createHooks() {
  const seen: [hook: string, call: Record<string, unknown>][] = [];
  const note = (hook: keyof Hooks) => (call: object) => void seen.push([hook, { ...call }]);
  const hooks: Hooks = {
    onRequest: note('onRequest'),
    onResponse: note('onResponse'),
    onRetry: note('onRetry'),
    onError: note('onError'),
  };
  return { hooks, seen, names: () => seen.map(([name]) => name) };
}

describe('the hooks', () => {
  it('learn operation, attempt, duration, request id and idempotency key of each step', async () => {
    const { hooks, seen } = createHooks();
    const { sdk, server, clock } = await createSignedInSdk(undefined, { hooks });
    seen.length = 0;
    let first = true;
    server.on('recharge3', () => {
      if (!first) return { orderId: 1 };
      first = false;
      return fakeResponse(503, '', { 'retry-after': '1' });
    });
    const call = sdk.post('/app/v1/recharge3', RECHARGE);
    await clock.advance(1400);
    await call;
    const { requestId, idempotencyKey } = call;
    const shared = { operation: 'recharge3', requestId, idempotencyKey };
    expect(seen).toEqual([
      ['onRequest', { ...shared, attempt: 1, durationMs: 0, headers: expect.any(Headers) }],
      [
        'onRetry',
        { ...shared, attempt: 1, durationMs: 0, waitMs: expect.any(Number), error: expect.any(Error) },
      ],
      ['onRequest', { ...shared, attempt: 2, durationMs: expect.any(Number), headers: expect.any(Headers) }],
      [
        'onResponse',
        { ...shared, attempt: 2, durationMs: expect.any(Number), response: expect.any(Response) },
      ],
    ]);
    const last = seen.at(-1)?.[1];
    expect(last?.['durationMs']).toBeGreaterThanOrEqual(1000);
    expect(last?.['durationMs']).toBeLessThanOrEqual(1400);
    expect([requestId, idempotencyKey]).toEqual([HEX, HEX]);
  });

  it('learn of a failure, also of a call that is not sent', async () => {
    const { hooks, seen, names } = createHooks();
    const { sdk } = createTestSdk(fakeFetch({ smsSend: errcodeResponse(2102) }), { hooks });
    const refused = await catchError(
      sdk.post('/app/v1/smsSend', { countryCode: '92', mobile: '3', type: 0 }),
    );
    expect(seen.at(-1)).toEqual([
      'onError',
      expect.objectContaining({ operation: 'smsSend', error: refused }),
    ]);
    const unsent = await catchError(sdk.post('/app/v1/refreshData'));
    expect(seen.at(-1)).toEqual(['onError', expect.objectContaining({ error: unsent, attempt: 1 })]);
    expect(names()).toEqual(['onRequest', 'onError', 'onError']);
  });

  it('add headers to each attempt, but cannot replace or read the headers of the SDK', async () => {
    const read: (string | null)[] = [];
    const hooks: Hooks = {
      onRequest({ headers, attempt }) {
        read.push(headers.get('authorization'));
        headers.set('traceparent', `00-${'a'.repeat(32)}-${'b'.repeat(16)}-0${attempt}`);
        headers.set('Authorization', 'another');
      },
    };
    const { sdk, server } = await createSignedInSdk(fakeFetch({ refreshData: {} }), { hooks });
    await sdk.post('/app/v1/refreshData');
    const [sent] = server.of('refreshData');
    expect(sent?.headers.get('traceparent')).toBe(`00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`);
    expect(sent?.headers.get('authorization')).toBe('tok-1');
    expect(new Set(read)).toEqual(new Set([null]));
  });

  it('run in order if there are several', async () => {
    const order: string[] = [];
    const named = (name: string): Hooks => ({ onRequest: () => void order.push(name) });
    const { sdk } = createTestSdk(fakeFetch({ smsSend: {} }), { hooks: [named('one'), named('two')] });
    await sdk.post('/app/v1/smsSend', { countryCode: '92', mobile: '3', type: 0 });
    expect(order).toEqual(['one', 'two']);
  });

  it.each([
    [
      'throw',
      () => {
        throw new Error('tok-1');
      },
    ],
    ['reject', async () => Promise.reject(new Error('tok-1'))],
  ])('change nothing if they %s, and are reported by name', async (_, run) => {
    const warn = vi.fn<(message: string) => void>();
    const names = ['onRequest', 'onResponse', 'onRetry', 'onError'];
    const hooks = Object.fromEntries(names.map((name) => [name, run])) as Hooks;
    const { sdk, server, clock } = await createSignedInSdk(fakeFetch({ refreshData: {} }), {
      hooks,
      log: { warn },
    });
    warn.mockClear();
    await expect(sdk.post('/app/v1/refreshData')).resolves.toMatchObject({ errcode: 0 });
    server.on('refreshData', fakeResponse(503, ''));
    const failed = catchError(sdk.post('/app/v1/refreshData'));
    await clock.advance(400);
    expect(await failed).toMatchObject({ kind: 'http', attempts: 2 });
    await clock.advance(0);
    expect(new Set(warn.mock.calls.map(([message]) => message))).toEqual(
      new Set(names.map((name) => `${name}() failed`)),
    );
    expect(JSON.stringify(warn.mock.calls)).not.toContain('tok-1');
  });
});

describe('the answer of withResponse', () => {
  it('has data, response, request id and attempts', async () => {
    const { sdk, server } = await createSignedInSdk();
    server.on('refreshData', () =>
      fakeResponse(200, { code: 200, errcode: 0, coin: 7 }, { 'x-request-id': 'srv-1' }),
    );
    const call = sdk.post('/app/v1/refreshData');
    const answer = await call.withResponse();
    expect(answer).toMatchObject({ data: { coin: 7 }, requestId: 'srv-1', attempts: 1, replayed: false });
    expect(answer.response.status).toBe(200);
    expect(await call).toBe(answer.data);
    expect(server.of('refreshData')[0]?.headers.get('x-request-id')).toBe(call.requestId);
  });

  it('has the sent request id if the server answers without one', async () => {
    const { sdk } = await createSignedInSdk(fakeFetch({ refreshData: {} }));
    const call = sdk.post('/app/v1/refreshData');
    expect((await call.withResponse()).requestId).toBe(call.requestId);
  });

  it('says how often the call was sent, and whether the server repeated its first answer', async () => {
    const { sdk, server, clock } = await createSignedInSdk();
    let first = true;
    server.on('recharge3', () => {
      if (!first) return fakeResponse(200, { code: 200, errcode: 0 }, { 'idempotency-replayed': 'true' });
      first = false;
      throw new TypeError('fetch failed');
    });
    const answer = sdk.post('/app/v1/recharge3', RECHARGE).withResponse();
    await clock.advance(400);
    expect(await answer).toMatchObject({ attempts: 2, replayed: true });
  });

  it('rejects once, and leaves no unhandled rejection of the call', async () => {
    const unhandled = vi.fn<() => void>();
    process.on('unhandledRejection', unhandled);
    const { sdk } = await createSignedInSdk(fakeFetch({ refreshData: errcodeResponse(104) }));
    expect(await catchError(sdk.post('/app/v1/refreshData').withResponse())).toMatchObject({ errcode: 104 });
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

describe('the request id of an error', () => {
  it('comes from the answer, or from the request if no answer arrived', async () => {
    const { sdk, server } = await createSignedInSdk();
    server.on('refreshData', () =>
      fakeResponse(200, { code: 200, errcode: 104 }, { 'x-request-id': 'srv-2' }),
    );
    expect(await catchError(sdk.post('/app/v1/refreshData'))).toMatchObject({ requestId: 'srv-2' });
    server.on('refreshData', () => Promise.reject(new TypeError('fetch failed')));
    const lost = sdk.post('/app/v1/refreshData', {}, { retries: 0 });
    expect(await catchError(lost)).toMatchObject({ requestId: lost.requestId, kind: 'network' });
    const unsent = sdk.post('/app/v1/refreshData', {}, { retries: 99 });
    expect(await catchError(unsent)).toMatchObject({ requestId: unsent.requestId, kind: 'usage' });
  });

  it('can be chosen by the caller', async () => {
    const { sdk, server } = await createSignedInSdk(fakeFetch({ refreshData: {} }));
    await sdk.post('/app/v1/refreshData', {}, { headers: { 'x-request-id': 'mine' } });
    expect(server.of('refreshData')[0]?.headers.get('x-request-id')).toBe('mine');
  });
});

describe('the message of an error', () => {
  const error = {
    name: 'rechargeAmountOutOfRange',
    message: 'The amount is out of bounds.',
    pointer: '/amount',
  };
  it.each([
    [
      'an errcode with its cause',
      fakeResponse(200, { code: 200, errcode: 2302, error }),
      'recharge3: 2302 rechargeAmountOutOfRange: The amount is out of bounds. (/amount)',
    ],
    ['an errcode alone', errcodeResponse(2302), 'recharge3: api 2302'],
    [
      'a status with its cause',
      fakeResponse(400, { code: 400, errcode: 400, error: { ...error, name: 'schemaViolation' } }),
      'recharge3: 400 schemaViolation: The amount is out of bounds. (/amount)',
    ],
    ['a gateway', fakeResponse(502, '<html>'), 'recharge3: http 502'],
    ['a page', fakeResponse(200, '<html>'), 'recharge3: parse 200'],
    [
      'a server that quotes the token',
      fakeResponse(200, { code: 200, errcode: 2302, error: { ...error, message: 'tok-1' } }),
      'recharge3: api 2302',
    ],
  ])('names call, number, cause and place of %s', async (_, answer, message) => {
    const { sdk } = await createSignedInSdk(fakeFetch({ recharge3: answer }), { retries: 0 });
    expect((await catchError(sdk.post('/app/v1/recharge3', RECHARGE))).message).toBe(message);
  });

  it('says that the outcome is unknown if no answer arrived', async () => {
    const lost = async () => Promise.reject(new TypeError('fetch failed'));
    const { sdk } = await createSignedInSdk(fakeFetch({ recharge3: lost }), { retries: 0 });
    const { message } = await catchError(sdk.post('/app/v1/recharge3', RECHARGE));
    expect(message).toBe('recharge3: network, outcome unknown');
  });
});

describe('the deadline of a call', () => {
  it('ends an attempt, whose outcome is unknown', async () => {
    const { sdk, clock } = await createSignedInSdk(fakeFetch({ recharge3: stalledResponse }));
    const call = catchError(sdk.post('/app/v1/recharge3', RECHARGE, { deadlineMs: 5000 }));
    await clock.advance(5000);
    expect(await call).toMatchObject({ kind: 'timeout', outcome: 'unknown', attempts: 1 });
    expect(clock.pending()).toBe(0);
  });

  it('covers all attempts and pauses', async () => {
    const { sdk, server, clock } = await createSignedInSdk(undefined, { retries: 10, deadlineMs: 4000 });
    let first = true;
    server.on('refreshData', (call) => {
      if (!first) return stalledResponse(call);
      first = false;
      return fakeResponse(503, '', { 'retry-after': '2' });
    });
    const call = catchError(sdk.post('/app/v1/refreshData'));
    await clock.advance(3999);
    expect(server.of('refreshData')).toHaveLength(2);
    await clock.advance(1);
    expect(await call).toMatchObject({ kind: 'timeout', attempts: 2 });
    expect(clock.pending()).toBe(0);
  });

  it.each(['30', new Date(1_700_000_030_000).toUTCString()])(
    'is not spent on a wait that it does not cover: Retry-After %s',
    async (wait) => {
      const { sdk, clock } = await createSignedInSdk(
        fakeFetch({ refreshData: fakeResponse(429, '', { 'retry-after': wait }) }),
        { deadlineMs: 20_000 },
      );
      expect(await catchError(sdk.post('/app/v1/refreshData'))).toMatchObject({ status: 429, attempts: 1 });
      expect(clock.pending()).toBe(0);
    },
  );

  it('is checked like the other numbers', async () => {
    const { sdk } = createTestSdk();
    const call = sdk.post('/app/v1/anonymous/lobbyTips', {}, { deadlineMs: -1 });
    expect(await catchError(call)).toMatchObject({ kind: 'usage', op: 'lobbyTips' });
    expect(() => createTestSdk(undefined, { deadlineMs: Number.NaN })).toThrow(/deadlineMs must be a number/);
  });
});

describe('the limits of a sign-in', () => {
  it('end the call that fetches the key of the password', async () => {
    const { sdk, server, clock } = createTestSdk(fakeFetch({ appConfig: stalledResponse }));
    sdk.session.setPasswordKey(undefined as never);
    const signIn = catchError(sdk.session.signIn(CREDENTIALS, { deadlineMs: 3000 }));
    await clock.advance(3000);
    expect(await signIn).toMatchObject({ kind: 'timeout', op: 'appConfig' });
    expect(server.of('accountLogin')).toHaveLength(0);
  });

  it('cover all calls of the sign-in together', async () => {
    const { sdk, clock, server } = await createSignedInSdk();
    server.on('accountLogin', stalledResponse);
    const signIn = catchError(sdk.session.signIn(CREDENTIALS, { deadlineMs: 3000 }));
    await vi.waitFor(() => expect(server.of('accountLogin')).toHaveLength(1));
    await clock.advance(3000);
    expect(await signIn).toMatchObject({ kind: 'timeout', op: 'accountLogin', outcome: 'unknown' });
  });

  it('cancel it by a signal', async () => {
    const { sdk, server } = await createSignedInSdk();
    server.on('accountLogin', stalledResponse);
    const controller = new AbortController();
    const signIn = catchError(sdk.session.signIn(CREDENTIALS, { signal: controller.signal }));
    await vi.waitFor(() => expect(server.of('accountLogin')).toHaveLength(1));
    controller.abort();
    expect(await signIn).toMatchObject({ kind: 'abort', op: 'accountLogin', outcome: 'unknown' });
  });
});

describe('a base URL', () => {
  it.each([
    ['https://api.test/?world=mine', 'https://api.test/w/mine'],
    ['https://api.test/?a=1&world=mine#top', 'https://api.test/w/mine'],
    ['https://api.test/#/lobby/home', 'https://api.test'],
    ['/?world=mine', '/w/mine'],
    ['https://api.test?x', 'https://api.test'],
  ])('with a query or fragment is refused, and the right one named: %s', (baseUrl, right) => {
    expect(() => createTestSdk(undefined, { baseUrl })).toThrow(
      `createSdk: baseUrl has a query or fragment; use '${right}' instead of '${baseUrl}'`,
    );
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => createTestSdk(undefined, { baseUrl })).toThrow('createSdk: usage');
    vi.unstubAllEnvs();
  });
});
