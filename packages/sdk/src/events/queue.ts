import type { CommonFields } from '../core/calls.ts';
import { TEXT_MAX } from '@tara/contract/event-limits';
import { BATCH_BYTES_MAX, batchLength, bytesOf } from './batch.ts';
import type { Entry, LoggedEvent } from './entry.ts';
import { shortenEvent, isWithinLimits } from './limits.ts';
import type { QueueStorage } from './queue-storage.ts';

/** Numbers of dropped events by reason. */
export interface DropCounts {
  /** The queue was full; the oldest events are dropped first. */
  overflow: number;
  /** A field of the event or a common field is outside the contract's limits. The event was not sent. */
  invalid: number;
  /** The event is not JSON, or the server cannot read it, even alone. */
  rejected: number;
}

/**
 * Maximum number of events that are queued while the server cannot be reached, and their maximum bytes. Beyond either
 * the oldest events are dropped and counted.
 */
const QUEUE_MAX = 500;
const QUEUE_BYTES_MAX = 250_000;

/** The queued events, in order and within bounds. */
export interface EventQueue {
  readonly drops: DropCounts;
  /** Number of shortened events. */
  cut: number;
  /** The batch in flight. It is older than the queued events and not part of `size`. */
  inFlight: readonly Entry[];
  size(): number;
  /** Adds an event to the end if the contract accepts it with the common fields. */
  add(event: LoggedEvent, common: CommonFields): void;
  /** Removes the next batch from the queue. It stays in the store until it is settled. */
  take(max: number): Entry[];
  /** Returns an undelivered batch to the front. */
  putBack(batch: readonly Entry[]): void;
  /** Settles a batch that was sent, or dropped for a reason. */
  settle(batch: readonly Entry[], reason?: keyof DropCounts): void;
  /** Adds the events of closed tabs to the front. */
  adopt(common: CommonFields): void;
  /**
   * Removes events that another tab has adopted, and stores events again if the storage was emptied. Returns whether
   * another tab adopted events.
   */
  clearIfAdopted(): boolean;
}

/** Creates an empty queue. @param storage stores queued events across reloads */
export function createEventQueue(storage: QueueStorage): EventQueue {
  const entries: Entry[] = [];
  // Updated with each event, so that adding one costs the same for every queue length.
  let bytes = 0;
  const drops: DropCounts = { overflow: 0, invalid: 0, rejected: 0 };
  function insert(at: number, added: readonly Entry[]) {
    entries.splice(at, 0, ...added);
    for (const entry of added) {
      bytes += entry.bytes;
      storage.save(entry);
    }
    const isOver = () => entries.length > QUEUE_MAX || bytes > QUEUE_BYTES_MAX;
    while (isOver()) queue.settle(queue.take(1), 'overflow');
  }
  /** Returns the events that can be sent, shortened if they are too long, and drops the others. */
  function sendable(events: readonly LoggedEvent[], common: CommonFields): Entry[] {
    return events.flatMap((event) => {
      let shortened = event;
      // Halves the length of all texts until the event fits.
      for (let most = TEXT_MAX; most > 1; most /= 2) {
        const entry = { event: shortened, bytes: bytesOf(shortened) };
        const isLarge = entry.bytes > BATCH_BYTES_MAX;
        if (!isLarge && isWithinLimits(common, shortened)) {
          if (shortened !== event) queue.cut += 1;
          return entry;
        }
        // The length is not the reason.
        if (!isLarge && shortened !== event) break;
        shortened = shortenEvent(event, most);
      }
      drops.invalid += 1;
      return [];
    });
  }
  const queue: EventQueue = {
    drops,
    cut: 0,
    inFlight: [],
    size: () => entries.length,
    add: (event, common) => insert(entries.length, sendable([event], common)),
    take(max) {
      const batch = entries.splice(0, batchLength(entries, max));
      for (const entry of batch) bytes -= entry.bytes;
      return batch;
    },
    putBack: (batch) => insert(0, batch),
    settle(batch, reason) {
      if (reason) drops[reason] += batch.length;
      batch.forEach(storage.remove);
    },
    adopt(common) {
      queue.clearIfAdopted();
      insert(0, sendable(storage.adopt(), common));
      storage.touch();
    },
    clearIfAdopted() {
      const adopted = storage.checkAdopted();
      if (adopted === undefined) return false;
      const left = entries.splice(0);
      bytes = 0;
      // An entry that was never stored cannot have been adopted.
      insert(
        0,
        left.filter(({ key }) => !adopted || key === undefined),
      );
      return adopted;
    },
  };
  return queue;
}
