import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEvents, EVENT_BATCH_MAX, EVENT_FLUSH_MS, type EventLog } from '../src/events/index.ts';
import { fakeFetch, fakeResponse, type FakeCall } from '../src/testing/index.ts';
import { stubBeacon } from './browser-page.ts';
import { dataOfSize } from './events-support.ts';
import { createTestSdk, BASE, COMMON, NOW, createSignedInSdk } from './fixtures.ts';

afterEach(() => vi.unstubAllGlobals());

const CALL = 'anonymous/appEventLogClient';
interface Sent {
  eventList: { eventName: string; eventTime: number; eventUserId: number }[];
}
function names({ body }: Pick<FakeCall, 'body'>) {
  return (body as unknown as Sent).eventList.map(({ eventName }) => eventName);
}
function track(events: EventLog, count: number) {
  for (let index = 0; index < count; index += 1) events.track(`e${index}`);
}

describe('the event log (spec 7.1, 9)', () => {
  // spec 7.1-15, 7.1-16, 9-54, 9-55
  it('sends 20 events per batch, every 3 s', () =>
    expect([EVENT_BATCH_MAX, EVENT_FLUSH_MS]).toEqual([20, 3000]));

  // spec 7.1-12, 7.1-13, 7.1-14, 7.1-16, 9-55
  it('sends events after 3 s with the time and the user of the logging', async () => {
    const { sdk, server, clock } = await createSignedInSdk(fakeFetch({ [CALL]: {}, accountLogout: {} }));
    const events = createEvents(sdk, { version: '1.0.28' });
    events.track('page_view', { page: '/lobby/home' });
    await clock.advance(1000);
    await sdk.session.signOut();
    events.track('logout');
    await clock.advance(1999);
    expect(server.of(CALL)).toHaveLength(0);
    await clock.advance(1);
    const [call] = server.of(CALL);
    const shared = { channel: 'WEB', appId: 'demo', version: '1.0.28' };
    expect(call?.body).toEqual({
      ...COMMON,
      eventList: [
        {
          ...shared,
          eventId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
          eventTime: NOW,
          eventUserId: 100_001,
          eventName: 'page_view',
          eventData: { page: '/lobby/home' },
        },
        {
          ...shared,
          eventId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
          eventTime: NOW + 1000,
          eventUserId: 0,
          eventName: 'logout',
          eventData: {},
        },
      ],
    });
    expect(call?.headers.get('authorization')).toBeNull();
    expect(events.stats()).toEqual({ queued: 0, sent: 2, dropped: 0, cut: 0 });
  });

  it('sends nothing without events', async () => {
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: {} }));
    createEvents(sdk, { version: '1.0.0' });
    await clock.advance(60_000);
    expect(server.calls).toHaveLength(0);
    expect(clock.pending()).toBe(0);
  });

  // spec 7.1-15, 7.1-18, 9-54
  it('flushes at 20 events without waiting, in batches of at most 20 and in order', async () => {
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0' });
    track(events, 45);
    await clock.advance(0);
    expect(server.of(CALL).map((call) => names(call).length)).toEqual([20, 20, 5]);
    expect(server.of(CALL).flatMap(names)).toEqual(Array.from({ length: 45 }, (_, index) => `e${index}`));
  });

  it('limits a batch to what browsers accept for a beacon', async () => {
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0' });
    for (let index = 0; index < 4; index += 1) events.track(`e${index}`, dataOfSize(30_000, 'ä'));
    await events.flush();
    await clock.advance(0);
    expect(server.of(CALL).map((call) => names(call).length)).toEqual([1, 1, 1, 1]);
  });

  // spec 7.1-17, 7.1-19
  it('uses the beacon if there is one: JSON to the own origin, with the common fields', async () => {
    const { taken } = stubBeacon(true);
    const { sdk, server } = createTestSdk(fakeFetch());
    const events = createEvents(sdk, { version: '1.0.0' });
    track(events, 2);
    await events.flush();
    expect(server.calls).toHaveLength(0);
    expect(taken).toMatchObject([{ url: `${BASE}/app/v1/${CALL}`, type: 'application/json' }]);
    const sent = JSON.parse((await taken[0]?.text) ?? '') as Sent & typeof COMMON;
    expect(sent).toMatchObject(COMMON);
    expect(sent.eventList).toHaveLength(2);
  });

  it('sends text to another origin, which needs no preflight', async () => {
    const { taken } = stubBeacon(true, 'https://tara.test/lobby/home');
    const { sdk } = createTestSdk(fakeFetch());
    const events = createEvents(sdk, { version: '1.0.0' });
    track(events, 1);
    await events.flush();
    expect(taken.map(({ type }) => type)).toEqual(['text/plain']);
  });

  // spec 7.1-18
  it('falls back to a fetch with keepalive if the beacon refuses', async () => {
    stubBeacon(false);
    const { sdk, server } = createTestSdk(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0' });
    track(events, 1);
    await events.flush();
    expect(server.of(CALL).map(({ keepalive }) => keepalive)).toEqual([false]);
    expect(events.stats()).toMatchObject({ queued: 0, sent: 1 });
  });

  it('falls back if the beacon throws', async () => {
    stubBeacon(() => {
      throw new TypeError('barred');
    });
    const { sdk, server } = createTestSdk(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0' });
    track(events, 1);
    await events.flush();
    expect(server.of(CALL)).toHaveLength(1);
  });

  // spec 7.1-18
  it.each(['visibilitychange', 'pagehide'])('flushes on %s', async (name) => {
    const { taken, listeners, shown } = stubBeacon(true);
    const { sdk, clock } = createTestSdk(fakeFetch());
    const events = createEvents(sdk, { version: '1.0.0' });
    track(events, 3);
    shown.visibilityState = 'hidden';
    listeners.get(name)?.();
    await clock.advance(0);
    expect(taken).toHaveLength(1);
    events.dispose();
    expect(listeners.size).toBe(0);
  });

  it('keeps a failed batch before later events, and tries again', async () => {
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: fakeResponse(500, '') }));
    const events = createEvents(sdk, { version: '1.0.0' });
    track(events, 1);
    await clock.advance(EVENT_FLUSH_MS);
    events.track('later');
    expect(events.stats()).toEqual({ queued: 2, sent: 0, dropped: 0, cut: 0 });
    server.on(CALL, {});
    await clock.advance(EVENT_FLUSH_MS);
    expect(server.of(CALL).map(names)).toEqual([['e0'], ['e0', 'later']]);
    expect(events.stats()).toEqual({ queued: 0, sent: 2, dropped: 0, cut: 0 });
  });

  it('drops the oldest events beyond 500 and counts them', async () => {
    const { sdk, clock } = createTestSdk(fakeFetch({ [CALL]: fakeResponse(500, '') }));
    const events = createEvents(sdk, { version: '1.0.0' });
    track(events, 510);
    await clock.advance(0);
    expect(events.stats()).toEqual({ queued: 500, sent: 0, dropped: 10, cut: 0 });
    events.dispose();
    expect(clock.pending()).toBe(0);
  });
});
