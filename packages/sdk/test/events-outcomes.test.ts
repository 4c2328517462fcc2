import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEvents, EVENT_FLUSH_MS } from '../src/events/index.ts';
import {
  deferred,
  errcodeResponse,
  fakeFetch,
  fakeResponse,
  type FakeCall,
  type FakeResponse,
} from '../src/testing/index.ts';
import { stubBeacon } from './browser-page.ts';
import { CALL, dataOfSize, respondDown, getEvents, eventNames, trackEvents } from './events-support.ts';
import { createTestSdk, CREDENTIALS, NOW, signInAnswer, createSignedInSdk } from './fixtures.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers that differ only in their HTTP status, and answers that differ only in the code of their body. */
function answerWithStatus(status: number) {
  return [`HTTP status ${status}`, () => fakeResponse(status, '')] as const;
}
function answerWithCode(code: number) {
  return [`HTTP status 200 and code ${code}`, () => fakeResponse(200, { code, errcode: code })] as const;
}
const lost = async () => Promise.reject<Response>(new TypeError('fetch failed'));
const HOUR_MS = 3_600_000;

describe('an event that the server rejects', () => {
  it.each([
    // 400 and 413 as HTTP statuses are tested together with the halving.
    ...[404, 415, 422].map(answerWithStatus),
    ...[400, 404, 413, 415, 422].map(answerWithCode),
    ['an errcode', () => errcodeResponse(2102)] as const,
  ])('by %s is found by halving and dropped, and the others arrive without a pause', async (_, refusal) => {
    const { sdk, server, clock } = createTestSdk(
      fakeFetch({ [CALL]: (call) => (eventNames(call).includes('e7') ? refusal() : {}) }),
    );
    const events = createEvents(sdk, { version: '1.0.0' });
    trackEvents(events, 20);
    await events.flush();
    expect(events.drops()).toMatchObject({ rejected: 1 });
    expect(events.stats()).toMatchObject({ queued: 0, sent: 19, dropped: 1 });
    const arrived = server
      .of(CALL)
      .flatMap((call) => (eventNames(call).includes('e7') ? [] : eventNames(call)));
    expect(arrived).toEqual(
      Array.from({ length: 20 }, (__, index) => `e${index}`).filter((name) => name !== 'e7'),
    );
    // Fewer requests than one for each event.
    expect(server.of(CALL).length).toBeLessThan(20);
    expect(clock.now()).toBe(NOW);
  });
});

describe('an event log whose server answers 401', () => {
  const REJECTIONS = [answerWithStatus(401), answerWithCode(401)];

  it.each(REJECTIONS)('keeps the batch after %s and tries again after an hour', async (_, refusal) => {
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: refusal }));
    const events = createEvents(sdk, { version: '1.0.0' });
    trackEvents(events, 2);
    await clock.advance(EVENT_FLUSH_MS + HOUR_MS - 1);
    expect(server.of(CALL)).toHaveLength(1);
    expect(events.stats()).toMatchObject({ queued: 2, dropped: 0 });
    await clock.advance(1);
    expect(server.of(CALL)).toHaveLength(2);
  });

  it.each(REJECTIONS)('tries again soon after a sign-in, after %s', async (_, refusal) => {
    const { sdk, server, clock } = await createSignedInSdk(fakeFetch({ [CALL]: refusal }));
    const events = createEvents(sdk, { version: '1.0.0' });
    trackEvents(events, 2);
    await clock.advance(EVENT_FLUSH_MS + 60_000);
    server.on(CALL, {});
    server.on('accountLogin', signInAnswer('tok-2'));
    await sdk.session.signIn(CREDENTIALS);
    expect(server.of(CALL)).toHaveLength(1);
    await clock.advance(EVENT_FLUSH_MS);
    expect(server.of(CALL).map(eventNames)).toEqual([
      ['e0', 'e1'],
      ['e0', 'e1'],
    ]);
    expect(events.stats()).toMatchObject({ queued: 0, sent: 2, dropped: 0 });
  });
});

describe('a batch with an unknown outcome', () => {
  it.each<readonly [string, () => FakeResponse | Promise<FakeResponse>]>([
    ...[408, 425, 429, 409, 500, 502, 503].map(answerWithStatus),
    ...[408, 425, 429, 409, 500, 502, 503].map(answerWithCode),
    ['a connection that fails', lost],
    ['an HTML page', () => fakeResponse(200, '<!doctype html>')],
  ])('is sent again unchanged after %s', async (_, answer) => {
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: answer }));
    const events = createEvents(sdk, { version: '1.0.0' });
    trackEvents(events, 3);
    await clock.advance(EVENT_FLUSH_MS);
    expect(events.stats()).toMatchObject({ queued: 3, sent: 0, dropped: 0 });
    server.on(CALL, {});
    await clock.advance(EVENT_FLUSH_MS);
    const whole = ['e0', 'e1', 'e2'];
    expect(server.of(CALL).map(eventNames)).toEqual([whole, whole]);
    expect(events.stats()).toMatchObject({ queued: 0, sent: 3, dropped: 0 });
  });
});

describe('the pause after a failure', () => {
  it('is the shortest again after a beacon was accepted', async () => {
    let takes = false;
    stubBeacon(() => takes);
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: respondDown }));
    const events = createEvents(sdk, { version: '1.0.0' });
    trackEvents(events, 1);
    await clock.advance(EVENT_FLUSH_MS + 3000);
    expect(server.of(CALL)).toHaveLength(2);
    takes = true;
    await clock.advance(6000);
    expect(events.stats()).toMatchObject({ queued: 0, sent: 1 });

    takes = false;
    server.calls.length = 0;
    trackEvents(events, 1);
    await clock.advance(EVENT_FLUSH_MS + 3000);
    expect(server.of(CALL)).toHaveLength(2);
  });
});

describe('the fetch of the event log', () => {
  const keepalives = (calls: readonly FakeCall[]) => calls.map(({ keepalive }) => keepalive);

  it('uses keepalive only once the page is hidden', async () => {
    const { listeners, shown } = stubBeacon(false);
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0' });
    const change = async (state: string) => {
      shown.visibilityState = state;
      listeners.get('visibilitychange')?.();
      trackEvents(events, 1);
      await events.flush();
    };
    await change('visible');
    await change('hidden');
    await change('visible');
    trackEvents(events, 1);
    listeners.get('pagehide')?.();
    await clock.advance(0);
    listeners.get('pageshow')?.();
    trackEvents(events, 1);
    await events.flush();
    expect(keepalives(server.of(CALL))).toEqual([false, true, false, true, false]);
  });

  it('carries 200 kB of events batch by batch, without a pause and without keepalive', async () => {
    stubBeacon(true);
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0', confirmed: true });
    for (let index = 0; index < 500; index += 1) events.track(`e${index}`, dataOfSize(230));
    await events.flush();
    expect(events.stats()).toMatchObject({ queued: 0, sent: 500, dropped: 0 });
    const calls = server.of(CALL);
    expect(JSON.stringify(calls.map(({ body }) => body)).length).toBeGreaterThan(200_000);
    expect(keepalives(calls)).toEqual(Array.from({ length: 25 }, () => false));
    expect(clock.now()).toBe(NOW);
  });
});

describe('a page that is hidden during a fetch without keepalive', () => {
  async function hidden(takes: boolean) {
    const slow = deferred();
    const page = stubBeacon(takes);
    const made = createTestSdk(fakeFetch({ [CALL]: async () => slow.promise }));
    const events = createEvents(made.sdk, { version: '1.0.0', confirmed: true });
    trackEvents(events, 20);
    await made.clock.advance(0);
    const show = (state: string) => {
      page.shown.visibilityState = state;
      page.listeners.get('visibilitychange')?.();
    };
    show('hidden');
    return { ...made, events, slow, page, show };
  }

  // A fetch that fails with an answer is tested in events-page.test.ts.
  it.each<[string, (fetch: ReturnType<typeof deferred<FakeResponse>>) => void]>([
    ['succeeds', ({ resolve }) => resolve({})],
    ['fails', ({ reject }) => reject(new TypeError('fetch failed'))],
  ])('also sends the batch by beacon; it counts once although the fetch %s later', async (_, settle) => {
    const { server, clock, events, slow, page, show } = await hidden(true);
    const [taken, ...more] = page.taken;
    const body = JSON.parse((await taken?.text) ?? '{}') as FakeCall['body'];
    expect(more).toEqual([]);
    expect(getEvents({ body })).toEqual(server.of(CALL).flatMap(getEvents));
    show('visible');
    settle(slow);
    await clock.advance(120_000);
    expect([server.of(CALL).length, page.taken.length]).toEqual([1, 1]);
    expect(events.stats()).toMatchObject({ queued: 0, sent: 20, dropped: 0 });
  });

  it('searches for the rejected event, because the copy of the beacon is rejected, too', async () => {
    const { server, clock, events, slow, show } = await hidden(true);
    show('visible');
    server.on(CALL, (call) => (eventNames(call).includes('e7') ? fakeResponse(400, '') : {}));
    slow.resolve(fakeResponse(400, ''));
    await clock.advance(0);
    expect(events.drops()).toMatchObject({ rejected: 1 });
    expect(events.stats()).toMatchObject({ queued: 0, sent: 19, dropped: 1 });
  });

  it('sends the batch again if the beacon has no room for it and the fetch fails', async () => {
    const { server, clock, events, slow } = await hidden(false);
    server.on(CALL, {});
    slow.reject(new TypeError('fetch failed'));
    await clock.advance(EVENT_FLUSH_MS);
    const [first, second, ...more] = server.of(CALL).map((call) => getEvents(call));
    expect(more).toEqual([]);
    expect(second).toEqual(first);
    expect(events.stats()).toMatchObject({ queued: 0, sent: 20, dropped: 0 });
  });
});
