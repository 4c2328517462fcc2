import type { components } from '../generated/contract.ts';
import { BATCH_BYTES_MAX, batchLength, bytesOf } from './batch.ts';

/** An event as it is sent. */
export type LoggedEvent = components['schemas']['LoggedEvent'];

/** Why events were given up. */
export interface DropCounts {
  /** More waited than the queue holds; the oldest go first. */
  overflow: number;
  /** One event that alone is larger than a batch may be. */
  tooLarge: number;
  /** It cannot be read: by the server, even by itself, or as JSON. */
  rejected: number;
}

/** Events kept while the server cannot be reached, and their bytes; beyond either the oldest are dropped and counted. */
const QUEUE_MAX = 500;
const QUEUE_BYTES_MAX = 250_000;

interface Entry {
  event: LoggedEvent;
  bytes: number;
}

/** What waits to be sent, in order and within bounds. */
export interface EventQueue {
  readonly drops: DropCounts;
  /** The batch that a request carries at this moment; older than what waits, and no part of `size`. */
  inFlight: readonly LoggedEvent[];
  size(): number;
  /** Puts events at the end. */
  add(events: readonly LoggedEvent[]): void;
  /** Takes the next batch out. */
  take(max: number): LoggedEvent[];
  /** Puts what is older to the front: a batch that did not arrive, or what another tab has left. */
  putBack(events: readonly LoggedEvent[]): void;
  /** Gives an event up for good. */
  reject(): void;
  /** Forgets everything that waits. */
  clear(): void;
  /** What is in flight and what waits, oldest first. */
  list(): LoggedEvent[];
}

/** An empty queue. */
export function createEventQueue(): EventQueue {
  let entries: Entry[] = [];
  const drops: DropCounts = { overflow: 0, tooLarge: 0, rejected: 0 };
  function trim(next: Entry[]) {
    let bytes = next.reduce((sum, entry) => sum + entry.bytes, 0);
    let first = 0;
    while (next.length - first > QUEUE_MAX || bytes > QUEUE_BYTES_MAX) {
      bytes -= next[first]?.bytes ?? 0;
      first += 1;
    }
    drops.overflow += first;
    entries = next.slice(first);
  }
  function measured(events: readonly LoggedEvent[]) {
    const all = events.map((event) => ({ event, bytes: bytesOf(event) }));
    const fitting = all.filter(({ bytes }) => bytes <= BATCH_BYTES_MAX);
    drops.tooLarge += all.length - fitting.length;
    return fitting;
  }
  const queue: EventQueue = {
    drops,
    inFlight: [],
    size: () => entries.length,
    add: (events) => trim([...entries, ...measured(events)]),
    take: (max) => entries.splice(0, batchLength(entries, max)).map(({ event }) => event),
    putBack: (events) => trim([...measured(events), ...entries]),
    reject() {
      drops.rejected += 1;
    },
    clear() {
      entries = [];
    },
    list: () => [...queue.inFlight, ...entries.map(({ event }) => event)],
  };
  return queue;
}
