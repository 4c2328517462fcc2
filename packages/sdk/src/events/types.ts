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
  /** Events in one batch, 1 to 20. */
  maxBatch?: number | undefined;
  /** Milliseconds between two flushes, 100 to 2,147,483,647. */
  flushMs?: number | undefined;
  /**
   * Keeps what was not delivered over a reload, and delivers what closed tabs have left, e.g. `webEventStore()`.
   * Without one the queue lives as long as the page.
   */
  store?: EventStore | undefined;
  /** Prefix of the store's keys, as that of the SDK. */
  namespace?: string | undefined;
  /**
   * Sends by a fetch, which the server confirms, while the page is shown, and by beacon only when it hides.
   * By default the beacon is used throughout (spec 7.1): cheaper, but what it takes counts as sent unconfirmed.
   */
  confirmed?: boolean | undefined;
}

/** What became of the events. */
export interface EventLogStats {
  /** Waiting, those under way included. */
  queued: number;
  /** Taken by the server or by the browser's beacon. */
  sent: number;
  /** Given up, for whichever reason. */
  dropped: number;
  /** Shortened to what the contract takes, and sent as that. */
  cut: number;
}

/** A running event log. */
export interface EventLog {
  /**
   * Notes an event. Time and user are those of this moment, not of the sending. Never throws. What is too long is cut,
   * with … at its end, and counted in `stats().cut`; what the contract does not take otherwise is counted in `drops()`
   * and not sent. In development the console says so, each fault once.
   * @param eventName 1 to 64 characters
   * @param eventData flat: at most 32 texts of at most 1024 characters, numbers, truth values or nulls
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
