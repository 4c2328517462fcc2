import { checkNumber } from '../core/bounded.ts';
import type { CommonFields } from '../core/calls.ts';
import { onAbort } from '../core/on-abort.ts';
import { isPageHidden, watchPage } from '../core/page.ts';
import type { Sdk } from '../core/types.ts';
import { BATCH_BYTES_MAX } from './batch.ts';
import { sendByBeacon, sendByFetch } from './delivery.ts';
import type { Entry, LoggedEvent } from './entry.ts';
import { toEntry } from './limits.ts';
import { createTabStorage, ORPHANED_AFTER_MS } from './tab-storage.ts';
import {
  EVENT_BATCH_MAX,
  EVENT_FLUSH_MS,
  type DropCounts,
  type EventLog,
  type EventLogOptions,
} from './types.ts';

/** The undelivered events of one tab, and their delivery. */
export interface EventQueue extends Omit<EventLog, 'track'> {
  /**
   * Queues an event, and sends immediately if a batch is full.
   * @param event JSON data; dropped if the contract does not accept it
   */
  add(event: LoggedEvent, common: CommonFields): void;
  /** Counts an event that is not queued. */
  drop(reason: keyof DropCounts): void;
  isDisposed(): boolean;
}

/** Returns the first entries that are within a number and a sum of bytes. */
function firstWithin(entries: readonly Entry[], most: number, bytesMax: number): Entry[] {
  let total = 0;
  return entries.filter(({ bytes }, index) => {
    total += bytes;
    return index < most && total <= bytesMax;
  });
}

/**
 * Creates the queue. It makes one fetch at a time. A failed batch is sent again after a growing pause. A batch that the
 * server cannot read is halved until the invalid event is alone, which is then dropped (spec 7.1, 9).
 * @throws SdkError of kind usage if a number option is out of bounds
 */
export function createQueue(sdk: Sdk, options: EventLogOptions): EventQueue {
  /** Shortest and longest wait between two attempts while the server cannot be reached. */
  const BACKOFF_MIN_MS = 1000;
  const BACKOFF_MAX_MS = 60_000;
  /** Lower bound of the option `flushMs`. */
  const FLUSH_MIN_MS = 100;
  /**
   * Maximum number of events that are queued while the server cannot be reached, and their maximum bytes. Beyond either
   * the oldest events are dropped and counted.
   */
  const QUEUE_MAX = 500;
  const QUEUE_BYTES_MAX = 250_000;
  const { clock } = sdk;
  const { store, namespace = 'tara', flushMs = EVENT_FLUSH_MS, maxBatch = EVENT_BATCH_MAX } = options;
  checkNumber('createEvents', 'flushMs', flushMs, FLUSH_MIN_MS);
  checkNumber('createEvents', 'maxBatch', maxBatch, 1, EVENT_BATCH_MAX);
  const storage = createTabStorage(clock, store, `${namespace}.events`);
  /** Waiting events, oldest first. */
  let waiting: Entry[] = [];
  /** The older events whose answer is awaited. */
  let batch: Entry[] = [];
  /** Maximum length of the next batch: halved while the event is searched that the server rejects (spec 9). */
  let limit = maxBatch;
  /** Failed attempts since the last success. */
  let failures = 0;
  let sent = 0;
  let cut = 0;
  const drops: DropCounts = {
    overflow: 0,
    invalid: 0,
    rejected: 0,
    beforeSend: 0,
    sampled: 0,
    optedOut: 0,
  };
  let disposed = false;
  let timer: unknown;
  let adoptionTimer: unknown;
  let flushing: Promise<void> | undefined;
  /** Whether the page is hidden or unloads. */
  let isAway = isPageHidden();
  /** Whether the tab unloads, or the queue is disposed of: another tab may adopt the events immediately. */
  let isLeaving = false;
  /** Whether the batch in flight is lost if the page closes. */
  let endsWithPage = false;

  /**
   * Makes a change after the changes of other tabs, and stores the difference.
   * @param touch whether the stored queue shows that this tab is open
   */
  function update(change?: () => void, touch = true) {
    const taken = storage.findTaken();
    const isHere = (entry: Entry) => !taken.includes(entry);
    waiting = waiting.filter(isHere);
    batch = batch.filter(isHere);
    if (storage.isOptedOut()) {
      drops.optedOut += batch.length + waiting.length;
      batch = [];
      waiting = [];
    }
    change?.();
    const newest = firstWithin(waiting.reverse(), QUEUE_MAX, QUEUE_BYTES_MAX);
    drops.overflow += waiting.length - newest.length;
    waiting = newest.reverse();
    storage.sync([...batch, ...waiting], isLeaving, touch);
  }
  /** Returns what the contract accepts, shortened if it is too long, and counts the rest. */
  function toEntries(events: readonly LoggedEvent[], common: CommonFields): Entry[] {
    return events.flatMap((event) => {
      const entry = toEntry(event, common);
      if (!entry) drops.invalid += 1;
      else if (entry.event !== event) cut += 1;
      return entry ?? [];
    });
  }
  function countSent(count: number) {
    sent += count;
    limit = maxBatch;
    failures = 0;
  }
  /** Plans the next flush, unless one is planned or nothing waits. */
  function plan(ms = flushMs) {
    if (disposed || !waiting[0]) return;
    timer ??= clock.setTimeout(
      () => {
        timer = undefined;
        void flush();
      },
      ms,
      true,
    );
  }
  /** Sends batches by beacon until a single event is refused. A larger batch may only be too large. */
  function sendAllByBeacon() {
    let most = maxBatch;
    while (waiting.length > 0) {
      const entries = firstWithin(waiting, most, BATCH_BYTES_MAX);
      if (sendByBeacon(sdk, entries)) {
        waiting = waiting.slice(entries.length);
        countSent(entries.length);
      } else if (entries.length === 1) return;
      else most = Math.ceil(entries.length / 2);
    }
  }
  /** Sends all batches, one after the other, and plans the next attempt after a failure. */
  async function drain(): Promise<void> {
    // Waits for events of the same turn.
    await Promise.resolve();
    if (disposed) return;
    const isVisible = !isAway;
    endsWithPage = isVisible;
    update(() => {
      if (options.confirmed !== true || isAway) sendAllByBeacon();
      batch = firstWithin(waiting, limit, BATCH_BYTES_MAX);
      waiting = waiting.slice(batch.length);
    });
    if (batch.length === 0) return;
    const delivery = await sendByFetch(sdk, batch, !isVisible);
    // A beacon of the page that closes does not end with it.
    const isSentByBeacon = isVisible && !endsWithPage;
    let pause = 0;
    update(() => {
      const { length } = batch;
      if (delivery === true || (isSentByBeacon && delivery !== false)) countSent(length);
      else if (delivery === false && length < 2) {
        drops.rejected += length;
        limit = maxBatch;
      } else if (length > 0) {
        waiting.unshift(...batch);
        if (delivery === false) limit = Math.ceil(length / 2);
        else pause = Math.max(delivery, BACKOFF_MIN_MS, Math.min(flushMs * 2 ** failures++, BACKOFF_MAX_MS));
      }
      batch = [];
    });
    if (pause > 0) plan(pause);
    else await drain();
  }
  async function flush() {
    return (flushing ??= drain().finally(() => {
      flushing = undefined;
    }));
  }
  /** Adopts the events of closed tabs, now and later. */
  function planAdoption(ms: number) {
    adoptionTimer = clock.setTimeout(
      () => {
        void adopt();
      },
      ms,
      true,
    );
  }
  async function adopt() {
    planAdoption(ORPHANED_AFTER_MS);
    try {
      const common = sdk.common();
      const events = await storage.adopt();
      update(() => waiting.unshift(...toEntries(events, common)));
      plan();
    } catch {
      // Without the common fields nothing can be sent; `sdk.common` has reported it.
    }
  }
  // A timer, so that the first screen renders first.
  if (store) planAdoption(flushMs);

  const stopping = [
    // After a failure a sign-in may help.
    sdk.session.on('signed-in', () => {
      if (!failures) return;
      clock.clearTimeout(timer);
      timer = undefined;
      plan();
    }),
    watchPage((event) => {
      isAway = event === 'hidden' || event === 'pagehide';
      if (event.startsWith('page')) isLeaving = isAway;
      // After a return from the page cache another tab may have adopted the events of this tab.
      update(() => {
        if (!isAway) return;
        // Timers may not run any more: queued events must be sent now, and a fetch may end with the page. A batch that
        // arrives twice counts once.
        sendAllByBeacon();
        endsWithPage &&= batch.length === 0 || !sendByBeacon(sdk, batch);
      });
      if (isAway) void flush();
    }),
  ];
  function dispose() {
    disposed = true;
    isLeaving = true;
    update();
    clock.clearTimeout(timer);
    clock.clearTimeout(adoptionTimer);
    for (const stop of stopping) stop();
  }
  stopping.push(onAbort(sdk.disposed, dispose));
  if (sdk.disposed.aborted) dispose();

  return {
    add(event, common) {
      update(() => waiting.push(...toEntries([event], common)), false);
      if (waiting.length >= maxBatch && !failures) void flush();
      else plan();
    },
    drop(reason) {
      drops[reason] += 1;
    },
    flush,
    stats: () => ({
      queued: batch.length + waiting.length,
      sent,
      dropped: Object.values(drops).reduce((sum: number, count: number) => sum + count),
      cut,
    }),
    drops: () => ({ ...drops }),
    optOut() {
      storage.setOptedOut(true);
      update();
    },
    optIn() {
      storage.setOptedOut(false);
    },
    isOptedOut: storage.isOptedOut,
    isDisposed: () => disposed,
    dispose,
  };
}
