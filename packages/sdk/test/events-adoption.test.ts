import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEvents, EVENT_FLUSH_MS, type EventStore } from '../src/events/index.ts';
import { LOCKED_AFTER_MS, ORPHANED_AFTER_MS } from '../src/events/tab-storage.ts';
import { fakeFetch, deferred } from '../src/testing/index.ts';
import { stubBeacon } from './browser-page.ts';
import { CALL, respondDown, eventNames, sharedStorage, trackEvents } from './events-support.ts';
import { createTestSdk, NOW } from './fixtures.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Another tab on the same storage, whose clock is ahead. */
async function later(store: EventStore, ms: number) {
  const tab = createTestSdk(fakeFetch({ [CALL]: {} }));
  await tab.clock.advance(ms);
  const events = createEvents(tab.sdk, { version: '2.0.0', store });
  return { ...tab, events };
}

describe('the events of another tab', () => {
  it('are adopted immediately from a disposed log', async () => {
    const store = sharedStorage();
    const { sdk } = createTestSdk(fakeFetch({ [CALL]: respondDown }));
    const events = createEvents(sdk, { version: '1.0.0', store });
    trackEvents(events, 2, 'left');
    events.dispose();
    const next = await later(store, 0);
    await next.clock.advance(2 * EVENT_FLUSH_MS);
    expect(next.server.of(CALL).map(eventNames)).toEqual([['left0', 'left1']]);
  });

  it('are adopted from a killed tab by a tab that was open before', async () => {
    const store = sharedStorage();
    const open = await later(store, 0);
    const { sdk, clock } = createTestSdk(fakeFetch({ [CALL]: respondDown }));
    trackEvents(createEvents(sdk, { version: '1.0.0', store }), 1, 'lost');
    await clock.advance(0);
    await open.clock.advance(ORPHANED_AFTER_MS - 1);
    expect(open.server.of(CALL)).toHaveLength(0);
    await open.clock.advance(2 * ORPHANED_AFTER_MS);
    expect(open.server.of(CALL).map(eventNames)).toEqual([['lost0']]);
    open.events.dispose();
    expect(open.clock.pending()).toBe(0);
  });

  it('are not adopted from a tab that waits a minute for an answer and pauses for a minute', async () => {
    const store = sharedStorage();
    const slow = createTestSdk(fakeFetch({ [CALL]: async () => deferred().promise }));
    const events = createEvents(slow.sdk, { version: '1.0.0', store });
    trackEvents(events, 1);
    for (let minute = 0; minute < 6; minute += 1) {
      await slow.clock.advance(60_000);
      const other = await later(store, (minute + 1) * 60_000);
      await other.clock.advance(EVENT_FLUSH_MS);
      other.events.dispose();
      expect(other.server.of(CALL)).toHaveLength(0);
    }
    // The key of the tab: the prefix and its name have three parts.
    expect(new Set([...store.values.keys()].map((key) => key.split('.', 3).join('.'))).size).toBe(1);
  });

  it('are not sent again by their own tab if its batch in flight fails', async () => {
    const store = sharedStorage();
    const slow = deferred();
    const sleepingTab = createTestSdk(fakeFetch({ [CALL]: async () => slow.promise }));
    const events = createEvents(sleepingTab.sdk, { version: '1.0.0', store });
    trackEvents(events, 22, 'old');
    await sleepingTab.clock.advance(0);
    const other = await later(store, 2 * ORPHANED_AFTER_MS);
    await other.clock.advance(2 * EVENT_FLUSH_MS);
    expect(other.server.of(CALL).flatMap(eventNames)).toHaveLength(22);

    sleepingTab.server.on(CALL, {});
    // The tab has slept as long by its own clock.
    vi.spyOn(sleepingTab.clock, 'now').mockReturnValue(other.clock.now());
    slow.resolve(respondDown());
    await sleepingTab.clock.advance(120_000);
    expect(sleepingTab.server.of(CALL)).toHaveLength(1);
    expect(events.stats()).toMatchObject({ queued: 0, dropped: 0 });
    expect(store.values.size).toBe(0);
  });

  it.each([
    ['the time of its flush has come', () => undefined],
    ['its page hides', (hide: () => void) => hide()],
  ])('are not sent again by a tab that wakes when %s', async (_, wake) => {
    const store = sharedStorage();
    const { taken, listeners } = stubBeacon(true);
    const sleepingTab = createTestSdk(fakeFetch());
    const events = createEvents(sleepingTab.sdk, { version: '1.0.0', store });
    await sleepingTab.clock.advance(EVENT_FLUSH_MS);
    trackEvents(events, 2, 'old');
    await Promise.resolve();
    vi.unstubAllGlobals();
    const other = await later(store, 2 * ORPHANED_AFTER_MS);
    await other.clock.advance(2 * EVENT_FLUSH_MS);
    expect(other.server.of(CALL).map(eventNames)).toEqual([['old0', 'old1']]);

    vi.spyOn(sleepingTab.clock, 'now').mockReturnValue(other.clock.now());
    const again = stubBeacon(true);
    wake(() => listeners.get('pagehide')?.());
    await sleepingTab.clock.advance(EVENT_FLUSH_MS);
    expect([...taken, ...again.taken]).toEqual([]);
    expect(events.stats()).toMatchObject({ queued: 0, sent: 0 });
  });

  it('are not sent again by a tab that slept before its first adoption', async () => {
    const store = sharedStorage();
    const sleepingTab = createTestSdk(fakeFetch({ [CALL]: {} }));
    trackEvents(createEvents(sleepingTab.sdk, { version: '1.0.0', store }), 2, 'old');
    await Promise.resolve();
    const other = await later(store, 2 * ORPHANED_AFTER_MS);
    await other.clock.advance(2 * EVENT_FLUSH_MS);
    vi.spyOn(sleepingTab.clock, 'now').mockReturnValue(other.clock.now());
    await sleepingTab.clock.advance(2 * EVENT_FLUSH_MS);
    expect(sleepingTab.server.of(CALL)).toHaveLength(0);
  });

  it('are queued before own events, and are dropped first if the queue is full', async () => {
    const store = sharedStorage();
    const closedTab = createTestSdk(fakeFetch({ [CALL]: respondDown }));
    trackEvents(createEvents(closedTab.sdk, { version: '1.0.0', store }), 300, 'old');
    await closedTab.clock.advance(0);
    const next = await later(store, ORPHANED_AFTER_MS);
    next.server.on(CALL, respondDown);
    trackEvents(next.events, 300, 'new');
    await next.clock.advance(EVENT_FLUSH_MS);
    next.server.on(CALL, {});
    next.server.calls.length = 0;
    await next.clock.advance(120_000);
    const sent = next.server.of(CALL).flatMap(eventNames);
    expect(sent.filter((name) => name.startsWith('new'))).toHaveLength(300);
    expect(sent.findLastIndex((name) => name.startsWith('old'))).toBeLessThan(sent.indexOf('new20'));
    expect(next.events.drops()).toMatchObject({ overflow: 100 });
  });

  it('are not lost if the storage fails midway', async () => {
    const store = sharedStorage();
    for (const tab of ['one', 'two']) {
      const event = {
        eventId: tab.padEnd(32, '0'),
        channel: 'WEB',
        appId: 'demo',
        version: '1.0.0',
        eventTime: 1,
        eventUserId: 0,
        eventName: tab,
        eventData: {},
      };
      store.set(`tara.events.${tab}.1000000`, JSON.stringify(event));
    }
    const { remove } = store;
    store.remove = (key) => {
      if (key.includes('two')) throw new Error('barred');
      remove(key);
    };
    const next = await later(store, 0);
    await next.clock.advance(2 * EVENT_FLUSH_MS);
    expect(next.server.of(CALL).flatMap(eventNames)).toEqual(['one']);
  });
});

describe('the events of another tab in a browser with locks', () => {
  /** Locks of a page. Returns the held ones: removing one simulates that its tab was killed. */
  function stubLocks() {
    const held = new Set<string>();
    const request = async (
      name: string,
      options: LockOptions | (() => unknown),
      run = options as (lock: object | null) => unknown,
    ) => {
      if (held.has(name)) return run(null);
      held.add(name);
      try {
        return await run({ name });
      } finally {
        held.delete(name);
      }
    };
    const page = stubBeacon(false);
    Object.assign(navigator, { locks: { request } });
    return { held, ...page };
  }

  function openTab(store: EventStore) {
    const tab = createTestSdk(fakeFetch({ [CALL]: respondDown }));
    const events = createEvents(tab.sdk, { version: '1.0.0', store });
    trackEvents(events, 2, 'old');
    return { ...tab, events };
  }

  it('are adopted from a killed tab after seconds, not minutes', async () => {
    const { held } = stubLocks();
    const store = sharedStorage();
    openTab(store);
    expect(held.size).toBe(1);
    held.clear();
    const next = await later(store, LOCKED_AFTER_MS);
    await next.clock.advance(2 * EVENT_FLUSH_MS);
    expect(next.server.of(CALL).map(eventNames)).toEqual([['old0', 'old1']]);
  });

  it('are not adopted from an open tab, however long it sleeps, and that tab sends them', async () => {
    const { held } = stubLocks();
    const store = sharedStorage();
    const sleepingTab = openTab(store);
    const other = await later(store, 2 * ORPHANED_AFTER_MS);
    await other.clock.advance(2 * EVENT_FLUSH_MS);
    expect(other.server.of(CALL)).toHaveLength(0);

    vi.spyOn(sleepingTab.clock, 'now').mockReturnValue(other.clock.now());
    sleepingTab.server.on(CALL, {});
    // Emptying the storage does not look like an adoption.
    store.values.clear();
    await sleepingTab.clock.advance(EVENT_FLUSH_MS);
    expect(sleepingTab.server.of(CALL).map(eventNames)).toEqual([['old0', 'old1']]);
    expect([store.values.size, held.size]).toEqual([0, 0]);
  });

  it('are adopted immediately from a tab that was left, which does not send them after its return', async () => {
    const { held, listeners } = stubLocks();
    const store = sharedStorage();
    const left = openTab(store);
    const [hide, show] = [listeners.get('pagehide'), listeners.get('pageshow')];
    hide?.();
    await left.clock.advance(0);
    expect(held.size).toBe(0);
    const next = await later(store, 0);
    await next.clock.advance(2 * EVENT_FLUSH_MS);
    expect(next.server.of(CALL).map(eventNames)).toEqual([['old0', 'old1']]);

    left.server.calls.length = 0;
    show?.();
    await left.clock.advance(2 * EVENT_FLUSH_MS);
    expect(left.server.of(CALL)).toHaveLength(0);
    expect(left.events.stats()).toMatchObject({ queued: 0, dropped: 0 });
  });

  it('are recognized by silence if the page may not lock', async () => {
    stubBeacon(false);
    vi.stubGlobal('navigator', {
      locks: { request: async () => Promise.reject(new DOMException('denied', 'SecurityError')) },
    });
    const store = sharedStorage();
    const open = openTab(store);
    await open.clock.advance(0);
    const other = await later(store, LOCKED_AFTER_MS);
    trackEvents(other.events, 1, 'own');
    await other.clock.advance(2 * EVENT_FLUSH_MS);
    expect(other.server.of(CALL).map(eventNames)).toEqual([['own0']]);
    await other.clock.advance(2 * ORPHANED_AFTER_MS);
    expect(other.server.of(CALL).map(eventNames)).toEqual([['own0'], ['old0', 'old1']]);
  });
});

describe('an unusual storage', () => {
  it('leaves no old copy after everything was sent, if it was full once', async () => {
    const store = sharedStorage();
    stubBeacon(true);
    const { sdk, clock } = createTestSdk();
    const events = createEvents(sdk, { version: '1.0.0', store });
    trackEvents(events, 1);
    await Promise.resolve();
    const full = vi.spyOn(store, 'set').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    trackEvents(events, 1, 'more');
    await Promise.resolve();
    full.mockRestore();
    await clock.advance(EVENT_FLUSH_MS);
    expect(events.stats()).toMatchObject({ sent: 2 });
    expect(store.values.size).toBe(0);
  });

  it('is not mistaken for an emptied one if it is full from the start', async () => {
    const store = sharedStorage();
    store.set = () => {
      throw new Error('QuotaExceededError');
    };
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1.0.0', store });
    trackEvents(events, 1);
    await clock.advance(0);
    trackEvents(events, 1, 'more');
    await clock.advance(EVENT_FLUSH_MS);
    expect(server.of(CALL).map(eventNames)).toEqual([['e0', 'more0']]);
  });

  it('reports adopted events if it returns undefined for missing keys', async () => {
    const storage = sharedStorage();
    const store: EventStore = { ...storage, get: (key) => storage.values.get(key) as string };
    const sleepingTab = createTestSdk(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sleepingTab.sdk, { version: '1.0.0', store });
    trackEvents(events, 1, 'old');
    await Promise.resolve();
    storage.values.clear();
    vi.spyOn(sleepingTab.clock, 'now').mockReturnValue(NOW + ORPHANED_AFTER_MS);
    events.track('new');
    await sleepingTab.clock.advance(EVENT_FLUSH_MS);
    expect(sleepingTab.server.of(CALL).map(eventNames)).toEqual([['new']]);
  });
});
