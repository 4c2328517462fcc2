import type { Clock } from './clock.ts';

/** Limits of an operation that may take several calls, e.g. a sign-in. */
export interface OperationLimits {
  /** Cancels the operation. */
  signal?: AbortSignal | undefined;
  /** Limit of the whole operation in milliseconds, all attempts and pauses included, up to 2,147,483,647; 0 for none. */
  deadlineMs?: number | undefined;
}

/**
 * Shares the limits of an operation between its calls.
 * @param limits by default none
 * @returns limits whose deadline is what is left whenever it is read
 */
export function shareLimits(clock: Clock, { signal, deadlineMs }: OperationLimits = {}): OperationLimits {
  const startedAt = clock.now();
  return {
    signal,
    get deadlineMs() {
      // A deadline of 0 would be none.
      return deadlineMs && Math.max(1, startedAt + deadlineMs - clock.now());
    },
  };
}
