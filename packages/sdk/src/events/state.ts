import { TEXT_MAX } from '@tara/contract/event-limits';
import type { CommonFields } from '../core/calls.ts';
import { BATCH_BYTES_MAX, batchLength, countBytes } from './batch.ts';
import type { Entry, LoggedEvent } from './entry.ts';
import { isWithinLimits, shortenEvent } from './limits.ts';

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

/** The events that are not delivered, and what has happened to the others. */
export interface EventState {
  /** Oldest first. */
  readonly entries: readonly Entry[];
  /** How many of the first entries are the batch whose answer is awaited. */
  readonly inFlight: number;
  /** Maximum length of the next batch: halved while the event is searched that the server rejects (spec 9). */
  readonly limit: number;
  /** Failed attempts since the last success. */
  readonly failures: number;
  /** Events that the server or the browser's beacon accepted. */
  readonly sent: number;
  /** Shortened events. */
  readonly cut: number;
  readonly drops: Readonly<DropCounts>;
}

/** What changes the state. A batch is made of entries of the state; those that were removed meanwhile are ignored. */
export type EventAction =
  | {
      /** `adopted` events come from closed tabs and are older than the queued ones. */
      readonly type: 'tracked' | 'adopted';
      readonly events: readonly LoggedEvent[];
      readonly common: CommonFields;
    }
  /** An event that is not queued. */
  | { readonly type: 'dropped'; readonly reason: keyof DropCounts }
  /** `touched` changes only the time of the stored queue. */
  | { readonly type: 'optedOut' | 'started' | 'touched' }
  | {
      /** `failed` batches are sent again; `taken` ones were adopted by another tab. */
      readonly type: 'sent' | 'rejected' | 'failed' | 'taken';
      readonly batch: readonly Entry[];
    };

/**
 * Maximum number of events that are queued while the server cannot be reached, and their maximum bytes. Beyond either
 * the oldest events are dropped and counted.
 */
const QUEUE_MAX = 500;
const QUEUE_BYTES_MAX = 250_000;

/** @param maxBatch maximum number of events in a batch */
export function createInitialState(maxBatch: number): EventState {
  const drops = { overflow: 0, invalid: 0, rejected: 0, beforeSend: 0, sampled: 0, optedOut: 0 };
  return { entries: [], inFlight: 0, limit: maxBatch, failures: 0, sent: 0, cut: 0, drops };
}

/** Returns the first entries of the queue that fit into a batch, without those in flight. */
export function nextBatch({ entries, inFlight }: EventState, most: number): readonly Entry[] {
  const queued = entries.slice(inFlight);
  return queued.slice(0, batchLength(queued, most));
}

function drop(state: EventState, reason: keyof DropCounts, count: number): EventState {
  return { ...state, drops: { ...state.drops, [reason]: state.drops[reason] + count } };
}

/** Removes entries, also from the batch in flight. */
function remove(state: EventState, batch: readonly Entry[]): EventState {
  const removed = new Set(batch);
  const entries = state.entries.filter((entry) => !removed.has(entry));
  const inFlight = state.entries.slice(0, state.inFlight).filter((entry) => !removed.has(entry)).length;
  return { ...state, entries, inFlight };
}

/** Drops the oldest queued events beyond the bounds. */
function dropOverflow(state: EventState): EventState {
  const queued = state.entries.slice(state.inFlight);
  let bytes = queued.reduce((sum, entry) => sum + entry.bytes, 0);
  let count = 0;
  while (queued.length - count > QUEUE_MAX || bytes > QUEUE_BYTES_MAX) {
    bytes -= queued[count]?.bytes ?? 0;
    count += 1;
  }
  return count === 0 ? state : drop(remove(state, queued.slice(0, count)), 'overflow', count);
}

/** Returns an event that the contract accepts, shortened if it is too long; undefined if that does not help. */
function toEntry(event: LoggedEvent, common: CommonFields): Entry | undefined {
  let shortened = event;
  // Halves the length of all texts until the event fits.
  for (let most = TEXT_MAX; most > 1; most /= 2) {
    const bytes = countBytes(shortened);
    const isLarge = bytes > BATCH_BYTES_MAX;
    if (!isLarge && isWithinLimits(common, shortened)) return { event: shortened, bytes };
    // The length is not the reason.
    if (!isLarge && shortened !== event) return undefined;
    shortened = shortenEvent(event, most);
  }
  return undefined;
}

function add(
  state: EventState,
  { type, events, common }: Extract<EventAction, { common: unknown }>,
): EventState {
  const added = events.flatMap((event) => toEntry(event, common) ?? []);
  const entries = [...state.entries];
  entries.splice(type === 'adopted' ? state.inFlight : entries.length, 0, ...added);
  const cut = state.cut + added.filter(({ event }) => !events.includes(event)).length;
  return dropOverflow(drop({ ...state, entries, cut }, 'invalid', events.length - added.length));
}

/** @param maxBatch as in `createInitialState` */
export function reduce(state: EventState, action: EventAction, maxBatch: number): EventState {
  switch (action.type) {
    case 'tracked':
    case 'adopted':
      return add(state, action);
    case 'dropped':
      return drop(state, action.reason, 1);
    case 'optedOut':
      return drop(remove(state, state.entries), 'optedOut', state.entries.length);
    case 'started':
      return { ...state, inFlight: nextBatch(state, state.limit).length };
    case 'touched':
      return state;
    case 'taken':
      return action.batch.length === 0 ? state : remove(state, action.batch);
    case 'sent': {
      const rest = remove(state, action.batch);
      const sent = state.sent + state.entries.length - rest.entries.length;
      return { ...rest, limit: maxBatch, failures: 0, sent };
    }
    default: {
      const { batch, type } = action;
      const isQueued = batch.some((entry) => state.entries.includes(entry));
      if (!isQueued) return state;
      if (type === 'failed') return dropOverflow({ ...state, inFlight: 0, failures: state.failures + 1 });
      if (batch.length > 1)
        return dropOverflow({ ...state, inFlight: 0, limit: Math.ceil(batch.length / 2) });
      return drop({ ...remove(state, batch), limit: maxBatch }, 'rejected', 1);
    }
  }
}
