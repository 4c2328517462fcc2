import { isPageHidden } from '../core/page.ts';
import type { Sdk } from '../core/sdk.ts';
import { sendByBeacon, sendByFetch } from './delivery.ts';
import type { EventQueue } from './queue.ts';
import type { QueueStorage } from './queue-storage.ts';

/** Longest wait between two attempts while the server cannot be reached. */
const BACKOFF_MAX_MS = 60_000;

/** Sends what waits in a queue: by plan, at once, or as the page hides. */
export interface EventSender {
  /** Events that were taken by the server or by the browser's beacon. */
  sent: number;
  /** Plans the next flush, unless one is planned or nothing waits. @param ms milliseconds, those of the options by default */
  plan(ms?: number): void;
  /** Sends at once if a batch is full, else with the next planned flush. */
  sendSoon(): void;
  /** Sends what is queued. Never rejects. */
  flush(): Promise<void>;
  /** Hands batches to the beacon until it refuses. */
  beaconAll(): void;
  /** Stops for good. */
  dispose(): void;
}

interface SenderOptions {
  /** Most events in a batch. */
  maxBatch: number;
  /** Milliseconds between two flushes. */
  flushMs: number;
  /** Whether a fetch is preferred to the beacon while the page is shown. */
  confirmed: boolean;
}

/**
 * One fetch at a time; a batch that failed returns to the front of the queue and is tried again after a growing pause;
 * one the server cannot read is halved until the culprit is alone, which is then dropped (spec 7.1, 9).
 * @param sdk whose calls and clock it uses
 * @param queue what is to be sent
 * @param storage is kept as the queue is before and after each attempt
 * @param options bounds and the preferred way
 */
export function createSender(
  sdk: Sdk,
  queue: EventQueue,
  storage: QueueStorage,
  { maxBatch, flushMs, confirmed }: SenderOptions,
): EventSender {
  const { clock } = sdk;
  let timer: unknown;
  let flushing: Promise<void> | undefined;
  let limit = maxBatch;
  let failures = 0;
  let disposed = false;

  function plan(ms = flushMs) {
    if (disposed || timer !== undefined || queue.size() === 0) return;
    timer = clock.setTimeout(() => {
      timer = undefined;
      void sender.flush();
    }, ms);
  }
  async function drain() {
    // What is noted in the same turn goes along.
    await Promise.resolve();
    while (!disposed && queue.size() > 0) {
      if (!confirmed || isPageHidden()) sender.beaconAll();
      const batch = queue.take(limit);
      if (batch.length === 0) break;
      queue.inFlight = batch;
      storage.save();
      const delivery = await sendByFetch(sdk, batch);
      queue.inFlight = [];
      const taken = storage.clearIfTaken();
      if (delivery === 'confirmed') {
        sender.sent += batch.length;
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
        storage.save();
        failures += 1;
        return plan(Math.max(delivery.waitMs, Math.min(flushMs * 2 ** (failures - 1), BACKOFF_MAX_MS)));
      }
    }
    storage.save();
    return plan();
  }
  const sender: EventSender = {
    sent: 0,
    plan,
    sendSoon() {
      if (queue.size() >= maxBatch && failures === 0) void sender.flush();
      else plan();
    },
    async flush() {
      if (disposed) return;
      if (!flushing) {
        storage.clearIfTaken();
        flushing = drain().finally(() => {
          flushing = undefined;
        });
      }
      await flushing;
    },
    beaconAll() {
      while (queue.size() > 0) {
        const batch = queue.take(maxBatch);
        if (!sendByBeacon(sdk, batch)) return queue.putBack(batch);
        sender.sent += batch.length;
      }
    },
    dispose() {
      disposed = true;
      clock.clearTimeout(timer);
    },
  };
  return sender;
}
