import { afterEach, describe, expect, it, vi } from 'vitest';
import { Errcode, newIdempotencyKey, REQUEST_TIMEOUT_MS } from '../src/index.ts';
import { fakeFetch, errcodeResponse, fakeResponse, stalledResponse } from '../src/testing/index.ts';
import { createTestSdk, catchError, createSignedInSdk } from './fixtures.ts';

const SMS = { countryCode: '92', mobile: '3001234567', type: 0 } as const;

const RECHARGE = { amount: 50_000, version: 4, actType: 0, rechargeType: 1 } as const;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a call that cannot be sent', () => {
  // spec 5-31, 6-03, 8-30
  it('is rejected without a token, and nothing is sent (spec 5)', async () => {
    const { sdk, server } = createTestSdk();
    const error = await catchError(sdk.post('/app/v1/getActivityIds'));
    expect(error).toMatchObject({ kind: 'auth', message: 'Token is required', outcome: 'not-sent' });
    expect(server.calls).toHaveLength(0);
  });

  it('is a usage error if its body is not JSON', async () => {
    const { sdk, server } = createTestSdk();
    const round: Record<string, unknown> = {};
    round['round'] = round;
    const error = await catchError(sdk.post('/app/v1/smsSend', { ...SMS, ...round }));
    expect(error).toMatchObject({ kind: 'usage', outcome: 'not-sent', retryable: false });
    expect(server.calls).toHaveLength(0);
  });

  it.each([
    ['the common fields', { common: () => JSON.parse('{') as never }],
    ['the headers', { headers: () => JSON.parse('{') as never }],
  ])('is a usage error if %s fails', async (_, options) => {
    const { sdk } = createTestSdk(fakeFetch(), options);
    expect(await catchError(sdk.post('/app/v1/smsSend', SMS))).toMatchObject({ kind: 'usage' });
  });
});

describe('a call of a device without a network', () => {
  const failing = async () => {
    throw new TypeError('Failed to fetch');
  };
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['was not sent if the device was offline before', [false, false], 'not-sent'],
    ['is unknown if the device went offline meanwhile', [true, false], 'unknown'],
    ['is unknown if the device came online meanwhile', [false, true], 'unknown'],
  ])('%s', async (_, [before, after], outcome) => {
    vi.stubGlobal('navigator', { onLine: before });
    const { sdk } = createTestSdk(undefined, {
      fetch: async () => {
        vi.stubGlobal('navigator', { onLine: after });
        return failing();
      },
    });
    const error = await catchError(sdk.post('/app/v1/smsSend', SMS, { retries: 0 }));
    expect(error).toMatchObject({ kind: 'network', outcome });
  });
});

describe('an incomplete answer', () => {
  it('is a network error if the connection ends within the body', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"code":200,'));
          },
          pull: (controller) => controller.error(new TypeError('terminated')),
        }),
      );
    const { sdk } = createTestSdk(undefined, { fetch: async () => broken() });
    expect(await catchError(sdk.post('/app/v1/smsSend', SMS))).toMatchObject({
      kind: 'network',
      outcome: 'unknown',
    });
  });

  it.each([
    ['half of the JSON', () => fakeResponse(200, '{"code":200,"errco')],
    ['status 204', () => new Response(null, { status: 204 })],
  ])('is a parse error: %s', async (_, answer) => {
    const { sdk } = createTestSdk(undefined, { fetch: async () => answer() });
    expect(await catchError(sdk.post('/app/v1/smsSend', SMS))).toMatchObject({
      kind: 'parse',
      outcome: 'unknown',
    });
  });

  it('leaves the player signed in if a call without a token gets 401', async () => {
    const { sdk } = await createSignedInSdk(
      fakeFetch({ smsSend: fakeResponse(401, { code: 401, errcode: 401 }) }),
    );
    expect(await catchError(sdk.post('/app/v1/smsSend', SMS))).toMatchObject({ kind: 'auth' });
    expect(sdk.session.getToken()).toBe('tok-1');
  });
});

describe('the caller’s signal', () => {
  /** A signal that counts its listeners. */
  function createCountingSignal() {
    const controller = new AbortController();
    const { signal } = controller;
    let listening = 0;
    const { addEventListener: add, removeEventListener: remove } = signal;
    signal.addEventListener = ((...args: Parameters<typeof add>) => {
      listening += 1;
      add.apply(signal, args);
    }) as typeof add;
    signal.removeEventListener = ((...args: Parameters<typeof remove>) => {
      listening -= 1;
      remove.apply(signal, args);
    }) as typeof remove;
    return { controller, signal, listening: () => listening };
  }

  it('has one listener for any number of calls, however they ended', async () => {
    const { signal, listening } = createCountingSignal();
    const { sdk, server, clock } = await createSignedInSdk(fakeFetch({ refreshData: { coin: 1 } }));
    await sdk.post('/app/v1/refreshData', {}, { signal });
    server.on('refreshData', errcodeResponse(104));
    await catchError(sdk.post('/app/v1/refreshData', {}, { signal }));
    server.on('refreshData', fakeResponse(503, ''));
    const twice = catchError(sdk.post('/app/v1/refreshData', {}, { signal }));
    await clock.advance(400);
    await twice;
    expect(listening()).toBe(1);
    expect(clock.pending()).toBe(0);
  });

  it('ends the wait between two attempts immediately; the outcome of the first is unknown', async () => {
    const { controller, signal } = createCountingSignal();
    const { sdk, server, clock } = await createSignedInSdk(fakeFetch({ refreshData: fakeResponse(503, '') }));
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const call = catchError(sdk.post('/app/v1/refreshData', {}, { signal }));
    await clock.advance(100);
    controller.abort();
    expect(await call).toMatchObject({ kind: 'abort', outcome: 'unknown', attempts: 1 });
    expect(server.of('refreshData')).toHaveLength(1);
    expect(clock.pending()).toBe(0);
  });
});

describe('whether a call is repeated', () => {
  it.each([
    ['a gateway error of an idempotent call', 'refreshData', fakeResponse(502, ''), true],
    ['a gateway error of a money call, which has a key', 'recharge3', fakeResponse(502, ''), true],
    [
      'too many money calls: the server did nothing',
      'recharge3',
      fakeResponse(429, { code: 429, errcode: 429 }),
      true,
    ],
  ] as const)('%s', async (_, name, answer, retryable) => {
    const { sdk } = await createSignedInSdk(fakeFetch({ [name]: answer }), { retries: 0 });
    const call =
      name === 'recharge3' ? sdk.post(`/app/v1/recharge3`, RECHARGE) : sdk.post('/app/v1/refreshData');
    expect(await catchError(call)).toMatchObject({ retryable });
  });

  it('repeats with the same idempotency key while the first call is in progress; its outcome is unknown', async () => {
    const busy = fakeResponse(409, { code: 409, errcode: 409 }, { 'retry-after': '1' });
    const { sdk, server, clock } = await createSignedInSdk(fakeFetch({ recharge3: busy }));
    const call = catchError(sdk.post('/app/v1/recharge3', RECHARGE, { idempotencyKey: 'key-0409' }));
    await clock.advance(1000 + 400);
    expect(await call).toMatchObject({ kind: 'http', status: 409, outcome: 'unknown', attempts: 2 });
    const keys = server.of('recharge3').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual(['key-0409', 'key-0409']);
  });

  it('does not wait for a server that asks for longer than a call may take', async () => {
    const busy = fakeResponse(429, { code: 429, errcode: 429 }, { 'retry-after': '3600' });
    const { sdk, clock } = await createSignedInSdk(fakeFetch({ refreshData: busy }));
    expect(await catchError(sdk.post('/app/v1/refreshData'))).toMatchObject({
      retryAfterMs: 3_600_000,
      attempts: 1,
    });
    expect(clock.pending()).toBe(0);
  });

  it.each([
    ['a date', new Date(1_700_000_002_000).toUTCString(), 2000],
    ['a date in the past', new Date(1_600_000_000_000).toUTCString(), 0],
    ['seconds', '2', 2000],
    ['a negative number', '-5', undefined],
    ['a fraction', '1.5', undefined],
    ['a year, which platforms read as a date', '+2099', undefined],
    ['an endless number', '9'.repeat(400), undefined],
    ['nonsense', 'soon', undefined],
    ['nothing', '', undefined],
  ])('parses Retry-After as %s', async (_, value, ms) => {
    const { sdk } = createTestSdk(fakeFetch({ smsSend: fakeResponse(429, '', { 'retry-after': value }) }));
    expect((await catchError(sdk.post('/app/v1/smsSend', SMS))).retryAfterMs).toBe(ms);
  });

  it('reads the wait and the rejected field from the body', async () => {
    const error = { pointer: '/mobile', rule: 'x', retryAfterMs: 90_000 };
    const { sdk } = createTestSdk(
      fakeFetch({ smsSend: fakeResponse(200, { code: 200, errcode: 2102, error }) }),
    );
    expect(await catchError(sdk.post('/app/v1/smsSend', SMS))).toMatchObject({
      retryAfterMs: 90_000,
      pointer: '/mobile',
    });
  });

  it.each([null, 'x', { pointer: 5, retryAfterMs: 'soon' }])('ignores %j', async (error) => {
    const { sdk } = createTestSdk(
      fakeFetch({ smsSend: fakeResponse(200, { code: 200, errcode: 2102, error }) }),
    );
    expect(await catchError(sdk.post('/app/v1/smsSend', SMS))).toMatchObject({
      errcode: 2102,
      retryAfterMs: undefined,
      pointer: undefined,
    });
  });

  it('does not repeat after a timeout, which has taken a minute already', async () => {
    const { sdk, server, clock } = await createSignedInSdk(fakeFetch({ refreshData: stalledResponse }));
    const call = catchError(sdk.post('/app/v1/refreshData'));
    await clock.advance(REQUEST_TIMEOUT_MS);
    expect(await call).toMatchObject({ kind: 'timeout', attempts: 1, retryable: true });
    expect(server.of('refreshData')).toHaveLength(1);
  });
});

describe('an idempotency key', () => {
  it('differs each time, also without a secure context', () => {
    const keys = new Set(Array.from({ length: 1000 }, newIdempotencyKey));
    expect(keys.size).toBe(1000);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('an error’s codes', () => {
  it('narrow to the errcodes of the operation', async () => {
    const { sdk } = createTestSdk(fakeFetch({ smsSend: errcodeResponse(2102) }));
    const result = await sdk.safe('/app/v1/smsSend', SMS);
    if (result.ok) throw new Error('the call did not fail');
    expect(result.error.is(Errcode.temporarilyUnavailable, 2102)).toBe(true);
    // Numbers of the transport can come from any call.
    expect(result.error.is(Errcode.rateLimited)).toBe(false);
    expect(result.error.is(Errcode.temporarilyUnavailable)).toBe(false);
    // @ts-expect-error a wrong password is not an error of this call
    expect(result.error.is(Errcode.passwordWrong)).toBe(false);
  });
});
