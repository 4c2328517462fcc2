import type { StoreKind } from '#store/database.ts';

/** Told by whoever owns the store what becomes of its commits. */
export interface StoreMetrics {
  /**
   * A commit went through.
   * @param ms how long it took, in ms of machine time
   */
  committed(ms: number): void;
  /** A commit came too late: what it read had changed meanwhile. It may be tried again. */
  conflicted(): void;
  /** The store could not be reached, or failed. */
  failed(): void;
}

/** What the metrics read of a store when they are asked for. */
export interface MeasuredStore {
  readonly kind: StoreKind;
  /** Journal entries that wait to be written. */
  journalQueue(): number;
}
