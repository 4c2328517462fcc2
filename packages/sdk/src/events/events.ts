import type { Sdk } from '../core/sdk.ts';
import { newIdempotencyKey } from '../core/idempotency.ts';
import type { EventStore } from './event-store.ts';
import { watchPage } from './page.ts';
import { createEventQueue, type DropCounts, type LoggedEvent } from './queue.ts';
import { createQueueStorage, ORPHANED_AFTER_MS } from './queue-storage.ts';
import { createSender } from './sender.ts';

/** Most events in one batch (spec 9). */
export const EVENT_BATCH_MAX = 20;
/** Milliseconds between two flushes (spec 9). */
export const EVENT_FLUSH_MS = 3000;
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
 * missing or refuses, by a fetch that may outlive the page. Every event has an id, so that a batch sent twice counts
 * once.
 * @param sdk whose calls, clock and session it uses
 * @param options version of the client, bounds, store
 */
export function createEvents(sdk: Sdk, options: EventLogOptions): EventLog {
  const { clock } = sdk;
  const { store, flushMs = EVENT_FLUSH_MS, namespace = 'tara' } = options;
  const queue = createEventQueue();
  const storage = createQueueStorage(queue, clock, {
    store,
    prefix: `${namespace}.events.`,
    tab: newIdempotencyKey(),
  });
  const sender = createSender(sdk, queue, storage, {
    maxBatch: Math.min(options.maxBatch ?? EVENT_BATCH_MAX, EVENT_BATCH_MAX),
    flushMs,
    confirmed: options.confirmed === true,
  });
  let disposed = false;
  const stopWatching = watchPage(
    // What a fetch carries goes on by itself (keepalive); the rest must leave now, for nothing may run any more.
    () => {
      storage.clearIfTaken();
      sender.beaconAll();
      storage.save();
      void sender.flush();
    },
    (leaving) => {
      storage.leaving = leaving;
    },
  );

  // What tabs have left that are gone, or go while this one is open.
  let adoptionTimer: unknown;
  function planAdoption(ms: number) {
    adoptionTimer = clock.setTimeout(() => {
      storage.clearIfTaken();
      storage.adopt();
      storage.save();
      sender.plan();
      planAdoption(ORPHANED_AFTER_MS);
    }, ms);
  }
  // A timer rather than now, so that the first screen comes first.
  if (store) planAdoption(flushMs);

  return {
    track(eventName, eventData = {}) {
      if (disposed) return;
      storage.clearIfTaken();
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
      storage.saveSoon();
      sender.sendSoon();
    },
    flush: async () => sender.flush(),
    stats() {
      const { overflow, tooLarge, rejected } = queue.drops;
      return {
        queued: queue.size() + queue.inFlight.length,
        sent: sender.sent,
        dropped: overflow + tooLarge + rejected,
      };
    },
    drops: () => ({ ...queue.drops }),
    dispose() {
      if (disposed) return;
      disposed = true;
      storage.leaving = true;
      storage.save();
      sender.dispose();
      clock.clearTimeout(adoptionTimer);
      stopWatching();
    },
  };
}
