import { isPageHidden } from '../core/page.ts';
import type { Sdk } from '../core/types.ts';
import { sendByBeacon, sendByFetch } from './delivery.ts';
import type { EventQueue } from './queue.ts';
import type { QueueStorage } from './queue-storage.ts';
import type { Entry, LoggedEvent } from './entry.ts';
import { EVENT_BATCH_MAX, EVENT_FLUSH_MS, type EventLogOptions } from './types.ts';

/** Longest wait between two attempts while the server cannot be reached. */
const BACKOFF_MAX_MS = 60_000;

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
  /** Sends what it can before the page is gone. */
  onHide(): void;
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
  const flushMs = options.flushMs ?? EVENT_FLUSH_MS;
  const maxBatch = Math.min(options.maxBatch ?? EVENT_BATCH_MAX, EVENT_BATCH_MAX);
  let timer: unknown;
  let flushing: Promise<void> | undefined;
  let limit = maxBatch;
  let failures = 0;
  let disposed = false;

  let sent = 0;

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
      if (options.confirmed !== true || isPageHidden()) beaconAll();
      const batch = queue.take(limit);
      if (batch.length === 0) break;
      queue.inFlight = batch;
      storage.touch();
      const delivery = await sendByFetch(sdk, eventsOf(batch));
      queue.inFlight = [];
      // Whoever has taken the batch meanwhile tries it again.
      const adopted = queue.clearIfAdopted();
      if (delivery === 'confirmed') {
        arrived(batch);
        failures = 0;
        limit = maxBatch;
      } else if (adopted) queue.done(batch);
      else {
        if (delivery !== 'rejected') {
          queue.putBack(batch);
          pause = Math.max(delivery, Math.min(flushMs * 2 ** failures, BACKOFF_MAX_MS));
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

  return {
    plan,
    flush,
    sent: () => sent,
    // What a fetch carries goes on by itself (keepalive); the rest must leave now, for nothing may run any more.
    onHide() {
      queue.clearIfAdopted();
      beaconAll();
      storage.touch();
      void flush();
    },
    sendSoon() {
      if (queue.size() >= maxBatch && failures === 0) void flush();
      else plan();
    },
    dispose() {
      disposed = true;
      clock.clearTimeout(timer);
    },
  };
}
