import type { EventStore } from './event-store.ts';
import type { LoggedEvent } from './entry.ts';

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
  /**
   * Fields of every event, as an object or as a function that is called for each event. The call's own fields win. The
   * limits of `eventData` apply to all fields together; the call's own fields count first. A function that fails is
   * reported to the SDK's `log`, and the event has only its own fields.
   */
  fields?: EventFields | (() => EventFields) | undefined;
  /**
   * Changes or drops an event when it is logged, before it is stored. It receives a complete event of its own and
   * returns the event to send, or null to drop it. Not asynchronous. If it fails, the SDK's `log` gets a line and the
   * event is dropped: an event is never sent unchecked.
   */
  beforeSend?: ((event: LoggedEvent) => LoggedEvent | null) | undefined;
  /**
   * Share of the pages whose events are sent, 0 to 1; 1 by default. Drawn once for each event log, not for each event,
   * so that the steps of one visit are all there or all missing. A reload draws again. A process that runs for days
   * samples by event in `beforeSend`.
   */
  sampleRate?: number | undefined;
}

/** Fields of an event: a flat object. */
export type EventFields = NonNullable<LoggedEvent['eventData']>;

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

/** Numbers of dropped events by reason. */
export interface DropCounts {
  /** The queue was full; the oldest events are dropped first. */
  overflow: number;
  /** A field of the event or a common field is outside the contract's limits. The event was not sent. */
  invalid: number;
  /** The event is not JSON, or the server cannot read it, even alone. */
  rejected: number;
  /** Dropped by `beforeSend`, or `beforeSend` failed. */
  beforeSend: number;
  /** Left out by `sampleRate`. */
  sampled: number;
  /** Queued at an opt-out, or logged after it. */
  optedOut: number;
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
  /**
   * Drops all queued events, including stored events of other tabs, and stops sending: later events are dropped. With a
   * `store` the opt-out applies to all tabs and survives a reload. A request in flight is not cancelled.
   */
  optOut(): void;
  /** Ends an opt-out. */
  optIn(): void;
  /** Returns whether the last of `optOut` and `optIn` was `optOut`, here or in another tab of the same store. */
  isOptedOut(): boolean;
  /** Stops for good, like `sdk.dispose()`. Queued events stay in the store, if there is one. */
  dispose(): void;
}
