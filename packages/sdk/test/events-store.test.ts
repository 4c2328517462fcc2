import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEvents, EVENT_FLUSH_MS, webEventStore, type EventStore } from '../src/events/index.ts';
import { ORPHANED_AFTER_MS } from '../src/events/tab-storage.ts';
import { fakeFetch, deferred } from '../src/testing/index.ts';
import { stubBeacon } from './browser-page.ts';
import { CALL, respondDown, eventNames, sharedStorage, trackEvents } from './events-support.ts';
import { createTestSdk, NOW } from './fixtures.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the stored queue', () => {
  it('stores each event once, and is empty after everything was sent', async () => {
    const store = sharedStorage();
    const writes = vi.spyOn(store, 'set');
    const { sdk, clock } = createTestSdk(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0', store, namespace: 'tara.moon' });
    trackEvents(events, 5);
    await Promise.resolve();
    expect(
      writes.mock.calls.map(([, text]) => (JSON.parse(text) as { eventName: string }).eventName),
    ).toEqual(['e0', 'e1', 'e2', 'e3', 'e4']);
    expect([...store.values.keys()].every((key) => key.startsWith('tara.moon.events.'))).toBe(true);
    await clock.advance(EVENT_FLUSH_MS);
    expect(store.values.size).toBe(0);
  });

  it('is delivered once by the next tab if its tab is closed', async () => {
    const store = sharedStorage();
    const closedTab = createTestSdk(fakeFetch({ [CALL]: respondDown }));
    trackEvents(createEvents(closedTab.sdk, { version: '1.0.0', store }), 3, 'lost');
    await closedTab.clock.advance(0);

    const tabA = createTestSdk(fakeFetch({ [CALL]: {} }));
    const tabB = createTestSdk(fakeFetch({ [CALL]: {} }));
    for (const { sdk, clock } of [tabA, tabB]) {
      await clock.advance(ORPHANED_AFTER_MS);
      createEvents(sdk, { version: '2.0.0', store });
    }
    await tabA.clock.advance(2 * EVENT_FLUSH_MS);
    await tabB.clock.advance(2 * EVENT_FLUSH_MS);
    expect(tabA.server.of(CALL).map(eventNames)).toEqual([['lost0', 'lost1', 'lost2']]);
    expect(tabB.server.of(CALL)).toHaveLength(0);
    expect(store.values.size).toBe(0);
  });

  it('is not touched while its tab is open', async () => {
    const store = sharedStorage();
    const tabA = createTestSdk(fakeFetch({ [CALL]: respondDown }));
    trackEvents(createEvents(tabA.sdk, { version: '1.0.0', store }), 1, 'mine');
    await tabA.clock.advance(0);
    const tabB = createTestSdk(fakeFetch({ [CALL]: {} }));
    createEvents(tabB.sdk, { version: '1.0.0', store });
    await tabB.clock.advance(EVENT_FLUSH_MS);
    expect(tabB.server.of(CALL)).toHaveLength(0);
    expect(store.values.size).toBe(1);
  });

  it('is delivered immediately by the next tab if its tab was closed offline', async () => {
    const store = sharedStorage();
    const { taken, listeners } = stubBeacon(true);
    const closed = createTestSdk(fakeFetch({ [CALL]: respondDown }));
    trackEvents(createEvents(closed.sdk, { version: '1.0.0', store }), 2, 'left');
    vi.stubGlobal('navigator', {
      sendBeacon: () => taken.push({ url: '', type: '', text: Promise.resolve('') }) > 0,
      onLine: false,
    });
    listeners.get('pagehide')?.();
    await closed.clock.advance(0);
    expect(taken).toHaveLength(0);

    vi.unstubAllGlobals();
    const next = createTestSdk(fakeFetch({ [CALL]: {} }));
    createEvents(next.sdk, { version: '1.0.0', store });
    await next.clock.advance(2 * EVENT_FLUSH_MS);
    expect(next.server.of(CALL).map(eventNames)).toEqual([['left0', 'left1']]);
    expect(store.values.size).toBe(0);
  });

  it('stays with its tab if that tab is shown again', async () => {
    const store = sharedStorage();
    const { listeners } = stubBeacon(false);
    const back = createTestSdk(fakeFetch({ [CALL]: respondDown }));
    const events = createEvents(back.sdk, { version: '1.0.0', store });
    trackEvents(events, 1, 'mine');
    listeners.get('pagehide')?.();
    listeners.get('pageshow')?.();
    trackEvents(events, 1, 'more');
    await back.clock.advance(0);

    const other = createTestSdk(fakeFetch({ [CALL]: {} }));
    createEvents(other.sdk, { version: '1.0.0', store });
    await other.clock.advance(EVENT_FLUSH_MS);
    expect(other.server.of(CALL)).toHaveLength(0);
  });

  it('is not sent a second time when its sleeping tab wakes', async () => {
    const store = sharedStorage();
    const sleepingTab = createTestSdk(fakeFetch({ [CALL]: {} }));
    const slept = createEvents(sleepingTab.sdk, { version: '1.0.0', store });
    trackEvents(slept, 2, 'old');
    await Promise.resolve();
    const other = createTestSdk(fakeFetch({ [CALL]: {} }));
    await other.clock.advance(ORPHANED_AFTER_MS);
    createEvents(other.sdk, { version: '1.0.0', store });
    await other.clock.advance(2 * EVENT_FLUSH_MS);
    expect(other.server.of(CALL).map(eventNames)).toEqual([['old0', 'old1']]);

    vi.spyOn(sleepingTab.clock, 'now').mockReturnValue(other.clock.now());
    slept.track('new');
    await sleepingTab.clock.advance(EVENT_FLUSH_MS);
    expect(sleepingTab.server.of(CALL).map(eventNames)).toEqual([['new']]);
  });

  it('keeps its events and nothing else when the log is disposed of', async () => {
    const store = sharedStorage();
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0', store });
    trackEvents(events, 2);
    events.dispose();
    events.dispose();
    events.track('after');
    await events.flush();
    await clock.advance(60_000);
    expect(server.of(CALL)).toHaveLength(0);
    expect(clock.pending()).toBe(0);
    expect([...store.values.values()].join()).toMatch(/e0.*e1/);
  });

  it('keeps a batch that fails after the log was disposed of, and plans nothing', async () => {
    const store = sharedStorage();
    const slow = deferred();
    const { sdk, clock } = createTestSdk(fakeFetch({ [CALL]: () => slow.promise }));
    const events = createEvents(sdk, { version: '1.0.0', store });
    trackEvents(events, 1);
    const flush = events.flush();
    events.dispose();
    slow.resolve(respondDown());
    await flush;
    expect(clock.pending()).toBe(0);
    expect([...store.values.values()].join()).toContain('e0');
  });

  it.each([
    ['no JSON', '{'],
    ['no queue', '[1]'],
    ['a word', '"x"'],
    ['nothing', 'null'],
    ['an invalid event', '{"eventName":5}'],
    ['a time in the past', `{"at":${NOW}}`],
    ['this very moment', `{"at":${NOW + ORPHANED_AFTER_MS}}`],
    ['a time in the future', `{"at":${NOW * 2}}`],
  ])('drops %s, which somebody else may have written', async (_, text) => {
    const store = sharedStorage(
      new Map([
        ['tara.events.x', text.replace(String(NOW + ORPHANED_AFTER_MS), String(NOW))],
        ['tara.events.x.1', text],
        ['tara.events.y.1', text],
      ]),
    );
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: {} }));
    await clock.advance(ORPHANED_AFTER_MS);
    createEvents(sdk, { version: '1.0.0', store });
    await clock.advance(2 * EVENT_FLUSH_MS);
    expect(server.of(CALL)).toHaveLength(0);
    expect(store.values.size).toBe(0);
  });

  it('delivers the events beside an entry that somebody else has overwritten', async () => {
    const store = sharedStorage();
    const closedTab = createTestSdk(fakeFetch({ [CALL]: respondDown }));
    const closed = createEvents(closedTab.sdk, { version: '1.0.0', store });
    trackEvents(closed, 2);
    closed.dispose();
    const overwritten = [...store.values.keys()].find((key) => store.values.get(key)?.includes('e0'));
    store.values.set(overwritten ?? '', 'null');
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: {} }));
    createEvents(sdk, { version: '1.0.0', store });
    await clock.advance(2 * EVENT_FLUSH_MS);
    expect(server.of(CALL).map(eventNames)).toEqual([['e1']]);
  });

  it('loses events only on reload if the store throws or is full', async () => {
    const throwError = () => {
      throw new Error('QuotaExceededError');
    };
    const store: EventStore = { keys: throwError, get: throwError, set: throwError, remove: throwError };
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0', store });
    trackEvents(events, 2);
    await clock.advance(2 * EVENT_FLUSH_MS);
    expect(server.of(CALL).map(eventNames)).toEqual([['e0', 'e1']]);
  });

  it('shows the keys of the whole browser storage', () => {
    const values = new Map([['other', '1']]);
    const storage = {
      get length() {
        return values.size;
      },
      key: (index: number) => [...values.keys()][index] ?? null,
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    } as Storage;
    const store = webEventStore(() => storage);
    store.set('a', '2');
    expect([store.keys(), store.get('a'), store.get('b')]).toEqual([['other', 'a'], '2', null]);
    store.remove('a');
    expect(store.keys()).toEqual(['other']);
  });
});
