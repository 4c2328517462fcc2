import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEvents, EVENT_FLUSH_MS } from '../src/events/index.ts';
import { fakeFetch } from '../src/testing/index.ts';
import { stubBeacon } from './browser-page.ts';
import { CALL, dataOfSize, respondDown, eventNames, sharedStorage, trackEvents } from './events-support.ts';
import { createTestSdk } from './fixtures.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a beacon without room for a batch', () => {
  /** A page whose browser accepts beacons up to a number of bytes. */
  function narrow(most: number) {
    const page = stubBeacon(true);
    const { sendBeacon } = navigator;
    vi.stubGlobal('navigator', {
      sendBeacon: (url: URL, blob: Blob) => blob.size <= most && sendBeacon(url, blob),
    });
    return page.taken;
  }

  it('sends smaller batches in order until they fit, without a fetch', async () => {
    const taken = narrow(12_000);
    const { sdk, server } = createTestSdk(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0' });
    for (let index = 0; index < 20; index += 1) events.track(`e${index}`, dataOfSize(800));
    await events.flush();
    expect(server.calls).toHaveLength(0);
    expect(events.stats()).toEqual({ queued: 0, sent: 20, dropped: 0, cut: 0 });
    const bodies = await Promise.all(taken.map(async ({ text }) => JSON.parse(await text) as never));
    expect(bodies.flatMap((body) => eventNames({ body }))).toEqual(
      Array.from({ length: 20 }, (_, index) => `e${index}`),
    );
  });

  it('leaves a single event that is too large to a fetch', async () => {
    narrow(5000);
    const { sdk, server } = createTestSdk(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0' });
    events.track('small');
    events.track('large', dataOfSize(8000));
    await events.flush();
    expect(server.of(CALL).map(eventNames)).toEqual([['large']]);
    expect(events.stats()).toEqual({ queued: 0, sent: 2, dropped: 0, cut: 0 });
  });
});

describe('logging an event', () => {
  /** Number of characters read from and written to the store for one event, for a given queue length. */
  async function cost(waiting: number) {
    const store = sharedStorage();
    const { sdk, clock } = createTestSdk(fakeFetch({ [CALL]: respondDown }));
    const events = createEvents(sdk, { version: '1.0.0', store });
    for (let index = 0; index < waiting; index += 1) {
      events.track(`e${index}`, dataOfSize(1000));
      await Promise.resolve();
    }
    await clock.advance(EVENT_FLUSH_MS);
    const [written, read] = [vi.spyOn(store, 'set'), vi.spyOn(store, 'get')];
    events.track('one more', dataOfSize(1000));
    await Promise.resolve();
    const size = (text: unknown) => String(text).length;
    return (
      written.mock.calls.reduce((sum, [, text]) => sum + size(text), 0) +
      read.mock.results.reduce((sum, { value }) => sum + size(value), 0)
    );
  }

  it('costs the store the same for every queue length', async () => {
    const costOfOne = await cost(1);
    expect(costOfOne).toBeGreaterThan(1000);
    expect(await cost(190)).toBeLessThan(costOfOne + 100);
  });
});

describe('emptying the storage', () => {
  it('loses no events: queued events are stored again', async () => {
    const store = sharedStorage();
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: respondDown }));
    const events = createEvents(sdk, { version: '1.0.0', store });
    trackEvents(events, 3);
    await clock.advance(0);
    store.values.clear();
    events.track('after');
    expect(events.stats()).toEqual({ queued: 4, sent: 0, dropped: 0, cut: 0 });
    expect([...store.values.values()].join()).toMatch(/e0.*e1.*e2.*after/);
    server.on(CALL, {});
    await clock.advance(EVENT_FLUSH_MS);
    expect(server.of(CALL).map(eventNames)).toEqual([['e0', 'e1', 'e2', 'after']]);
    expect(store.values.size).toBe(0);
  });

  it('does not lose the batch in flight', async () => {
    const store = sharedStorage();
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: respondDown }));
    const events = createEvents(sdk, { version: '1.0.0', store });
    server.on(CALL, () => {
      store.values.clear();
      return respondDown();
    });
    trackEvents(events, 2);
    await clock.advance(EVENT_FLUSH_MS);
    expect([...store.values.values()].join()).toMatch(/e0.*e1/);
    server.on(CALL, {});
    await clock.advance(EVENT_FLUSH_MS);
    expect(server.of(CALL).map(eventNames)).toEqual([
      ['e0', 'e1'],
      ['e0', 'e1'],
    ]);
    expect(events.stats()).toEqual({ queued: 0, sent: 2, dropped: 0, cut: 0 });
  });
});
