import type { Latency } from './latency.ts';

/** The HTTP statuses that a rule can answer within the contract. */
export type FailureStatus = 400 | 401 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 501 | 503;

/** Which calls a rule applies to. All conditions must hold. */
export interface CallCondition {
  /** The operation id, or `*` for every call. */
  readonly operationId: string;
  readonly playerId?: number;
  /** Fields that the body contains with these values; it may contain more. */
  readonly request?: Readonly<Record<string, unknown>>;
  /** Headers with these values, names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The number of matching calls to leave out first. */
  readonly skip?: number;
  /** Applies to each n-th matching call after the skipped ones. */
  readonly every?: number;
  readonly times?: number;
  readonly probability?: number;
  /** The seed of this rule's random numbers; by default they follow from the world's seed. */
  readonly seed?: number;
  /** Rules of a higher priority are checked first, and among equals older ones; default 0. */
  readonly priority?: number;
}

/** An answer of one's own. */
export interface StubAnswer {
  /** Default 200. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The whole body, or with `merge` the fields to replace in the world’s answer. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Whether the call runs and the body changes its answer. */
  readonly merge?: boolean;
  /** Sent instead of a JSON body. */
  readonly text?: string;
  readonly broken?: 'truncate' | 'empty';
  /** Whether the answer may break the contract. */
  readonly invalid?: boolean;
}

/** An answer instead of the world's; at most one of the three. */
export interface Substitute {
  readonly errcode?: number;
  readonly httpStatus?: FailureStatus;
  readonly answer?: StubAnswer;
}

/** A rule of a world: a fault, or a stub if it has an `answer`. */
export interface Rule extends CallCondition, Substitute {
  readonly latency?: Latency;
  readonly effect?: 'dropBefore' | 'dropAfter' | 'truncate' | 'hold';
  /** When `hold` stops the call; default before it runs. */
  readonly at?: 'before' | 'after';
}

/** A fault as a caller adds it. */
export type FaultRule = Omit<Rule, 'answer'>;

/** A rule in the list of its world. */
export interface ActiveRule {
  readonly id: number;
  readonly rule: Rule;
  /** The number of calls that it has affected. */
  readonly hits: number;
}

/** A rule by the name of its number: a fault or a stub. */
export type RuleName = { readonly faultId: number } | { readonly stubId: number };

/** Why a rule for this call did not apply. */
export type Miss = RuleName & { readonly reason: string };
