import { describe, expect, it } from 'vitest';
import { createEvents, EVENT_FLUSH_MS } from '../src/events/index.ts';
import { fakeFetch, deferred, fakeResponse } from '../src/testing/index.ts';
import { CALL, respondDown, getEvents, eventNames, trackEvents } from './events-support.ts';
import { createTestSdk } from './fixtures.ts';

describe('a failed batch', () => {
  it('is sent again with the same ids, so that it counts once', async () => {
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: respondDown }));
    const events = createEvents(sdk, { version: '1.0.0' });
    trackEvents(events, 2);
    await clock.advance(EVENT_FLUSH_MS);
    server.on(CALL, {});
    await clock.advance(EVENT_FLUSH_MS);
    const [first, second] = server.of(CALL).map((call) => getEvents(call).map(({ eventId }) => eventId));
    expect(second).toEqual(first);
    expect(new Set(first).size).toBe(2);
  });

  it('is sent again after 3, 6, 12 s and so on up to a minute, regardless of new events', async () => {
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: respondDown }));
    const events = createEvents(sdk, { version: '1.0.0' });
    trackEvents(events, 1);
    await clock.advance(EVENT_FLUSH_MS);
    const at: number[] = [];
    server.on(CALL, () => {
      at.push(clock.now());
      return respondDown();
    });
    const start = clock.now();
    trackEvents(events, 40);
    await clock.advance(200_000);
    const gaps = at.map((time, index) => time - (at[index - 1] ?? start));
    expect(gaps).toEqual([3000, 6000, 12_000, 24_000, 48_000, 60_000]);
  });

  it('is sent again after 3 s if another batch has arrived meanwhile', async () => {
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: respondDown }));
    const events = createEvents(sdk, { version: '1.0.0' });
    trackEvents(events, 1);
    await clock.advance(EVENT_FLUSH_MS + 3000 + 6000);
    server.on(CALL, {});
    await clock.advance(12_000);
    expect(events.stats()).toMatchObject({ queued: 0, sent: 1 });
    server.on(CALL, respondDown);
    server.calls.length = 0;
    trackEvents(events, 1);
    await clock.advance(EVENT_FLUSH_MS + 3000);
    expect(server.of(CALL)).toHaveLength(2);
  });

  it('is sent again after the time that the server asks for', async () => {
    const busy = () => fakeResponse(429, '', { 'retry-after': '30' });
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: busy }));
    const events = createEvents(sdk, { version: '1.0.0' });
    trackEvents(events, 1);
    await clock.advance(EVENT_FLUSH_MS + 29_999);
    expect(server.of(CALL)).toHaveLength(1);
    await clock.advance(1);
    expect(server.of(CALL)).toHaveLength(2);
  });

  it('is never in flight twice', async () => {
    const slow = deferred();
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: () => slow.promise }));
    const events = createEvents(sdk, { version: '1.0.0' });
    trackEvents(events, 3);
    const flushes = [events.flush(), events.flush()];
    await clock.advance(10 * EVENT_FLUSH_MS);
    expect(events.stats()).toEqual({ queued: 3, sent: 0, dropped: 0, cut: 0 });
    slow.resolve({});
    await Promise.all(flushes);
    expect(server.of(CALL)).toHaveLength(1);
    expect(events.stats()).toEqual({ queued: 0, sent: 3, dropped: 0, cut: 0 });
  });
});

describe('a batch in flight', () => {
  it('is the only one: new events wait for its answer, also after a flush', async () => {
    const slow = deferred();
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: () => slow.promise }));
    const events = createEvents(sdk, { version: '1.0.0' });
    trackEvents(events, 20);
    await clock.advance(0);
    trackEvents(events, 20, 'next');
    void events.flush();
    await clock.advance(10 * EVENT_FLUSH_MS);
    expect(server.of(CALL)).toHaveLength(1);
    slow.resolve({});
    await clock.advance(0);
    expect(server.of(CALL).map((call) => eventNames(call)[0])).toEqual(['e0', 'next0']);
  });
});

describe('a batch that the server rejects', () => {
  it.each([413, 400])(
    'with %i is halved until the invalid event is alone, and only that event is dropped',
    async (status) => {
      const { sdk, server } = createTestSdk(
        fakeFetch({ [CALL]: (call) => (eventNames(call).includes('e18') ? fakeResponse(status, '') : {}) }),
      );
      const events = createEvents(sdk, { version: '1.0.0' });
      trackEvents(events, 19);
      await events.flush();
      expect(events.stats()).toEqual({ queued: 0, sent: 18, dropped: 1, cut: 0 });
      expect(events.drops()).toMatchObject({ overflow: 0, invalid: 0, rejected: 1 });
      expect(server.of(CALL).length).toBeLessThan(19);
      server.calls.length = 0;
      trackEvents(events, 19, 'next');
      await events.flush();
      // Later batches are whole again.
      expect(server.of(CALL).map((call) => eventNames(call).length)).toEqual([19]);
    },
  );

  it('is halved once if the server rejects it once: the next batch is whole', async () => {
    let refused = 0;
    const { sdk, server } = createTestSdk(
      fakeFetch({ [CALL]: () => (refused++ === 0 ? fakeResponse(413, '') : {}) }),
    );
    const events = createEvents(sdk, { version: '1.0.0' });
    trackEvents(events, 19);
    await events.flush();
    trackEvents(events, 19);
    await events.flush();
    expect(server.of(CALL).map((call) => eventNames(call).length)).toEqual([19, 10, 9, 19]);
    expect(events.stats()).toEqual({ queued: 0, sent: 38, dropped: 0, cut: 0 });
  });
});
