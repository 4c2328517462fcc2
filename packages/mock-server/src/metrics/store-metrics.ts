import type { StoreKind } from '#store/database.ts';

/** Counts the commits of a store. */
export interface StoreMetrics {
  /**
   * A commit succeeded.
   * @param ms its duration, in ms of machine time
   */
  committed(ms: number): void;
  /** A commit was rejected because the data it read has changed. It may be repeated. */
  conflicted(): void;
  /** The store could not be reached, or failed. */
  failed(): void;
}

/** The values that the metrics read from a store. */
export interface MeasuredStore {
  readonly kind: StoreKind;
  /** Journal entries that wait to be written. */
  journalQueue(): number;
}
