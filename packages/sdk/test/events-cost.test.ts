import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEvents, EVENT_FLUSH_MS } from '../src/events/index.ts';
import { fakeFetch } from '../src/testing/index.ts';
import { beacon } from './browser-page.ts';
import { CALL, dataOf, down, names, place, track } from './events-support.ts';
import { bench } from './fixtures.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a beacon that has no room for a batch', () => {
  /** A page whose browser takes beacons of at most so many bytes. */
  function narrow(most: number) {
    const page = beacon(true);
    const { sendBeacon } = navigator;
    vi.stubGlobal('navigator', {
      sendBeacon: (url: URL, blob: Blob) => blob.size <= most && sendBeacon(url, blob),
    });
    return page.taken;
  }

  it('gets it in smaller ones until they fit, in order, and no fetch is needed', async () => {
    const taken = narrow(12_000);
    const { sdk, server } = bench(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0' });
    for (let index = 0; index < 20; index += 1) events.track(`e${index}`, dataOf(800));
    await events.flush();
    expect(server.calls).toHaveLength(0);
    expect(events.stats()).toEqual({ queued: 0, sent: 20, dropped: 0, cut: 0 });
    const bodies = await Promise.all(taken.map(async ({ text }) => JSON.parse(await text) as never));
    expect(bodies.flatMap((body) => names({ body }))).toEqual(
      Array.from({ length: 20 }, (_, index) => `e${index}`),
    );
  });

  it('leaves to a fetch the one event that is too large for it', async () => {
    narrow(5000);
    const { sdk, server } = bench(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0' });
    events.track('small');
    events.track('large', dataOf(8000));
    await events.flush();
    expect(server.of(CALL).map(names)).toEqual([['large']]);
    expect(events.stats()).toEqual({ queued: 0, sent: 2, dropped: 0, cut: 0 });
  });
});

describe('noting an event', () => {
  /** How many characters go to and from the store for one event, with so many waiting. */
  async function cost(waiting: number) {
    const store = place();
    const { sdk, clock } = bench(fakeFetch({ [CALL]: down }));
    const events = createEvents(sdk, { version: '1.0.0', store });
    for (let index = 0; index < waiting; index += 1) {
      events.track(`e${index}`, dataOf(1000));
      await Promise.resolve();
    }
    await clock.advance(EVENT_FLUSH_MS);
    const [written, read] = [vi.spyOn(store, 'set'), vi.spyOn(store, 'get')];
    events.track('one more', dataOf(1000));
    await Promise.resolve();
    const size = (text: unknown) => String(text).length;
    return (
      written.mock.calls.reduce((sum, [, text]) => sum + size(text), 0) +
      read.mock.results.reduce((sum, { value }) => sum + size(value), 0)
    );
  }

  it('costs the store the same however many wait', async () => {
    const few = await cost(1);
    expect(few).toBeGreaterThan(1000);
    expect(await cost(190)).toBeLessThan(few + 100);
  });
});

describe('a storage that is emptied by hand', () => {
  it('loses nothing: what waited there is written down again', async () => {
    const store = place();
    const { sdk, server, clock } = bench(fakeFetch({ [CALL]: down }));
    const events = createEvents(sdk, { version: '1.0.0', store });
    track(events, 3);
    await clock.advance(0);
    store.values.clear();
    events.track('after');
    expect(events.stats()).toEqual({ queued: 4, sent: 0, dropped: 0, cut: 0 });
    expect([...store.values.values()].join()).toMatch(/e0.*e1.*e2.*after/);
    server.on(CALL, {});
    await clock.advance(EVENT_FLUSH_MS);
    expect(server.of(CALL).map(names)).toEqual([['e0', 'e1', 'e2', 'after']]);
    expect(store.values.size).toBe(0);
  });

  it('does not lose the batch that is under way', async () => {
    const store = place();
    const { sdk, server, clock } = bench(fakeFetch({ [CALL]: down }));
    const events = createEvents(sdk, { version: '1.0.0', store });
    server.on(CALL, () => {
      store.values.clear();
      return down();
    });
    track(events, 2);
    await clock.advance(EVENT_FLUSH_MS);
    expect([...store.values.values()].join()).toMatch(/e0.*e1/);
    server.on(CALL, {});
    await clock.advance(EVENT_FLUSH_MS);
    expect(server.of(CALL).map(names)).toEqual([
      ['e0', 'e1'],
      ['e0', 'e1'],
    ]);
    expect(events.stats()).toEqual({ queued: 0, sent: 2, dropped: 0, cut: 0 });
  });
});
