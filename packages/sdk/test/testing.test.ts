import { describe, expect, it } from 'vitest';
import { createSdk } from '../src/index.ts';
import { fakeClock, fakeFetch, injectFetch, testStore, type InjectRequest } from '../src/testing/index.ts';
import { COMMON, catchError } from './fixtures.ts';

describe('a fetch into a server of this process', () => {
  const answering = (statusCode: number, body: string) => {
    const seen: InjectRequest[] = [];
    const fetch = injectFetch(async (request) => {
      seen.push(request);
      return {
        statusCode,
        headers: {
          'retry-after': '3',
          'content-length': body.length,
          'set-cookie': ['a', 'b'],
          missing: undefined,
        },
        rawPayload: Buffer.from(body),
      };
    });
    return { seen, sdk: createSdk({ baseUrl: 'http://mock.test/w/moon', common: () => COMMON, fetch }) };
  };

  it('passes path, headers and body, and returns the answer', async () => {
    const { seen, sdk } = answering(200, '{"code":200,"errcode":0,"appCustomerServiceQueue":[]}');
    expect(await sdk.post('/app/v1/getCustomerServices')).toMatchObject({ appCustomerServiceQueue: [] });
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/w/moon/app/v1/getCustomerServices' });
    expect(JSON.parse(seen[0]?.payload.toString() ?? '')).toEqual(COMMON);
    expect(seen[0]?.headers['content-type']).toBe('application/json');
  });

  it.each([204, 304])('supports answers without a body: %i', async (status) => {
    const { sdk } = answering(status, '');
    expect(await catchError(sdk.post('/app/v1/getCustomerServices'))).toMatchObject({
      kind: 'parse',
      status,
    });
  });

  it('drops the answer to a cancelled call', async () => {
    const controller = new AbortController();
    const fetch = injectFetch(async () => {
      controller.abort();
      return { statusCode: 200, headers: {}, rawPayload: Buffer.from('{"code":200,"errcode":0}') };
    });
    const sdk = createSdk({ baseUrl: 'http://mock.test', common: () => COMMON, fetch });
    const call = sdk.post('/app/v1/getCustomerServices', {}, { signal: controller.signal });
    expect(await catchError(call)).toMatchObject({ kind: 'abort', outcome: 'unknown' });
  });
});

describe('the fake clock', () => {
  it('runs due timers in order, including timers that are set meanwhile', async () => {
    const clock = fakeClock(100);
    const ran: [string, number][] = [];
    clock.setTimeout(() => ran.push(['late', clock.now()]), 20);
    clock.setTimeout(() => {
      ran.push(['early', clock.now()]);
      clock.setTimeout(() => ran.push(['between', clock.now()]), 5);
    }, 10);
    const cleared = clock.setTimeout(() => ran.push(['never', clock.now()]), 1);
    clock.clearTimeout(cleared);
    await clock.advance(20);
    expect(ran).toEqual([
      ['early', 110],
      ['between', 115],
      ['late', 120],
    ]);
    expect([clock.now(), clock.pending()]).toEqual([120, 0]);
  });
});

describe('the fake server', () => {
  it('rejects a call without an answer', async () => {
    const sdk = createSdk({ baseUrl: 'http://x.test', common: () => COMMON, fetch: fakeFetch().fetch });
    const error = await catchError(sdk.post('/app/v1/getCustomerServices'));
    expect(String(error.cause)).toContain('nothing answers getCustomerServices');
  });
});

describe('the test store', () => {
  it('notifies other tabs of changes, but not the tab that made them', () => {
    const tabA = testStore({ a: '1' });
    const tabB = tabA.tab();
    const received: (string | null)[] = [];
    const own: (string | null)[] = [];
    const stop = tabB.subscribe?.((key) => received.push(key));
    tabA.subscribe?.((key) => own.push(key));
    void tabA.set('b', '2');
    void tabA.remove('b');
    void tabA.remove('b');
    tabA.wipe();
    stop?.();
    void tabA.set('c', '3');
    expect([received, own]).toEqual([['b', 'b', null], [null]]);
  });
});
