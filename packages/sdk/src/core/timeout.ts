import type { Clock } from './clock.ts';
import { onAbort } from './on-abort.ts';

/** The longest delay of platform timers (24.8 days). A longer delay would fire immediately. */
export const TIMER_MAX_MS = 2 ** 31 - 1;

/** Why an operation was stopped. */
export type StopReason = 'timeout' | 'abort';

/** Limits of an operation. */
export interface TimeLimits {
  clock: Clock;
  /** Milliseconds; 0 for no limit. */
  timeoutMs: number;
  /** Signal of the caller. */
  signal?: AbortSignal | undefined;
}

/**
 * Runs an operation until it settles, the caller aborts or the time is over. It passes one signal for both, and ends
 * even if the operation ignores the signal. It leaves no timer or listener behind.
 * @param limits clock, milliseconds and the caller's signal
 * @param run receives a signal that fires when the operation must stop
 * @param stopped creates the error for a reason
 * @throws the error of `run` or of `stopped`
 */
export async function withTimeout<T>(
  { clock, timeoutMs, signal }: TimeLimits,
  run: (signal: AbortSignal) => Promise<T>,
  stopped: (reason: StopReason) => Error,
): Promise<T> {
  if (signal?.aborted) throw stopped('abort');
  const controller = new AbortController();
  let stop: (reason: StopReason) => void = () => undefined;
  const cut = new Promise<never>((_, reject) => {
    stop = (reason) => {
      reject(stopped(reason));
      controller.abort();
    };
  });
  const off = signal && onAbort(signal, () => stop('abort'));
  const timer = timeoutMs && clock.setTimeout(() => stop('timeout'), timeoutMs);
  try {
    return await Promise.race([cut, run(controller.signal)]);
  } finally {
    clock.clearTimeout(timer);
    off?.();
  }
}
