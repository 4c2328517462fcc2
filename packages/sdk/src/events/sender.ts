import { checkNumber } from '../core/bounded.ts';
import { isPageHidden } from '../core/page.ts';
import type { Sdk } from '../core/types.ts';
import { sendByBeacon, sendByFetch } from './delivery.ts';
import type { EventQueue } from './queue.ts';
import type { QueueStorage } from './queue-storage.ts';
import type { Entry, LoggedEvent } from './entry.ts';
import { EVENT_BATCH_MAX, EVENT_FLUSH_MS, type EventLogOptions } from './types.ts';

/** Shortest and longest wait between two attempts while the server cannot be reached. */
const BACKOFF_MIN_MS = 1000;
const BACKOFF_MAX_MS = 60_000;
/** Lower bound of the option `flushMs`. */
const FLUSH_MIN_MS = 100;

/** Sends the queued events: at the planned time, at once, or when the page is hidden. */
export interface EventSender {
  /** Number of events that the server or the browser's beacon accepted. */
  sent(): number;
  /**
   * Plans the next flush, unless one is planned or the queue is empty.
   * @param ms milliseconds, by default those of the options
   */
  plan(ms?: number): void;
  /** Sends at once if a batch is full, otherwise at the next planned flush. */
  sendSoon(): void;
  /** Sends the queued events. Never rejects. */
  flush(): Promise<void>;
  /** Sends what it can before the page unloads. @param away false once the page is back */
  setAway(away: boolean): void;
  /** Stops for good. */
  dispose(): void;
}

function eventsOf(batch: readonly Entry[]): LoggedEvent[] {
  return batch.map(({ event }) => event);
}

function halfLength(batch: readonly Entry[]): number {
  return Math.ceil(batch.length / 2);
}

/**
 * Creates the sender. It makes one fetch at a time. A failed batch returns to the front of the queue and is sent again
 * after a growing pause. A batch that the server cannot read is halved until the invalid event is alone, which is then
 * dropped (spec 7.1, 9).
 * @param sdk calls and clock
 * @param storage updated before and after each attempt
 * @param options bounds, and fetch or beacon
 */
export function createSender(
  sdk: Sdk,
  queue: EventQueue,
  storage: QueueStorage,
  options: EventLogOptions,
): EventSender {
  const { clock } = sdk;
  const flushMs = checkNumber('createEvents', 'flushMs', options.flushMs ?? EVENT_FLUSH_MS, FLUSH_MIN_MS);
  const maxBatch = checkNumber(
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
  /** Whether the page is hidden or unloads. */
  let isAway = isPageHidden();
  /** Whether the batch in flight ends with the page, and whether it was also sent by beacon. */
  let endsWithPage = false;
  let isSentByBeacon = false;

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
  function settleSent(batch: readonly Entry[]) {
    sent += batch.length;
    queue.settle(batch);
    failures = 0;
    limit = maxBatch;
  }
  /** Sends batches by beacon until a single event is refused. A larger batch may only be too large. */
  function sendAllByBeacon() {
    let most = maxBatch;
    while (queue.size() > 0) {
      const batch = queue.take(most);
      if (sendByBeacon(sdk, eventsOf(batch))) settleSent(batch);
      else {
        queue.putBack(batch);
        if (batch.length === 1) return;
        most = halfLength(batch);
      }
    }
  }
  async function drain() {
    queue.clearIfAdopted();
    // Waits for events of the same turn.
    await Promise.resolve();
    let pause: number | undefined;
    const isOver = () => disposed || pause !== undefined || queue.size() === 0;
    while (!isOver()) {
      endsWithPage = !isAway;
      if (options.confirmed !== true || isAway) sendAllByBeacon();
      const batch = queue.take(limit);
      if (batch.length === 0) break;
      queue.inFlight = batch;
      storage.touch();
      isSentByBeacon = false;
      const delivery = await sendByFetch(sdk, eventsOf(batch), !endsWithPage);
      queue.inFlight = [];
      // If another tab adopted the batch, that tab sends it again.
      const adopted = queue.clearIfAdopted();
      if (delivery === 'confirmed' || (isSentByBeacon && delivery !== 'rejected')) settleSent(batch);
      else if (adopted) queue.settle(batch);
      else {
        if (delivery !== 'rejected') {
          queue.putBack(batch);
          pause = Math.max(delivery, BACKOFF_MIN_MS, Math.min(flushMs * 2 ** failures, BACKOFF_MAX_MS));
          failures += 1;
        } else if (batch.length === 1) {
          queue.settle(batch, 'rejected');
          limit = maxBatch;
        } else {
          queue.putBack(batch);
          limit = halfLength(batch);
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

  // After a failure a sign-in may help.
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
    // Timers may not run any more: queued events must be sent now, and a fetch may end with the page. A batch that
    // arrives twice counts once.
    setAway(away) {
      isAway = away;
      if (!away) return;
      queue.clearIfAdopted();
      sendAllByBeacon();
      isSentByBeacon ||=
        endsWithPage && queue.inFlight.length > 0 && sendByBeacon(sdk, eventsOf(queue.inFlight));
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
