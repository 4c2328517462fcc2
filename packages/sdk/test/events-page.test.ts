import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEvents } from '../src/events/index.ts';
import { fakeFetch, deferred } from '../src/testing/index.ts';
import { stubBeacon } from './browser-page.ts';
import { CALL, respondDown, getEvents, sharedStorage, trackEvents } from './events-support.ts';
import { createTestSdk } from './fixtures.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a page that is hidden', () => {
  // spec 7.1-18
  it('sends everything by beacon immediately, including the batch in flight, which counts once', async () => {
    const slow = deferred();
    const { taken, listeners, shown } = stubBeacon(true);
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: () => slow.promise }));
    const events = createEvents(sdk, { version: '1.0.0', confirmed: true });
    trackEvents(events, 20);
    await clock.advance(0);
    trackEvents(events, 2, 'late');
    shown.visibilityState = 'hidden';
    listeners.get('visibilitychange')?.();
    listeners.get('pagehide')?.();
    expect(taken).toHaveLength(2);
    slow.resolve(respondDown());
    await clock.advance(60_000);
    expect(server.of(CALL)).toHaveLength(1);
    const bodies = await Promise.all(taken.map(async ({ text }) => JSON.parse(await text) as never));
    const [late, batch] = bodies.map((body) => getEvents({ body }));
    expect(late?.map(({ eventName }) => eventName)).toEqual(['late0', 'late1']);
    expect(batch).toEqual(server.of(CALL).flatMap(getEvents));
    expect(events.stats()).toEqual({ queued: 0, sent: 22, dropped: 0, cut: 0 });
  });

  it('is detected by pagehide even if the page still counts as visible', () => {
    const { taken, listeners } = stubBeacon(true);
    const { sdk } = createTestSdk(fakeFetch());
    const events = createEvents(sdk, { version: '1.0.0', confirmed: true });
    trackEvents(events, 2);
    listeners.get('pagehide')?.();
    expect(taken).toHaveLength(1);
  });

  it('keeps events for which the beacon had no room', async () => {
    const store = sharedStorage();
    const { listeners } = stubBeacon(false);
    const { sdk, clock } = createTestSdk(fakeFetch({ [CALL]: () => deferred().promise }));
    const events = createEvents(sdk, { version: '1.0.0', store });
    trackEvents(events, 2);
    listeners.get('pagehide')?.();
    expect([...store.values.values()].join()).toMatch(/e0.*e1/);
    await clock.advance(0);
    expect([...store.values.values()].join()).toMatch(/e0.*e1/);
  });

  it('sends by fetch, without a beacon, once it is visible again and `confirmed` is set', async () => {
    const { taken } = stubBeacon(true);
    const { sdk, server } = createTestSdk(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0', confirmed: true });
    trackEvents(events, 2);
    await events.flush();
    expect([taken.length, server.of(CALL).length]).toEqual([0, 1]);
  });
});
