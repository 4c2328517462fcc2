import type { Sdk } from '../core/sdk.ts';
import { newIdempotencyKey } from '../core/idempotency.ts';
import { sendByBeacon, sendByFetch } from './delivery.ts';
import { createEventQueue, type DropCounts, type LoggedEvent } from './queue.ts';
import { createQueueStorage, ORPHANED_AFTER_MS } from './queue-storage.ts';
import type { EventStore } from './event-store.ts';

/** Most events in one batch (spec 9). */
export const EVENT_BATCH_MAX = 20;
/** Milliseconds between two flushes (spec 9). */
export const EVENT_FLUSH_MS = 3000;
/** Longest wait between two attempts while the server cannot be reached. */
const BACKOFF_MAX_MS = 60_000;

/** How events are logged. */
export interface EventLogOptions {
  /** Version of the client, noted with every event. */
  version: string;
  /** Events in one batch, 20 at most. */
  maxBatch?: number;
  /** Milliseconds between two flushes. */
  flushMs?: number;
  /**
   * Keeps what was not delivered over a reload, and delivers what closed tabs have left, e.g. `webEventStore()`.
   * Without one the queue lives as long as the page.
   */
  store?: EventStore;
  /** Prefix of the store's keys, as that of the SDK. */
  namespace?: string;
  /**
   * Sends by a fetch, which the server confirms, while the page is shown, and by beacon only when it hides.
   * By default the beacon is used throughout (spec 7.1): cheaper, but what it takes counts as sent unconfirmed.
   */
  confirmed?: boolean;
}

/** What became of the events. */
export interface EventLogStats {
  /** Waiting, those under way included. */
  queued: number;
  /** Taken by the server or by the browser's beacon. */
  sent: number;
  /** Given up, for whichever reason. */
  dropped: number;
}

/** A running event log. */
export interface EventLog {
  /** Notes an event. Time and user are those of this moment, not of the sending. */
  track(eventName: string, eventData?: LoggedEvent['eventData']): void;
  /** Sends what is queued. Never rejects. */
  flush(): Promise<void>;
  /** Counts since the log was made. */
  stats(): EventLogStats;
  /** How many events were given up, by reason. */
  drops(): Readonly<DropCounts>;
  /** Stops for good. What is queued stays in the store, if there is one. */
  dispose(): void;
}

/**
 * The event log (spec 7.1): batches of up to 20, flushed every 3 s, sent by beacon; where the beacon is
 * missing or refuses, by a fetch that may outlive the page. One fetch at a time; a batch that failed returns to the
 * front of the queue and is tried again after a growing pause; one the server cannot read is halved until the culprit
 * is alone, which is then dropped. Every event has an id, so that a batch sent twice counts once.
 * @param sdk whose calls, clock and session it uses
 * @param options version of the client, bounds, store
 */
export function createEvents(sdk: Sdk, options: EventLogOptions): EventLog {
  const { clock } = sdk;
  const maxBatch = Math.min(options.maxBatch ?? EVENT_BATCH_MAX, EVENT_BATCH_MAX);
  const flushMs = options.flushMs ?? EVENT_FLUSH_MS;
  const storage = createQueueStorage(
    options.store,
    `${options.namespace ?? 'tara'}.events.`,
    newIdempotencyKey(),
  );
  const queue = createEventQueue();
  const page = globalThis as { document?: Document };
  let timer: unknown;
  let flushing: Promise<void> | undefined;
  /** The batch that a fetch carries at this moment. */
  let inFlight: LoggedEvent[] = [];
  let limit = maxBatch;
  let failures = 0;
  let sent = 0;
  let disposed = false;
  let saving = false;
  let leaving = false;

  const isHidden = () => page.document?.visibilityState === 'hidden';
  function save() {
    saving = false;
    // A tab that leaves says so, and the next one need not wait to see whether it is gone.
    storage.save([...inFlight, ...queue.list()], leaving ? 0 : clock.now());
  }
  /** Writes the queue down once for all that is noted in one turn. */
  function saveSoon() {
    if (saving || !options.store) return;
    saving = true;
    queueMicrotask(() => saving && save());
  }
  function plan(ms = flushMs) {
    if (disposed || timer !== undefined || queue.size() === 0) return;
    timer = clock.setTimeout(() => {
      timer = undefined;
      void flush();
    }, ms);
  }
  /** A page that slept for long may find that another has sent what it had written down. */
  function clearIfAdopted() {
    const taken = storage.wasTaken();
    if (taken) queue.clear();
    return taken;
  }
  /** Hands batches to the beacon until it refuses. */
  function beaconAll() {
    while (queue.size() > 0) {
      const batch = queue.take(maxBatch);
      if (!sendByBeacon(sdk, batch)) return queue.putBack(batch);
      sent += batch.length;
    }
  }
  async function drain() {
    // What is noted in the same turn goes along.
    await Promise.resolve();
    const over = () => disposed || queue.size() === 0;
    while (!over()) {
      if (options.confirmed !== true || isHidden()) beaconAll();
      inFlight = queue.take(limit);
      if (inFlight.length === 0) break;
      save();
      const batch = inFlight;
      const delivery = await sendByFetch(sdk, batch);
      inFlight = [];
      const taken = clearIfAdopted();
      if (delivery === 'confirmed') {
        sent += batch.length;
        failures = 0;
        limit = maxBatch;
      } else if (taken) {
        // Whoever has it tries again.
        continue;
      } else if (delivery === 'rejected') {
        if (batch.length === 1) queue.reject();
        else queue.putBack(batch);
        limit = batch.length === 1 ? maxBatch : Math.ceil(batch.length / 2);
      } else {
        queue.putBack(batch);
        save();
        failures += 1;
        return plan(Math.max(delivery.waitMs, Math.min(flushMs * 2 ** (failures - 1), BACKOFF_MAX_MS)));
      }
    }
    save();
    return plan();
  }
  function flush(): Promise<void> {
    if (disposed) return Promise.resolve();
    if (!flushing) {
      clearIfAdopted();
      flushing = drain().finally(() => {
        flushing = undefined;
      });
    }
    return flushing;
  }
  // What a fetch carries goes on by itself (keepalive); the rest must leave now, for nothing may run any more.
  const onHide = () => {
    clearIfAdopted();
    beaconAll();
    save();
    void flush();
  };
  const listening = new AbortController();
  if (page.document) {
    const { signal } = listening;
    page.document.addEventListener('visibilitychange', () => isHidden() && onHide(), { signal });
    const onLeave = () => {
      leaving = true;
      onHide();
    };
    // Back from the browser's page cache.
    const onReturn = () => {
      leaving = false;
    };
    globalThis.addEventListener('pagehide', onLeave, { signal });
    globalThis.addEventListener('pageshow', onReturn, { signal });
  }

  // What tabs have left that are gone, or go while this one is open.
  let adoptionTimer: unknown;
  function planAdoption(ms: number) {
    adoptionTimer = clock.setTimeout(() => {
      clearIfAdopted();
      queue.putBack(storage.adopt(clock.now()));
      save();
      plan();
      planAdoption(ORPHANED_AFTER_MS);
    }, ms);
  }
  // A timer rather than now, so that the first screen comes first.
  if (options.store) planAdoption(flushMs);

  return {
    track(eventName, eventData = {}) {
      if (disposed) return;
      clearIfAdopted();
      try {
        const { channel, appId } = sdk.common();
        const event: LoggedEvent = {
          eventId: newIdempotencyKey(),
          channel,
          appId,
          version: options.version,
          eventTime: clock.now(),
          eventUserId: sdk.session.getSnapshot().user?.id ?? 0,
          eventName,
          eventData,
        };
        // A copy: what the caller does with its own object afterwards is another story.
        queue.add([JSON.parse(JSON.stringify(event)) as LoggedEvent]);
      } catch {
        // Data that JSON has no words for is no reason to fail the page that only wanted it noted.
        queue.reject();
      }
      saveSoon();
      if (queue.size() >= maxBatch && failures === 0) void flush();
      else plan();
    },
    flush,
    stats() {
      const { overflow, tooLarge, rejected } = queue.drops;
      return { queued: queue.size() + inFlight.length, sent, dropped: overflow + tooLarge + rejected };
    },
    drops: () => ({ ...queue.drops }),
    dispose() {
      if (disposed) return;
      disposed = true;
      leaving = true;
      save();
      clock.clearTimeout(timer);
      clock.clearTimeout(adoptionTimer);
      listening.abort();
    },
  };
}
