import type { Clock } from './clock.ts';
import { onAbort } from './on-abort.ts';

/** The longest that platforms' timers count to (24.8 days); a longer wait would be over at once. */
export const TIMER_MAX_MS = 2 ** 31 - 1;

/** Why something was stopped before it was done. */
export type StopReason = 'timeout' | 'abort';

/** How long something may take. */
export interface TimeLimits {
  clock: Clock;
  /** Milliseconds, above 0. */
  timeoutMs: number;
  /** The caller's own signal. */
  signal?: AbortSignal | undefined;
}

/**
 * Runs something until it is done, the caller takes it back or the time is over: one signal for both, and an end
 * even where what runs takes no notice of it. Leaves neither timer nor listener behind.
 * @param limits clock, milliseconds and the caller's signal
 * @param run is handed a signal that fires when its time is over
 * @param stopped makes the error of a reason
 * @throws what `run` throws, or what `stopped` makes of the reason
 */
export async function withTimeout<T>(
  { clock, timeoutMs, signal }: TimeLimits,
  run: (signal: AbortSignal) => Promise<T>,
  stopped: (why: StopReason) => Error,
): Promise<T> {
  if (signal?.aborted) throw stopped('abort');
  const controller = new AbortController();
  let stop: (why: StopReason) => void = () => undefined;
  const cut = new Promise<never>((_, reject) => {
    stop = (why) => {
      reject(stopped(why));
      controller.abort();
    };
  });
  const off = signal && onAbort(signal, () => stop('abort'));
  const timer = clock.setTimeout(() => stop('timeout'), timeoutMs);
  try {
    return await Promise.race([cut, run(controller.signal)]);
  } finally {
    clock.clearTimeout(timer);
    off?.();
  }
}
