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

/** An entry without headers, bodies and changes, for a reader that follows the journal. */
export interface FollowedCall {
  readonly call: Omit<JournalEntry, 'headers' | 'request' | 'response' | 'changes' | 'misses'>;
  /** Whether the entry may still change: the call waits, or runs after it has waited. */
  readonly isOpen: boolean;
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
