import type { WorldConfigOverrides } from '#config/world-config.ts';
import type { Schema } from '#contract/schema-types.ts';
import type { Changes } from '#store/recording.ts';
import type { StateChange } from './state-changes.ts';

/** A received call. */
export interface JournalEntry {
  readonly id: number;
  /** The X-Request-Id of the answer. */
  readonly requestId: string;
  readonly time: number;
  readonly method: string;
  readonly path: string;
  readonly operationId?: string;
  /** 0 if there was no answer: the connection was closed, or the call still waits. */
  readonly status: number;
  /** How long the call still waits, in ms of machine time; undefined if it does not. */
  readonly waitsMs?: number;
  readonly errcode?: number;
  readonly playerId?: number;
  readonly durationMs: number;
  readonly faultId?: number;
  readonly stubId?: number;
  /** Rules for this call that did not apply, with the condition that failed. */
  readonly misses?: readonly {
    readonly faultId?: number;
    readonly stubId?: number;
    readonly reason: string;
  }[];
  /** Whether the answer comes from an idempotency record; nothing was changed. */
  readonly replayed?: true;
  /** How the answer broke the contract, if it did. */
  readonly contractViolation?: string;
  /** The trace id of its `traceparent` header, if that is valid. */
  readonly traceId?: string;
  /** The headers of the request that contain no secret, with names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly request?: unknown;
  readonly response?: unknown;
  /** The call's changes of the world. */
  readonly changes?: readonly StateChange[];
}

/** What a fork of the world needs of a call besides its changes. Not shown. */
export interface Arrival {
  /** The stamp of the arrival: see `createStamps`. */
  readonly at: number;
  /** Present if the clock was frozen. */
  readonly isFrozen?: true;
  /** The switches that differed from their scenario; absent if there were none. */
  readonly config?: WorldConfigOverrides;
}

/** Stored data of a call that the journal does not show. */
export interface Hidden {
  readonly arrival: Arrival;
  /** Of the world. */
  readonly generation: number;
  /** Changes that are not in the world's history, because nobody would undo them; absent if there are none. */
  readonly unlisted?: Changes;
}

/** An entry as it is stored. An entry of a version before the forks has no hidden data. */
export interface StoredEntry extends Omit<JournalEntry, 'id'>, Partial<Hidden> {
  /** Until when the call waits, in ms since 1970 UTC of machine time. */
  readonly waitsUntil?: number;
}

export interface ReceivedEvent {
  readonly id: number;
  readonly time: number;
  readonly event: Schema<'LoggedEvent'>;
}

/** What a journal reads of its world, and whom it notifies of a new or changed entry. */
export interface JournalHost {
  readonly name: string;
  /** By world. */
  readonly observers: ReadonlyMap<string, { written(): void }>;
  /** The time of the machine, or of the database that several machines share. */
  machineNow(): number;
}

export interface JournalFilter {
  operationId?: string;
  status?: number;
  errcode?: number;
  playerId?: number;
  faultId?: number;
  stubId?: number;
  /** Selects calls that still wait. */
  isWaiting?: boolean;
  traceId?: string;
  /** Matches any part of path, body or answer, regardless of case. */
  text?: string;
  /** Fields that the body contains with these values; it may contain more. */
  request?: Readonly<Record<string, unknown>>;
  /** Headers with these values, names in lower case. */
  headers?: Readonly<Record<string, string>>;
  sinceId?: number;
  /** Excluded calls. */
  without?: readonly string[];
  /** By the world's clock, in ms since 1970 UTC. */
  since?: number;
  limit?: number;
}
