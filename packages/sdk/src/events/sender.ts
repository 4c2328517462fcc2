import { bounded } from '../core/bounded.ts';
import { isPageHidden } from '../core/page.ts';
import type { Sdk } from '../core/types.ts';
import { sendByBeacon, sendByFetch } from './delivery.ts';
import type { EventQueue } from './queue.ts';
import type { QueueStorage } from './queue-storage.ts';
import type { Entry, LoggedEvent } from './entry.ts';
import { EVENT_BATCH_MAX, EVENT_FLUSH_MS, type EventLogOptions } from './types.ts';

/** Waits between two attempts while the server cannot be reached: the shortest, whatever the options, and the longest. */
const BACKOFF_MIN_MS = 1000;
const BACKOFF_MAX_MS = 60_000;
/** The shortest time between two flushes that may be set. */
const FLUSH_MIN_MS = 100;

/** Sends what waits in a queue: by plan, at once, or as the page hides. */
export interface EventSender {
  /** How many events were taken by the server or by the browser's beacon. */
  sent(): number;
  /** Plans the next flush, unless one is planned or nothing waits. @param ms milliseconds, those of the options by default */
  plan(ms?: number): void;
  /** Sends at once if a batch is full, else with the next planned flush. */
  sendSoon(): void;
  /** Sends what is queued. Never rejects. */
  flush(): Promise<void>;
  /** Sends what it can before the page is gone, perhaps for good. @param away false once it is back */
  leave(away: boolean): void;
  /** Stops for good. */
  dispose(): void;
}

function eventsOf(batch: readonly Entry[]): LoggedEvent[] {
  return batch.map(({ event }) => event);
}

function half(batch: readonly Entry[]): number {
  return Math.ceil(batch.length / 2);
}

/**
 * One fetch at a time; a batch that failed returns to the front of the queue and is tried again after a growing pause;
 * one the server cannot read is halved until the culprit is alone, which is then dropped (spec 7.1, 9).
 * @param sdk whose calls and clock it uses
 * @param queue what is to be sent
 * @param storage is kept as the queue is before and after each attempt
 * @param options of the event log: bounds and the preferred way
 */
export function createSender(
  sdk: Sdk,
  queue: EventQueue,
  storage: QueueStorage,
  options: EventLogOptions,
): EventSender {
  const { clock } = sdk;
  const flushMs = bounded('createEvents', 'flushMs', options.flushMs ?? EVENT_FLUSH_MS, FLUSH_MIN_MS);
  const maxBatch = bounded(
    'createEvents',
    'maxBatch',
    options.maxBatch ?? EVENT_BATCH_MAX,
    1,
    EVENT_BATCH_MAX,
  );
  let timer: unknown;
  let flushing: Promise<void> | undefined;
  let limit = maxBatch;
  let failures = 0;
  let disposed = false;
  let sent = 0;
  /** Whether the page hides or leaves. */
  let isAway = isPageHidden();
  /** Whether the batch under way ends with the page, and whether a beacon has taken it, too. */
  let isLoose = false;
  let isTaken = false;

  function plan(ms = flushMs) {
    if (disposed || timer !== undefined || queue.size() === 0) return;
    timer = clock.setTimeout(
      () => {
        timer = undefined;
        void flush();
      },
      ms,
      true,
    );
  }
  function arrived(batch: readonly Entry[]) {
    sent += batch.length;
    queue.done(batch);
    failures = 0;
    limit = maxBatch;
  }
  /** Hands batches to the beacon until it refuses a single event: one that is refused may only be too large. */
  function beaconAll() {
    let most = maxBatch;
    while (queue.size() > 0) {
      const batch = queue.take(most);
      if (sendByBeacon(sdk, eventsOf(batch))) arrived(batch);
      else {
        queue.putBack(batch);
        if (batch.length === 1) return;
        most = half(batch);
      }
    }
  }
  async function drain() {
    queue.clearIfAdopted();
    // What is noted in the same turn goes along.
    await Promise.resolve();
    let pause: number | undefined;
    const isOver = () => disposed || pause !== undefined || queue.size() === 0;
    while (!isOver()) {
      isLoose = !isAway;
      if (options.confirmed !== true || isAway) beaconAll();
      const batch = queue.take(limit);
      if (batch.length === 0) break;
      queue.inFlight = batch;
      storage.touch();
      isTaken = false;
      const delivery = await sendByFetch(sdk, eventsOf(batch), !isLoose);
      queue.inFlight = [];
      // Whoever has taken the batch meanwhile tries it again.
      const adopted = queue.clearIfAdopted();
      if (delivery === 'confirmed' || (isTaken && delivery !== 'rejected')) arrived(batch);
      else if (adopted) queue.done(batch);
      else {
        if (delivery !== 'rejected') {
          queue.putBack(batch);
          pause = Math.max(delivery, BACKOFF_MIN_MS, Math.min(flushMs * 2 ** failures, BACKOFF_MAX_MS));
          failures += 1;
        } else if (batch.length === 1) {
          queue.done(batch, 'rejected');
          limit = maxBatch;
        } else {
          queue.putBack(batch);
          limit = half(batch);
        }
      }
    }
    storage.touch();
    plan(pause);
  }
  async function flush() {
    if (disposed) return;
    flushing ??= drain().finally(() => {
      flushing = undefined;
    });
    await flushing;
  }

  // After a failure somebody's sign-in may help.
  const unsubscribe = sdk.session.on('signed-in', () => {
    if (failures === 0) return;
    clock.clearTimeout(timer);
    timer = undefined;
    plan();
  });

  return {
    plan,
    flush,
    sent: () => sent,
    // Nothing may run any more: what waits must leave now, and what a fetch carries may end with the page. That it
    // arrives twice, perhaps, does no harm.
    leave(away) {
      isAway = away;
      if (!away) return;
      queue.clearIfAdopted();
      beaconAll();
      isTaken ||= isLoose && queue.inFlight.length > 0 && sendByBeacon(sdk, eventsOf(queue.inFlight));
      storage.touch();
      void flush();
    },
    sendSoon() {
      if (queue.size() >= maxBatch && failures === 0) void flush();
      else plan();
    },
    dispose() {
      disposed = true;
      unsubscribe();
      clock.clearTimeout(timer);
    },
  };
}
