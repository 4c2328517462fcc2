import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEvents, EVENT_FLUSH_MS, type EventLogOptions, type LoggedEvent } from '../src/events/index.ts';
import { ORPHANED_AFTER_MS } from '../src/events/tab-storage.ts';
import { deferred, fakeFetch } from '../src/testing/index.ts';
import { stubBeacon } from './browser-page.ts';
import { CALL, eventNames, getEvents, respondDown, sharedStorage, trackEvents } from './events-support.ts';
import { createTestSdk, spy } from './fixtures.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A tab with an event log on a server that accepts everything. */
function openTab(options: Partial<EventLogOptions> = {}) {
  const log = { warn: spy() };
  const tab = createTestSdk(fakeFetch({ [CALL]: {} }), { log });
  const events = createEvents(tab.sdk, { version: '1.0.0', ...options });
  const sent = () => tab.server.of(CALL).flatMap(getEvents) as unknown as LoggedEvent[];
  return { ...tab, events, log, sent };
}

const names = (sent: readonly LoggedEvent[]) => sent.map(({ eventName }) => eventName);

describe('optOut()', () => {
  it('drops what is queued, sends nothing any more, and counts what it dropped', async () => {
    const { events, sent, clock } = openTab();
    trackEvents(events, 2);
    events.optOut();
    expect(events.stats()).toEqual({ queued: 0, sent: 0, dropped: 2, cut: 0 });
    events.track('later');
    await events.flush();
    await clock.advance(10 * EVENT_FLUSH_MS);
    expect(sent()).toEqual([]);
    expect(events.drops()).toMatchObject({ optedOut: 3 });
    expect(events.isOptedOut()).toBe(true);
  });

  it('ends with optIn(), from which on events are sent', async () => {
    const { events, sent } = openTab();
    events.optOut();
    events.track('before');
    events.optIn();
    expect(events.isOptedOut()).toBe(false);
    events.track('after');
    await events.flush();
    expect(names(sent())).toEqual(['after']);
  });

  it('neither calls fields() nor beforeSend()', () => {
    const fields = vi.fn<() => Record<string, string>>(() => ({}));
    const beforeSend = vi.fn<(event: LoggedEvent) => LoggedEvent>((event) => event);
    const { events } = openTab({ fields, beforeSend });
    events.optOut();
    events.track('e');
    expect([fields.mock.calls.length, beforeSend.mock.calls.length]).toEqual([0, 0]);
    events.optIn();
    events.track('e');
    expect([fields.mock.calls.length, beforeSend.mock.calls.length]).toEqual([1, 1]);
  });

  it('removes the stored events of this tab, of open tabs and of closed tabs', async () => {
    const store = sharedStorage();
    const closed = openTab({ store });
    trackEvents(closed.events, 2, 'closed');
    closed.events.dispose();
    const open = openTab({ store });
    trackEvents(open.events, 2, 'open');
    const own = openTab({ store });
    trackEvents(own.events, 2, 'own');
    expect([...store.values.values()].join()).toMatch(/closed0.*closed1.*open0.*open1.*own0.*own1/);
    own.events.optOut();
    expect([...store.values.values()].join()).not.toMatch(/closed|open\d|own/);
    for (const { clock } of [open, own]) await clock.advance(ORPHANED_AFTER_MS + 2 * EVENT_FLUSH_MS);
    expect([...open.sent(), ...own.sent()]).toEqual([]);
  });

  it.each([
    ['flushes', async ({ events }: ReturnType<typeof openTab>) => events.flush()],
    ['logs an event', async ({ events }: ReturnType<typeof openTab>) => events.track('late')],
  ])('applies to an open tab that %s', async (_, act) => {
    const store = sharedStorage();
    const [here, there] = [openTab({ store }), openTab({ store })];
    trackEvents(there.events, 1);
    here.events.optOut();
    await act(there);
    await there.clock.advance(EVENT_FLUSH_MS);
    expect(there.sent()).toEqual([]);
    expect(there.events.isOptedOut()).toBe(true);
    expect(there.events.stats()).toMatchObject({ queued: 0, sent: 0 });
    here.events.optIn();
    there.events.track('again');
    await there.events.flush();
    expect(names(there.sent())).toEqual(['again']);
  });

  it('applies to an open tab that is hidden, which sends no beacon', () => {
    const store = sharedStorage();
    const { taken, listeners } = stubBeacon(true);
    const there = openTab({ store });
    trackEvents(there.events, 1);
    vi.unstubAllGlobals();
    openTab({ store }).events.optOut();
    const again = stubBeacon(true);
    listeners.get('pagehide')?.();
    expect([...taken, ...again.taken]).toEqual([]);
  });

  it('survives a reload if there is a store', async () => {
    const store = sharedStorage();
    openTab({ store }).events.optOut();
    const next = openTab({ store });
    expect(next.events.isOptedOut()).toBe(true);
    next.events.track('e');
    await next.events.flush();
    expect(next.sent()).toEqual([]);
    expect(openTab({ store, namespace: 'other' }).events.isOptedOut()).toBe(false);
  });

  it('drops the events that a tab left before the opt-out was known to it', async () => {
    const store = sharedStorage();
    const there = openTab({ store });
    trackEvents(there.events, 1);
    const left = new Map(store.values);
    there.events.dispose();
    openTab({ store }).events.optOut();
    // A tab that was suspended while it wrote.
    for (const [key, value] of left) store.values.set(key, value);
    const next = openTab({ store });
    await next.clock.advance(ORPHANED_AFTER_MS + 2 * EVENT_FLUSH_MS);
    expect(next.sent()).toEqual([]);
    expect([...store.values.values()].join()).not.toContain('e0');
  });

  it.each(['set', 'get', 'remove', 'keys'] as const)(
    'holds in its tab if the store’s %s throws',
    async (method) => {
      const store = sharedStorage();
      const { events, sent } = openTab({ store });
      events.optIn();
      trackEvents(events, 1);
      store[method] = () => {
        throw new Error('barred');
      };
      events.optOut();
      events.track('later');
      await events.flush();
      expect([events.isOptedOut(), sent()]).toEqual([true, []]);
    },
  );

  it('holds in its tab if the storage is emptied', async () => {
    const store = sharedStorage();
    const { events, sent } = openTab({ store });
    events.optOut();
    store.values.clear();
    events.track('later');
    await events.flush();
    expect([events.isOptedOut(), sent()]).toEqual([true, []]);
  });

  it('does not repeat the batch in flight', async () => {
    const slow = deferred();
    const { sdk, server, clock } = createTestSdk(fakeFetch({ [CALL]: async () => slow.promise }));
    const events = createEvents(sdk, { version: '1.0.0', store: sharedStorage() });
    trackEvents(events, 1);
    await clock.advance(EVENT_FLUSH_MS);
    events.optOut();
    slow.resolve(respondDown());
    await clock.advance(600_000);
    expect(server.of(CALL)).toHaveLength(1);
    expect(events.stats()).toEqual({ queued: 0, sent: 0, dropped: 1, cut: 0 });
  });

  it('counts the batch in flight once, also if the server confirms it', async () => {
    const slow = deferred();
    const { sdk, clock } = createTestSdk(fakeFetch({ [CALL]: async () => slow.promise.then(() => ({})) }));
    const events = createEvents(sdk, { version: '1.0.0' });
    trackEvents(events, 1);
    await clock.advance(EVENT_FLUSH_MS);
    events.optOut();
    slow.resolve({});
    await clock.advance(0);
    const { sent, dropped } = events.stats();
    expect(sent + dropped).toBe(1);
  });
});

describe('beforeSend', () => {
  it('changes an event before it is stored and sent', async () => {
    const store = sharedStorage();
    const { events, sent } = openTab({
      store,
      beforeSend: (event) => ({ ...event, eventData: { ...event.eventData, page: '/x' } }),
    });
    events.track('page_view', { page: '/secret/1', step: 2 });
    expect([...store.values.values()].join()).not.toContain('secret');
    await events.flush();
    expect(sent()).toMatchObject([{ eventName: 'page_view', eventData: { page: '/x', step: 2 } }]);
  });

  it('may change the given event itself, but not the data of the caller', async () => {
    const { events, sent } = openTab({
      beforeSend(event) {
        if (event.eventData) event.eventData['page'] = '/x';
        return event;
      },
    });
    const data = { page: '/secret' };
    events.track('e', data);
    await events.flush();
    expect([sent()[0]?.eventData, data]).toEqual([{ page: '/x' }, { page: '/secret' }]);
  });

  it('drops an event by returning null, and counts it', async () => {
    const { events, sent, log } = openTab({
      beforeSend: (event) => (event.eventName === 'e1' ? null : event),
    });
    trackEvents(events, 3);
    await events.flush();
    expect(names(sent())).toEqual(['e0', 'e2']);
    expect(events.drops()).toMatchObject({ beforeSend: 1 });
    expect(events.stats()).toEqual({ queued: 0, sent: 2, dropped: 1, cut: 0 });
    expect(log.warn).not.toHaveBeenCalled();
  });

  const failure = () => new Error('a bug of the page');
  it.each([
    [
      'throws',
      () => {
        throw failure();
      },
    ],
    ['rejects', async () => Promise.reject(failure())],
  ])('is reported once to the log if it %s, and the event is not sent', async (_, fail) => {
    const { events, sent, log } = openTab({
      beforeSend: (event) => (event.eventName === 'bad' ? (fail() as never) : event),
    });
    events.track('bad', { page: '/secret' });
    events.track('good');
    await events.flush();
    expect(names(sent())).toEqual(['good']);
    expect(events.drops()).toMatchObject({ beforeSend: 1, rejected: 0 });
    expect(log.warn.mock.calls).toEqual([['beforeSend() failed']]);
  });

  it.each([
    ['a promise', async (event: LoggedEvent) => event],
    ['nothing', () => undefined],
  ])('sends nothing if it returns %s', async (_, beforeSend) => {
    const { events, sent } = openTab({ beforeSend: beforeSend as never });
    trackEvents(events, 1);
    await events.flush();
    expect([sent(), events.drops().beforeSend]).toEqual([[], 1]);
  });

  it('may return the fields in any order', async () => {
    const { events, sent } = openTab({
      beforeSend: ({ appId, ...event }) => ({ appId, ...event }),
    });
    trackEvents(events, 1);
    await events.flush();
    expect(names(sent())).toEqual(['e0']);
  });

  it('is bound by the limits of the contract', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const { events, sent } = openTab({
      beforeSend: (event) => ({ ...event, version: event.eventName === 'e0' ? '1' : '1.0' }),
    });
    trackEvents(events, 2);
    await events.flush();
    expect(names(sent())).toEqual(['e1']);
    expect(events.drops()).toMatchObject({ invalid: 1, beforeSend: 0 });
  });
});

describe('sampleRate', () => {
  it('sends all events of a page or none, and counts what it left out', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValueOnce(0.3).mockReturnValueOnce(0.29);
    const [out, inside] = [openTab({ sampleRate: 0.3 }), openTab({ sampleRate: 0.3 })];
    random.mockReturnValue(0.99);
    trackEvents(out.events, 3);
    trackEvents(inside.events, 3);
    await Promise.all([out.events.flush(), inside.events.flush()]);
    expect([names(out.sent()), names(inside.sent())]).toEqual([[], ['e0', 'e1', 'e2']]);
    expect([out.events.drops().sampled, inside.events.drops().sampled]).toEqual([3, 0]);
    expect(out.events.stats()).toEqual({ queued: 0, sent: 0, dropped: 3, cut: 0 });
  });

  it.each([
    [0, 0, []],
    [1, 1 - 2 ** -53, ['e0']],
  ])('sends all events at 1 and none at 0: %d', async (sampleRate, drawn, expected) => {
    vi.spyOn(Math, 'random').mockReturnValue(drawn);
    const { events, sent } = openTab({ sampleRate });
    trackEvents(events, 1);
    await events.flush();
    expect(names(sent())).toEqual(expected);
  });

  it('does not apply to events of closed tabs, which were drawn there', async () => {
    const store = sharedStorage();
    const closed = openTab({ store });
    trackEvents(closed.events, 1, 'closed');
    closed.events.dispose();
    const next = openTab({ store, sampleRate: 0 });
    trackEvents(next.events, 1, 'own');
    await next.clock.advance(2 * EVENT_FLUSH_MS);
    expect(next.server.of(CALL).map(eventNames)).toEqual([['closed0']]);
  });
});

describe('fields', () => {
  it('are part of every event; the fields of the call win', async () => {
    const { events, sent } = openTab({ fields: { release: 'r1', page: '/' } });
    events.track('a', { page: '/a', step: 1 });
    events.track('b');
    await events.flush();
    expect(sent().map(({ eventData }) => eventData)).toEqual([
      { release: 'r1', page: '/a', step: 1 },
      { release: 'r1', page: '/' },
    ]);
  });

  it('are read at each event if they are a function', async () => {
    let page = '/one';
    const { events, sent } = openTab({ fields: () => ({ page }) });
    events.track('a');
    page = '/two';
    events.track('b');
    await events.flush();
    expect(sent().map(({ eventData }) => eventData)).toEqual([{ page: '/one' }, { page: '/two' }]);
  });

  it('are seen by beforeSend', () => {
    const beforeSend = vi.fn<(event: LoggedEvent) => LoggedEvent>((event) => event);
    openTab({ fields: { release: 'r1' }, beforeSend }).events.track('a', { step: 1 });
    expect(beforeSend.mock.calls).toMatchObject([[{ eventData: { release: 'r1', step: 1 } }]]);
  });

  it('are cut before the fields of the call if there are more than 32', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const many = (letter: string) =>
      Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${letter}${at}`, at]));
    const { events, sent } = openTab({ fields: many('c') });
    events.track('a', many('own'));
    await events.flush();
    const found = Object.keys(sent()[0]?.eventData ?? {});
    expect([found.length, found.filter((name) => name.startsWith('own')).length]).toEqual([32, 20]);
    expect(events.stats()).toMatchObject({ sent: 1, cut: 1 });
  });

  it('drop the event if they are outside of the limits of event data', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const { events } = openTab({ fields: { deep: { x: 1 } } as never });
    events.track('a');
    expect(events.drops()).toMatchObject({ invalid: 1 });
  });

  it('are reported to the log if they fail, and the event is sent without them', async () => {
    const { events, sent, log } = openTab({
      fields() {
        throw new Error('a bug of the page');
      },
    });
    events.track('a', { step: 1 });
    await events.flush();
    expect(sent().map(({ eventData }) => eventData)).toEqual([{ step: 1 }]);
    expect(log.warn.mock.calls).toEqual([['fields() failed']]);
  });
});
