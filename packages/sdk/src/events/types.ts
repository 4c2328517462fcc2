import type { EventStore } from './event-store.ts';
import type { LoggedEvent } from './entry.ts';
import type { DropCounts } from './state.ts';

/** Maximum number of events in a batch (spec 9). */
export const EVENT_BATCH_MAX = 20;
/** Milliseconds between two flushes (spec 9). */
export const EVENT_FLUSH_MS = 3000;
/** Options of the event log. */
export interface EventLogOptions {
  /** Version of the client, sent with every event: two to four numbers, e.g. 1.0.28. */
  version: string;
  /** Events in one batch, 1 to 20. */
  maxBatch?: number | undefined;
  /** Milliseconds between two flushes, 100 to 2,147,483,647. */
  flushMs?: number | undefined;
  /**
   * Stores undelivered events across reloads and delivers events of closed tabs, e.g. `webEventStore()`. Without a
   * store the events are lost with the page.
   */
  store?: EventStore | undefined;
  /** Prefix of the store's keys; the same as the prefix of the SDK. */
  namespace?: string | undefined;
  /**
   * Sends by fetch, which the server confirms, while the page is visible, and by beacon only when it is hidden. By
   * default the beacon is always used (spec 7.1): it is cheaper, but its events count as sent without confirmation.
   */
  confirmed?: boolean | undefined;
}

/** Counts of the event log. */
export interface EventLogStats {
  /** Queued, including events in flight. */
  queued: number;
  /** Accepted by the server or by the browser's beacon. */
  sent: number;
  /** Dropped, for any reason. */
  dropped: number;
  /** Shortened to the contract's limits and queued. */
  cut: number;
}

/** A running event log. */
export interface EventLog {
  /**
   * Logs an event with the current time and user. Never throws. Texts that are too long are cut, end with … and count
   * in `stats().cut`. Events that the contract does not accept otherwise are not sent and count in `drops()`. In
   * development the console reports each defect once.
   * @param eventName 1 to 64 characters
   * @param eventData flat: at most 32 texts of at most 1024 characters, numbers, booleans or nulls
   */
  track(eventName: string, eventData?: LoggedEvent['eventData']): void;
  /** Sends the queued events. Never rejects. */
  flush(): Promise<void>;
  /** Returns the counts since the log was created. */
  stats(): EventLogStats;
  /** Returns the numbers of dropped events by reason. */
  drops(): Readonly<DropCounts>;
  /** Stops for good, like `sdk.dispose()`. Queued events stay in the store, if there is one. */
  dispose(): void;
}
