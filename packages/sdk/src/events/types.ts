import type { EventStore } from './event-store.ts';
import type { LoggedEvent } from './entry.ts';
import type { DropCounts } from './queue.ts';

/** Most events in one batch (spec 9). */
export const EVENT_BATCH_MAX = 20;
/** Milliseconds between two flushes (spec 9). */
export const EVENT_FLUSH_MS = 3000;
/** How events are logged. */
export interface EventLogOptions {
  /** Version of the client, noted with every event: two to four numbers, e.g. 1.0.28. */
  version: string;
  /** Events in one batch, 20 at most. */
  maxBatch?: number;
  /** Milliseconds between two flushes. */
  flushMs?: number;
  /**
   * Keeps what was not delivered over a reload, and delivers what closed tabs have left, e.g. `webEventStore()`.
   * Without one the queue lives as long as the page.
   */
  store?: EventStore;
  /** Prefix of the store's keys, as that of the SDK. */
  namespace?: string;
  /**
   * Sends by a fetch, which the server confirms, while the page is shown, and by beacon only when it hides.
   * By default the beacon is used throughout (spec 7.1): cheaper, but what it takes counts as sent unconfirmed.
   */
  confirmed?: boolean;
}

/** What became of the events. */
export interface EventLogStats {
  /** Waiting, those under way included. */
  queued: number;
  /** Taken by the server or by the browser's beacon. */
  sent: number;
  /** Given up, for whichever reason. */
  dropped: number;
}

/** A running event log. */
export interface EventLog {
  /**
   * Notes an event. Time and user are those of this moment, not of the sending. What the contract does not take is
   * counted in `drops()` and not sent; in development it is thrown as well, in production nothing ever is.
   * @param eventName 1 to 64 characters
   * @param eventData flat: at most 32 texts of at most 1024 characters, numbers, truth values or nulls
   * @throws SdkError of kind usage, where `process.env.NODE_ENV` is not `production`: it names the field and its limits
   */
  track(eventName: string, eventData?: LoggedEvent['eventData']): void;
  /** Sends what is queued. Never rejects. */
  flush(): Promise<void>;
  /** Counts since the log was made. */
  stats(): EventLogStats;
  /** How many events were given up, by reason. */
  drops(): Readonly<DropCounts>;
  /** Stops for good, as `sdk.dispose()` does. What is queued stays in the store, if there is one. */
  dispose(): void;
}
