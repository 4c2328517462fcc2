import { afterEach, describe, expect, it, vi } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '../src/index.ts';
import {
  fakeFetch,
  errcodeResponse,
  fakeResponse,
  stalledResponse,
  type FakeFetch,
} from '../src/testing/index.ts';
import { createTestSdk, catchError, createSignedInSdk } from './fixtures.ts';

const RECHARGE = { amount: 50_000, version: 4, actType: 0, rechargeType: 1 } as const;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the timeout (spec 7, 9: 60 s)', () => {
  // spec 7-04, 9-27
  it('is 60 seconds', () => expect(REQUEST_TIMEOUT_MS).toBe(60_000));

  // spec 7-04, 9-27
  it('covers the wait for headers', async () => {
    const { sdk, clock } = createTestSdk(
      fakeFetch({
        smsSend: async ({ signal }) =>
          new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      }),
    );
    const call = catchError(sdk.post('/app/v1/smsSend', { countryCode: '92', mobile: '3', type: 0 }));
    await clock.advance(REQUEST_TIMEOUT_MS);
    expect(await call).toMatchObject({ kind: 'timeout', outcome: 'unknown' });
    expect(clock.pending()).toBe(0);
  });

  it('covers a body that stalls after its headers', async () => {
    const { sdk, clock } = createTestSdk(fakeFetch({ smsSend: stalledResponse }));
    const call = sdk.post('/app/v1/smsSend', { countryCode: '92', mobile: '3', type: 0 });
    let settled = false;
    const done = catchError(call).finally(() => {
      settled = true;
    });
    await clock.advance(REQUEST_TIMEOUT_MS - 1);
    expect(settled).toBe(false);
    await clock.advance(1);
    expect(await done).toMatchObject({ kind: 'timeout', outcome: 'unknown' });
  });

  it('leaves no timer behind after an answer', async () => {
    const { sdk, clock } = createTestSdk(fakeFetch({ smsSend: {} }));
    await sdk.post('/app/v1/smsSend', { countryCode: '92', mobile: '3', type: 0 });
    expect(clock.pending()).toBe(0);
  });

  it('is cut short when the caller cancels the call', async () => {
    const { sdk } = createTestSdk(fakeFetch({ smsSend: stalledResponse }));
    const controller = new AbortController();
    const call = catchError(
      sdk.post('/app/v1/smsSend', { countryCode: '92', mobile: '3', type: 0 }, { signal: controller.signal }),
    );
    controller.abort();
    expect(await call).toMatchObject({ kind: 'abort' });
  });

  it('does not start for a call that was cancelled before: nothing is sent', async () => {
    const { sdk, server } = createTestSdk(fakeFetch({ smsSend: {} }));
    const signal = AbortSignal.abort();
    const call = sdk.post('/app/v1/smsSend', { countryCode: '92', mobile: '3', type: 0 }, { signal });
    expect(await catchError(call)).toMatchObject({ kind: 'abort', outcome: 'not-sent' });
    expect(server.calls).toHaveLength(0);
  });
});

describe('repeating a call', () => {
  const down = () => Promise.reject(new TypeError('fetch failed'));

  it('happens once if the call is safe to repeat, after a pause', async () => {
    const { sdk, server, clock } = await createSignedInSdk(fakeFetch({ refreshData: down }));
    const call = catchError(sdk.post('/app/v1/refreshData'));
    await clock.advance(0);
    expect(server.of('refreshData')).toHaveLength(1);
    await clock.advance(400);
    expect(await call).toMatchObject({ kind: 'network', attempts: 2 });
    expect(server.of('refreshData')).toHaveLength(2);
  });

  it('waits for the time that the server asks for', async () => {
    const { sdk, server, clock } = await createSignedInSdk();
    let first = true;
    server.on('refreshData', () => {
      if (!first) return { coin: 5 };
      first = false;
      return fakeResponse(429, { code: 429, errcode: 429 }, { 'retry-after': '3' });
    });
    const call = sdk.post('/app/v1/refreshData');
    await clock.advance(2999);
    expect(server.of('refreshData')).toHaveLength(1);
    await clock.advance(1 + 400);
    expect(await call).toMatchObject({ coin: 5 });
  });

  const keysOf = (server: FakeFetch, name: string) =>
    server.of(name).map(({ headers }) => headers.get('idempotency-key'));

  it('happens for a call that moves money with its own idempotency key, the same one both times', async () => {
    const { sdk, server, clock } = await createSignedInSdk(fakeFetch({ recharge3: down }));
    const call = sdk.post('/app/v1/recharge3', RECHARGE);
    const error = catchError(call);
    await clock.advance(400);
    expect(call.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(await error).toMatchObject({
      attempts: 2,
      outcome: 'unknown',
      idempotencyKey: call.idempotencyKey,
    });
    expect(keysOf(server, 'recharge3')).toEqual([call.idempotencyKey, call.idempotencyKey]);
  });

  it('happens with the idempotency key of the caller', async () => {
    const { sdk, server, clock } = await createSignedInSdk(fakeFetch({ recharge3: down }));
    const call = catchError(sdk.post('/app/v1/recharge3', RECHARGE, { idempotencyKey: 'key-1' }));
    await clock.advance(400);
    expect(await call).toMatchObject({ attempts: 2, idempotencyKey: 'key-1' });
    expect(keysOf(server, 'recharge3')).toEqual(['key-1', 'key-1']);
  });

  it('never happens for a call that moves money without a key', async () => {
    const { sdk, server, clock } = await createSignedInSdk(fakeFetch({ recharge3: down }), { retries: 10 });
    const call = sdk.post('/app/v1/recharge3', RECHARGE, { idempotencyKey: null });
    expect(call.idempotencyKey).toBeNull();
    expect(await catchError(call)).toMatchObject({ outcome: 'unknown', retryable: false, attempts: 1 });
    await clock.advance(10 * REQUEST_TIMEOUT_MS);
    expect(keysOf(server, 'recharge3')).toEqual([null]);
  });

  it('does not happen after a timeout, also for a call that moves money', async () => {
    const { sdk, server, clock } = await createSignedInSdk(fakeFetch({ recharge3: stalledResponse }));
    const call = catchError(sdk.post('/app/v1/recharge3', RECHARGE));
    await clock.advance(REQUEST_TIMEOUT_MS);
    expect(await call).toMatchObject({ kind: 'timeout', outcome: 'unknown', attempts: 1 });
    await clock.advance(10 * REQUEST_TIMEOUT_MS);
    expect(server.of('recharge3')).toHaveLength(1);
  });

  it.each([
    [0, [0, 0, 0, 0]],
    [0.5, [200, 600, 1500, 1500]],
    [1, [400, 1200, 3000, 3000]],
  ])('waits for a random part, such as %d, of a growing time', async (part, expected) => {
    vi.spyOn(Math, 'random').mockReturnValue(part);
    const waits: number[] = [];
    const hooks = { onRetry: ({ waitMs }: { waitMs: number }) => void waits.push(waitMs) };
    const { sdk, clock } = await createSignedInSdk(fakeFetch({ refreshData: down }), { retries: 4, hooks });
    const call = catchError(sdk.post('/app/v1/refreshData'));
    await clock.advance(10_000);
    expect(await call).toMatchObject({ attempts: 5 });
    expect(waits).toEqual(expected);
  });

  it('never happens after a rejection', async () => {
    const { sdk, server, clock } = await createSignedInSdk(fakeFetch({ refreshData: errcodeResponse(104) }));
    expect(await catchError(sdk.post('/app/v1/refreshData'))).toMatchObject({ kind: 'api', attempts: 1 });
    await clock.advance(10_000);
    expect(server.of('refreshData')).toHaveLength(1);
  });
});

describe('the server time', () => {
  const SERVER = Date.UTC(2026, 0, 1, 12);
  const CODE = { countryCode: '92', mobile: '3', type: 0 } as const;
  /** An SDK whose server sends these times, one for each answer. */
  function received(...dates: readonly (string | null)[]) {
    const left = [...dates];
    const { sdk, clock } = createTestSdk(
      fakeFetch({
        smsSend() {
          const answer = fakeResponse(200, { code: 200, errcode: 0 });
          const date = left.shift();
          if (typeof date === 'string') answer.headers.set('date', date);
          return answer;
        },
      }),
    );
    const ask = () => sdk.post('/app/v1/smsSend', CODE);
    return { sdk, clock, ask };
  }
  const at = (ms: number) => new Date(ms).toUTCString();

  it('is the device’s own until an answer has a valid date', async () => {
    const { sdk, clock, ask } = received(null, 'noon');
    expect(sdk.serverNow()).toBe(clock.now());
    await ask();
    await ask();
    expect(sdk.serverNow()).toBe(clock.now());
  });

  it('follows the answers, regardless of the device’s clock, and advances between them', async () => {
    const { sdk, clock, ask } = received(at(SERVER));
    await ask();
    expect(sdk.serverNow()).toBe(SERVER);
    await clock.advance(1500);
    expect(sdk.serverNow()).toBe(SERVER + 1500);
  });

  it('does not step back if an answer is less exact than an earlier one', async () => {
    const { sdk, clock, ask } = received(at(SERVER), at(SERVER));
    await ask();
    await clock.advance(900);
    await ask();
    expect(sdk.serverNow()).toBe(SERVER + 900);
  });

  it.each([3_600_000, -3_600_000])('follows a server whose clock is set by %i ms', async (step) => {
    const { sdk, ask } = received(at(SERVER), at(SERVER + step));
    await ask();
    await ask();
    expect(sdk.serverNow()).toBe(SERVER + step);
  });

  it('is also read from errors', async () => {
    const { sdk } = createTestSdk(
      fakeFetch({
        smsSend() {
          const answer = errcodeResponse(1005);
          answer.headers.set('date', at(SERVER));
          return answer;
        },
      }),
    );
    await catchError(sdk.post('/app/v1/smsSend', CODE));
    expect(sdk.serverNow()).toBe(SERVER);
  });
});
