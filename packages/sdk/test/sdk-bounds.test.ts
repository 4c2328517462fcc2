import { describe, expect, it } from 'vitest';
import { fakeClock, fakeFetch, deferred, fakeResponse } from '../src/testing/index.ts';
import { createTestSdk, CREDENTIALS, catchError, NOW, signInAnswer, createSignedInSdk } from './fixtures.ts';

const SMS = { countryCode: '92', mobile: '3001234567', type: 0 } as const;

describe('an answer with HTTP 200', () => {
  it.each([
    ['500', { kind: 'http', outcome: 'unknown', code: 500 }],
    ['429', { kind: 'http', outcome: 'rejected', retryable: true }],
    ['0', { kind: 'parse', outcome: 'unknown' }],
  ])('is an error with code %s, regardless of its errcode (spec 4)', async (code, expected) => {
    const answer = { ...signInAnswer('tok-1'), code: Number(code) };
    const { sdk } = createTestSdk(fakeFetch({ accountLogin: answer }));
    expect(await catchError(sdk.session.signIn(CREDENTIALS))).toMatchObject(expected);
    expect(sdk.session.getSnapshot().status).toBe('visitor');
  });
});

describe('the timeout', () => {
  it('applies to a fetch that ignores its signal', async () => {
    const { sdk, clock } = createTestSdk(fakeFetch(), { fetch: async () => deferred<Response>().promise });
    const call = catchError(sdk.post('/app/v1/smsSend', SMS));
    await clock.advance(60_000);
    expect(await call).toMatchObject({ kind: 'timeout', outcome: 'unknown' });
    expect(clock.pending()).toBe(0);
  });

  it('does not prevent cancelling such a fetch', async () => {
    const controller = new AbortController();
    const { sdk, clock } = createTestSdk(fakeFetch(), { fetch: async () => deferred<Response>().promise });
    const call = catchError(sdk.post('/app/v1/smsSend', SMS, { signal: controller.signal }));
    await clock.advance(0);
    controller.abort();
    expect(await call).toMatchObject({ kind: 'abort', outcome: 'unknown' });
  });

  it.each([0, 2 ** 31 - 1])('has no limit for %d, and allows repeating', async (timeoutMs) => {
    const { sdk, server, clock } = await createSignedInSdk(
      fakeFetch({ refreshData: fakeResponse(503, '') }),
      {
        timeoutMs,
      },
    );
    const call = catchError(sdk.post('/app/v1/refreshData'));
    await clock.advance(400);
    expect(await call).toMatchObject({ attempts: 2 });
    const slow = deferred();
    server.on('refreshData', () => slow.promise);
    const pending = sdk.post('/app/v1/refreshData');
    await clock.advance(10 * 24 * 3_600_000);
    slow.resolve({ coin: 7 });
    expect(await pending).toMatchObject({ coin: 7 });
  });

  it('is at most what platform timers support, because longer timers fire immediately', async () => {
    const waits: number[] = [];
    const clock = fakeClock(NOW);
    const counting = {
      ...clock,
      setTimeout(run: () => void, ms: number) {
        waits.push(ms);
        return clock.setTimeout(run, ms);
      },
    };
    const { sdk } = createTestSdk(fakeFetch({ smsSend: {} }), { clock: counting, timeoutMs: 0 });
    await sdk.post('/app/v1/smsSend', SMS);
    expect(waits).toEqual([]);
  });

  it('may be shorter than the pause before a repetition', async () => {
    const { sdk, clock } = await createSignedInSdk(fakeFetch({ refreshData: fakeResponse(503, '') }), {
      timeoutMs: 100,
    });
    const call = catchError(sdk.post('/app/v1/refreshData'));
    await clock.advance(400);
    expect(await call).toMatchObject({ attempts: 2 });
  });
});
