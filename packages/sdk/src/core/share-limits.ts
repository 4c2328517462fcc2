import type { Clock } from './clock.ts';
import type { OperationLimits } from './types.ts';

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
