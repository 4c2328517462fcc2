import { describe, expect, it } from 'vitest';
import { fakeClock, fakeFetch, deferred, fakeResponse } from '../src/testing/index.ts';
import { bench, CREDENTIALS, failure, NOW, session, signedInBench } from './fixtures.ts';

const SMS = { countryCode: '92', mobile: '3001234567', type: 0 } as const;

describe('an answer with HTTP 200', () => {
  it.each([
    ['500', { kind: 'http', outcome: 'unknown', code: 500 }],
    ['429', { kind: 'http', outcome: 'rejected', retryable: true }],
    ['0', { kind: 'parse', outcome: 'unknown' }],
  ])('whose code is %s is no success, whatever its errcode (spec 4)', async (code, expected) => {
    const answer = { ...session('tok-1'), code: Number(code) };
    const { sdk } = bench(fakeFetch({ accountLogin: answer }));
    expect(await failure(sdk.session.signIn(CREDENTIALS))).toMatchObject(expected);
    expect(sdk.session.getSnapshot().status).toBe('visitor');
  });
});

describe('time allowed', () => {
  it('binds a fetch that takes no notice of its signal', async () => {
    const { sdk, clock } = bench(fakeFetch(), { fetch: async () => deferred<Response>().promise });
    const call = failure(sdk.post('/app/v1/smsSend', SMS));
    await clock.advance(60_000);
    expect(await call).toMatchObject({ kind: 'timeout', outcome: 'unknown' });
    expect(clock.pending()).toBe(0);
  });

  it('is taken back from such a fetch too', async () => {
    const controller = new AbortController();
    const { sdk, clock } = bench(fakeFetch(), { fetch: async () => deferred<Response>().promise });
    const call = failure(sdk.post('/app/v1/smsSend', SMS, { signal: controller.signal }));
    await clock.advance(0);
    controller.abort();
    expect(await call).toMatchObject({ kind: 'abort', outcome: 'unknown' });
  });

  it.each([0, 2 ** 31 - 1])('of %d has no end, and does not keep from sending again', async (timeoutMs) => {
    const { sdk, server, clock } = await signedInBench(fakeFetch({ refreshData: fakeResponse(503, '') }), {
      timeoutMs,
    });
    const call = failure(sdk.post('/app/v1/refreshData'));
    await clock.advance(400);
    expect(await call).toMatchObject({ attempts: 2 });
    const slow = deferred();
    server.on('refreshData', () => slow.promise);
    const patient = sdk.post('/app/v1/refreshData');
    await clock.advance(10 * 24 * 3_600_000);
    slow.resolve({ coin: 7 });
    expect(await patient).toMatchObject({ coin: 7 });
  });

  it('never asks a timer for more than platforms count to, which would be over at once', async () => {
    const waits: number[] = [];
    const clock = fakeClock(NOW);
    const counting = {
      ...clock,
      setTimeout(run: () => void, ms: number) {
        waits.push(ms);
        return clock.setTimeout(run, ms);
      },
    };
    const { sdk } = bench(fakeFetch({ smsSend: {} }), { clock: counting, timeoutMs: 0 });
    await sdk.post('/app/v1/smsSend', SMS);
    expect(waits).toEqual([2 ** 31 - 1]);
  });

  it('shorter than the pause does not keep from sending again', async () => {
    const { sdk, clock } = await signedInBench(fakeFetch({ refreshData: fakeResponse(503, '') }), {
      timeoutMs: 100,
    });
    const call = failure(sdk.post('/app/v1/refreshData'));
    await clock.advance(400);
    expect(await call).toMatchObject({ attempts: 2 });
  });
});
