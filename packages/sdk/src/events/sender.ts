import { isPageHidden } from '../core/page.ts';
import type { Sdk } from '../core/types.ts';
import { sendByBeacon, sendByFetch } from './delivery.ts';
import type { EventQueue } from './queue.ts';
import type { QueueStorage } from './queue-storage.ts';
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
  /** Hands batches to the beacon until it refuses. */
  function beaconAll() {
    while (queue.size() > 0) {
      const batch = queue.take(maxBatch);
      if (!sendByBeacon(sdk, batch)) return queue.putBack(batch);
      sent += batch.length;
    }
  }
  async function drain() {
    storage.clearIfTaken();
    // What is noted in the same turn goes along.
    await Promise.resolve();
    let pause: number | undefined;
    const isOver = () => disposed || pause !== undefined || queue.size() === 0;
    while (!isOver()) {
      if (options.confirmed !== true || isPageHidden()) beaconAll();
      const batch = queue.take(limit);
      if (batch.length === 0) break;
      queue.inFlight = batch;
      storage.save();
      const delivery = await sendByFetch(sdk, batch);
      queue.inFlight = [];
      // Whoever has taken the batch meanwhile tries it again.
      const taken = storage.clearIfTaken();
      if (delivery === 'confirmed') {
        sent += batch.length;
        failures = 0;
        limit = maxBatch;
      } else if (!taken) {
        if (delivery !== 'rejected') {
          queue.putBack(batch);
          pause = Math.max(delivery, Math.min(flushMs * 2 ** failures, BACKOFF_MAX_MS));
          failures += 1;
        } else if (batch.length === 1) {
          queue.reject();
          limit = maxBatch;
        } else {
          queue.putBack(batch);
          limit = Math.ceil(batch.length / 2);
        }
      }
    }
    storage.save();
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
      storage.clearIfTaken();
      beaconAll();
      storage.save();
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
