import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createEvents,
  EVENT_FLUSH_MS,
  webEventStore,
  type EventLog,
  type EventStore,
} from '../src/events/index.ts';
import { BATCH_BYTES_MAX } from '../src/events/batch.ts';
import { ORPHANED_AFTER_MS } from '../src/events/shelf.ts';
import { fakeFetch, held, reply, type FakeCall } from '../src/testing/index.ts';
import { beacon } from './browser-page.ts';
import { bench, NOW } from './fixtures.ts';

afterEach(() => vi.unstubAllGlobals());

const CALL = 'anonymous/appEventLogClient';
type Sent = { eventList: { eventId: string; eventName: string }[] };
const listOf = ({ body }: Pick<FakeCall, 'body'>) => (body as unknown as Sent).eventList;
const names = (call: Pick<FakeCall, 'body'>) => listOf(call).map(({ eventName }) => eventName);
const down = () => reply(503, '');
const track = (events: EventLog, count: number, prefix = 'e') => {
  for (let index = 0; index < count; index += 1) events.track(`${prefix}${index}`);
};

/** The storage that tabs of one browser share. */
function place(values = new Map<string, string>()): EventStore & { values: Map<string, string> } {
  return {
    values,
    keys: () => [...values.keys()],
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

describe('a batch that does not arrive', () => {
  it('is sent again with the same ids, so that it counts once', async () => {
    const { sdk, server, clock } = bench(fakeFetch({ [CALL]: down }));
    const events = createEvents(sdk, { version: '1' });
    track(events, 2);
    await clock.advance(EVENT_FLUSH_MS);
    server.on(CALL, {});
    await clock.advance(EVENT_FLUSH_MS);
    const [first, second] = server.of(CALL).map((call) => listOf(call).map(({ eventId }) => eventId));
    expect(second).toEqual(first);
    expect(new Set(first).size).toBe(2);
  });

  it('is tried after 3, 6, 12 s and so on up to a minute, whatever else is noted meanwhile', async () => {
    const { sdk, server, clock } = bench(fakeFetch({ [CALL]: down }));
    const events = createEvents(sdk, { version: '1' });
    track(events, 1);
    await clock.advance(EVENT_FLUSH_MS);
    const at: number[] = [];
    server.on(CALL, () => {
      at.push(clock.now());
      return down();
    });
    const start = clock.now();
    track(events, 40);
    await clock.advance(200_000);
    const gaps = at.map((time, index) => time - (at[index - 1] ?? start));
    expect(gaps).toEqual([3000, 6000, 12_000, 24_000, 48_000, 60_000]);
  });

  it('waits as long as the server asks', async () => {
    const busy = () => reply(429, '', { 'retry-after': '30' });
    const { sdk, server, clock } = bench(fakeFetch({ [CALL]: busy }));
    const events = createEvents(sdk, { version: '1' });
    track(events, 1);
    await clock.advance(EVENT_FLUSH_MS + 29_999);
    expect(server.of(CALL)).toHaveLength(1);
    await clock.advance(1);
    expect(server.of(CALL)).toHaveLength(2);
  });

  it('is never sent twice at a time', async () => {
    const slow = held();
    const { sdk, server, clock } = bench(fakeFetch({ [CALL]: () => slow.promise }));
    const events = createEvents(sdk, { version: '1' });
    track(events, 3);
    const flushes = [events.flush(), events.flush()];
    await clock.advance(10 * EVENT_FLUSH_MS);
    expect(events.stats()).toEqual({ queued: 3, sent: 0, dropped: 0 });
    slow.resolve({});
    await Promise.all(flushes);
    expect(server.of(CALL)).toHaveLength(1);
    expect(events.stats()).toEqual({ queued: 0, sent: 3, dropped: 0 });
  });
});

describe('a batch under way', () => {
  it('is alone: what is noted meanwhile waits for its answer, flushed or not', async () => {
    const slow = held();
    const { sdk, server, clock } = bench(fakeFetch({ [CALL]: () => slow.promise }));
    const events = createEvents(sdk, { version: '1' });
    track(events, 20);
    await clock.advance(0);
    track(events, 20, 'next');
    void events.flush();
    await clock.advance(10 * EVENT_FLUSH_MS);
    expect(server.of(CALL)).toHaveLength(1);
    slow.resolve({});
    await clock.advance(0);
    expect(server.of(CALL).map((call) => names(call)[0])).toEqual(['e0', 'next0']);
  });
});

describe('a batch that the server refuses', () => {
  it.each([413, 400])(
    'with %i is halved until the culprit is alone; only that one is dropped',
    async (status) => {
      const { sdk, server } = bench(
        fakeFetch({ [CALL]: (call) => (names(call).includes('e13') ? reply(status, '') : {}) }),
      );
      const events = createEvents(sdk, { version: '1' });
      track(events, 19);
      await events.flush();
      expect(events.stats()).toEqual({ queued: 0, sent: 18, dropped: 1 });
      expect(events.drops()).toEqual({ overflow: 0, tooLarge: 0, refused: 1 });
      expect(server.of(CALL).length).toBeLessThan(19);
    },
  );
});

describe('bounds', () => {
  it('an event larger than a batch may be is dropped and counted, the others go', async () => {
    const { sdk, server } = bench(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1' });
    events.track('huge', { text: 'ä'.repeat(BATCH_BYTES_MAX / 2) });
    events.track('small');
    await events.flush();
    expect(server.of(CALL).map(names)).toEqual([['small']]);
    expect(events.drops()).toMatchObject({ tooLarge: 1 });
  });

  it('the queue holds 250 kB at most; the oldest go first', async () => {
    const { sdk, clock } = bench(fakeFetch({ [CALL]: down }));
    const events = createEvents(sdk, { version: '1' });
    for (let index = 0; index < 10; index += 1) events.track(`e${index}`, { text: 'x'.repeat(50_000) });
    await clock.advance(0);
    expect(events.stats()).toEqual({ queued: 4, sent: 0, dropped: 6 });
  });

  it('what the caller does with its data later changes nothing', async () => {
    const { sdk, server } = bench(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1' });
    const data = { step: 1 };
    events.track('e', data);
    data.step = 2;
    await events.flush();
    expect(server.of(CALL).map(listOf)).toMatchObject([[{ eventData: { step: 1 } }]]);
  });
});

describe('a page that hides', () => {
  it('while a fetch carries a batch: the rest leaves by beacon at once, the batch is not sent twice', async () => {
    const slow = held();
    const { taken, listeners, shown } = beacon(true);
    const { sdk, server, clock } = bench(fakeFetch({ [CALL]: () => slow.promise }));
    const events = createEvents(sdk, { version: '1', confirmed: true });
    track(events, 20);
    await clock.advance(0);
    track(events, 2, 'late');
    shown.visibilityState = 'hidden';
    listeners.get('visibilitychange')?.();
    listeners.get('pagehide')?.();
    expect(taken).toHaveLength(1);
    slow.resolve({});
    await clock.advance(60_000);
    expect(server.of(CALL)).toHaveLength(1);
    expect(names({ body: JSON.parse((await taken[0]?.text) ?? '') as never })).toEqual(['late0', 'late1']);
    expect(events.stats()).toEqual({ queued: 0, sent: 22, dropped: 0 });
  });

  it('may still call itself visible: pagehide is enough', () => {
    const { taken, listeners } = beacon(true);
    const { sdk } = bench(fakeFetch());
    const events = createEvents(sdk, { version: '1', confirmed: true });
    track(events, 2);
    listeners.get('pagehide')?.();
    expect(taken).toHaveLength(1);
  });

  it('keeps what the beacon had no room for', async () => {
    const store = place();
    const { listeners } = beacon(false);
    const { sdk, clock } = bench(fakeFetch({ [CALL]: () => held().promise }));
    const events = createEvents(sdk, { version: '1', store });
    track(events, 2);
    listeners.get('pagehide')?.();
    expect([...store.values.values()].join()).toMatch(/e0.*e1/);
    await clock.advance(0);
    expect([...store.values.values()].join()).toMatch(/e0.*e1/);
  });

  it('shown again and confirmed: sends by fetch, without the beacon', async () => {
    const { taken } = beacon(true);
    const { sdk, server } = bench(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1', confirmed: true });
    track(events, 2);
    await events.flush();
    expect([taken.length, server.of(CALL).length]).toEqual([0, 1]);
  });
});

describe('the queue in the store', () => {
  it('is written once a turn, and gone when everything was sent', async () => {
    const store = place();
    const writes = vi.spyOn(store, 'set');
    const { sdk, clock } = bench(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1', store, namespace: 'tara.moon' });
    track(events, 5);
    await Promise.resolve();
    expect(writes).toHaveBeenCalledOnce();
    expect([...store.values.keys()].every((key) => key.startsWith('tara.moon.events.'))).toBe(true);
    await clock.advance(EVENT_FLUSH_MS);
    expect(store.values.size).toBe(0);
  });

  it('of a tab that is gone is delivered by the next one, once', async () => {
    const store = place();
    const gone = bench(fakeFetch({ [CALL]: down }));
    track(createEvents(gone.sdk, { version: '1', store }), 3, 'lost');
    await gone.clock.advance(0);

    const one = bench(fakeFetch({ [CALL]: {} }));
    const two = bench(fakeFetch({ [CALL]: {} }));
    for (const { sdk, clock } of [one, two]) {
      await clock.advance(ORPHANED_AFTER_MS);
      createEvents(sdk, { version: '2', store });
    }
    await one.clock.advance(2 * EVENT_FLUSH_MS);
    await two.clock.advance(2 * EVENT_FLUSH_MS);
    expect(one.server.of(CALL).map(names)).toEqual([['lost0', 'lost1', 'lost2']]);
    expect(two.server.of(CALL)).toHaveLength(0);
    expect(store.values.size).toBe(0);
  });

  it('of a tab that lives is left to it', async () => {
    const store = place();
    const one = bench(fakeFetch({ [CALL]: down }));
    track(createEvents(one.sdk, { version: '1', store }), 1, 'mine');
    await one.clock.advance(0);
    const two = bench(fakeFetch({ [CALL]: {} }));
    createEvents(two.sdk, { version: '1', store });
    await two.clock.advance(EVENT_FLUSH_MS);
    expect(two.server.of(CALL)).toHaveLength(0);
    expect(store.values.size).toBe(1);
  });

  it('of a tab that left without a line is delivered by the next one at once', async () => {
    const store = place();
    const { taken, listeners } = beacon(true);
    const closed = bench(fakeFetch({ [CALL]: down }));
    track(createEvents(closed.sdk, { version: '1', store }), 2, 'left');
    vi.stubGlobal('navigator', {
      sendBeacon: () => taken.push({ url: '', type: '', text: Promise.resolve('') }) > 0,
      onLine: false,
    });
    listeners.get('pagehide')?.();
    await closed.clock.advance(0);
    expect(taken).toHaveLength(0);

    vi.unstubAllGlobals();
    const next = bench(fakeFetch({ [CALL]: {} }));
    createEvents(next.sdk, { version: '1', store });
    await next.clock.advance(2 * EVENT_FLUSH_MS);
    expect(next.server.of(CALL).map(names)).toEqual([['left0', 'left1']]);
    expect(store.values.size).toBe(0);
  });

  it('of a tab that comes back is its own again', async () => {
    const store = place();
    const { listeners } = beacon(false);
    const back = bench(fakeFetch({ [CALL]: down }));
    const events = createEvents(back.sdk, { version: '1', store });
    track(events, 1, 'mine');
    listeners.get('pagehide')?.();
    listeners.get('pageshow')?.();
    track(events, 1, 'more');
    await back.clock.advance(0);

    const other = bench(fakeFetch({ [CALL]: {} }));
    createEvents(other.sdk, { version: '1', store });
    await other.clock.advance(EVENT_FLUSH_MS);
    expect(other.server.of(CALL)).toHaveLength(0);
  });

  it('of a tab that slept is not sent a second time when it wakes', async () => {
    const store = place();
    const sleeper = bench(fakeFetch({ [CALL]: {} }));
    const slept = createEvents(sleeper.sdk, { version: '1', store });
    track(slept, 2, 'old');
    await Promise.resolve();
    const other = bench(fakeFetch({ [CALL]: {} }));
    await other.clock.advance(ORPHANED_AFTER_MS);
    createEvents(other.sdk, { version: '1', store });
    await other.clock.advance(2 * EVENT_FLUSH_MS);
    expect(other.server.of(CALL).map(names)).toEqual([['old0', 'old1']]);

    slept.track('new');
    await sleeper.clock.advance(EVENT_FLUSH_MS);
    expect(sleeper.server.of(CALL).map(names)).toEqual([['new']]);
  });

  it('stays when the log is disposed of, and nothing else does', async () => {
    const store = place();
    const { sdk, server, clock } = bench(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1', store });
    track(events, 2);
    events.dispose();
    events.dispose();
    events.track('after');
    await events.flush();
    await clock.advance(60_000);
    expect(server.of(CALL)).toHaveLength(0);
    expect(clock.pending()).toBe(0);
    expect([...store.values.values()].join()).toMatch(/e0.*e1/);
  });

  it('keeps a batch that fails after the log was disposed of, and plans nothing more', async () => {
    const store = place();
    const slow = held();
    const { sdk, clock } = bench(fakeFetch({ [CALL]: () => slow.promise }));
    const events = createEvents(sdk, { version: '1', store });
    track(events, 1);
    const flush = events.flush();
    events.dispose();
    slow.resolve(down());
    await flush;
    expect(clock.pending()).toBe(0);
    expect([...store.values.values()].join()).toContain('e0');
  });

  it.each([
    ['no JSON', '{'],
    ['no queue', '[1]'],
    ['a word', '"x"'],
    ['nothing', 'null'],
    ['events that are none', `{"at":${NOW},"events":[null,1,{"eventName":5}]}`],
    ['a time to come', `{"at":${NOW * 2},"events":[]}`],
  ])('may have been tampered with: %s is thrown away', async (_, text) => {
    const store = place(new Map([['tara.events.x', text]]));
    const { sdk, server, clock } = bench(fakeFetch({ [CALL]: {} }));
    await clock.advance(ORPHANED_AFTER_MS);
    createEvents(sdk, { version: '1', store });
    await clock.advance(2 * EVENT_FLUSH_MS);
    expect(server.of(CALL)).toHaveLength(0);
    expect(store.values.size).toBe(0);
  });

  it('that throws or is full costs the memory over a reload, nothing else', async () => {
    const barred = () => {
      throw new Error('QuotaExceededError');
    };
    const store: EventStore = { keys: barred, get: barred, set: barred, remove: barred };
    const { sdk, server, clock } = bench(fakeFetch({ [CALL]: {} }));
    const events = createEvents(sdk, { version: '1', store });
    track(events, 2);
    await clock.advance(2 * EVENT_FLUSH_MS);
    expect(server.of(CALL).map(names)).toEqual([['e0', 'e1']]);
  });

  it('is the browser’s storage, with the keys of everybody', () => {
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
