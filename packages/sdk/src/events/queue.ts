import type { components } from '../generated/contract.ts';
import { BATCH_BYTES_MAX, batchLength, bytesOf } from './batch.ts';

/** An event as it is sent. */
export type LoggedEvent = components['schemas']['LoggedEvent'];

/** Why events were given up. */
export interface Drops {
  /** More waited than the queue holds; the oldest go first. */
  overflow: number;
  /** One event larger than a batch may be. */
  tooLarge: number;
  /** The server could not read it, even by itself. */
  refused: number;
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
  readonly drops: Drops;
  size(): number;
  /** Puts events at the end. */
  add(events: readonly LoggedEvent[]): void;
  /** Takes the next batch out. */
  take(max: number): LoggedEvent[];
  /** Puts a batch that did not arrive back to the front, where it came from. */
  putBack(events: readonly LoggedEvent[]): void;
  /** Gives events up for good. */
  refuse(events: readonly LoggedEvent[]): void;
  /** Forgets everything that waits. */
  clear(): void;
  list(): LoggedEvent[];
}

/** An empty queue. */
export function createQueue(): EventQueue {
  let entries: Entry[] = [];
  const drops: Drops = { overflow: 0, tooLarge: 0, refused: 0 };
  function keep(next: Entry[]) {
    let bytes = next.reduce((sum, entry) => sum + entry.bytes, 0);
    let first = 0;
    while (next.length - first > QUEUE_MAX || bytes > QUEUE_BYTES_MAX) {
      bytes -= next[first]?.bytes ?? 0;
      first += 1;
    }
    drops.overflow += first;
    entries = next.slice(first);
  }
  const weighed = (events: readonly LoggedEvent[]) =>
    events.map((event) => ({ event, bytes: bytesOf(event) }));
  return {
    drops,
    size: () => entries.length,
    add(events) {
      const fitting = weighed(events).filter(({ bytes }) => bytes <= BATCH_BYTES_MAX);
      drops.tooLarge += events.length - fitting.length;
      keep([...entries, ...fitting]);
    },
    take(max) {
      const count = batchLength(entries, max);
      const batch = entries.slice(0, count);
      entries = entries.slice(count);
      return batch.map(({ event }) => event);
    },
    putBack: (events) => keep([...weighed(events), ...entries]),
    refuse(events) {
      drops.refused += events.length;
    },
    clear() {
      entries = [];
    },
    list: () => entries.map(({ event }) => event),
  };
}
