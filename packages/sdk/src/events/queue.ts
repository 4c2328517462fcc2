import type { CommonFields } from '../core/calls.ts';
import { TEXT_MAX } from '@tara/contract/event-limits';
import { BATCH_BYTES_MAX, batchLength, bytesOf } from './batch.ts';
import type { Entry, LoggedEvent } from './entry.ts';
import { cut, isWithinLimits } from './limits.ts';
import type { QueueStorage } from './queue-storage.ts';

/** Why events were given up. */
export interface DropCounts {
  /** More waited than the queue holds; the oldest go first. */
  overflow: number;
  /** A field of it, or a common field, is outside of what the contract takes; it was not sent. */
  invalid: number;
  /** It cannot be read: by the server, even by itself, or as JSON. */
  rejected: number;
}

/** Events kept while the server cannot be reached, and their bytes; beyond either the oldest are dropped and counted. */
const QUEUE_MAX = 500;
const QUEUE_BYTES_MAX = 250_000;

/** What waits to be sent, in order and within bounds. */
export interface EventQueue {
  readonly drops: DropCounts;
  /** How many events were shortened. */
  cut: number;
  /** The batch that a request carries at this moment; older than what waits, and no part of `size`. */
  inFlight: readonly Entry[];
  size(): number;
  /** Puts an event at the end, if the contract takes it, and the common fields with it. */
  add(event: LoggedEvent, common: CommonFields): void;
  /** Takes the next batch out. It stays in the store until it is done with. */
  take(max: number): Entry[];
  /** Puts a batch that did not arrive to the front. */
  putBack(batch: readonly Entry[]): void;
  /** What was sent, or given up for a reason. */
  done(batch: readonly Entry[], reason?: keyof DropCounts): void;
  /** Puts to the front what tabs have left that are gone. */
  adopt(common: CommonFields): void;
  /** Forgets what another tab has adopted, and writes down again what somebody has emptied. Returns whether one has. */
  clearIfAdopted(): boolean;
}

/** An empty queue. @param storage keeps what waits over a reload */
export function createEventQueue(storage: QueueStorage): EventQueue {
  const entries: Entry[] = [];
  // Counted along, so that noting an event costs the same however many wait.
  let bytes = 0;
  const drops: DropCounts = { overflow: 0, invalid: 0, rejected: 0 };
  function insert(at: number, added: readonly Entry[]) {
    entries.splice(at, 0, ...added);
    for (const entry of added) {
      bytes += entry.bytes;
      storage.keep(entry);
    }
    const isOver = () => entries.length > QUEUE_MAX || bytes > QUEUE_BYTES_MAX;
    while (isOver()) queue.done(queue.take(1), 'overflow');
  }
  /** What may be sent of some events, cut where they are too long; the rest is given up. */
  function sendable(events: readonly LoggedEvent[], common: CommonFields): Entry[] {
    return events.flatMap((event) => {
      let shortened = event;
      // Each text half as long as before, until there is room for all.
      for (let most = TEXT_MAX; most > 1; most /= 2) {
        const entry = { event: shortened, bytes: bytesOf(shortened) };
        const isLarge = entry.bytes > BATCH_BYTES_MAX;
        if (!isLarge && isWithinLimits(common, shortened)) {
          if (shortened !== event) queue.cut += 1;
          return entry;
        }
        // It is not its length.
        if (!isLarge && shortened !== event) break;
        shortened = cut(event, most);
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
    done(batch, reason) {
      if (reason) drops[reason] += batch.length;
      batch.forEach(storage.forget);
    },
    adopt(common) {
      queue.clearIfAdopted();
      insert(0, sendable(storage.adopt(), common));
      storage.touch();
    },
    clearIfAdopted() {
      const adopted = storage.taken();
      if (adopted === undefined) return false;
      const left = entries.splice(0);
      bytes = 0;
      // What was never written down is nobody else's.
      insert(
        0,
        left.filter(({ key }) => !adopted || key === undefined),
      );
      return adopted;
    },
  };
  return queue;
}
