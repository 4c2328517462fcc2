import type { Clock } from './clock.ts';

/** Why a running request was stopped. */
export type StopReason = 'timeout' | 'abort';

export interface Deadline {
  readonly signal: AbortSignal;
  /** Set once the request was stopped; undefined while it may still run. */
  readonly reason: () => StopReason | undefined;
  /** Takes the timer and the listener off the caller's signal again. */
  release(): void;
}

/**
 * One signal for both ways a request may end early: the caller's own signal, and the time allowed.
 * The deadline covers the body too, because a server may stall after its headers.
 * @param timeoutMs milliseconds; 0 or less means no limit
 */
export function startDeadline(clock: Clock, timeoutMs: number, callerSignal?: AbortSignal): Deadline {
  const controller = new AbortController();
  let reason: StopReason | undefined;
  const stop = (why: StopReason) => {
    reason ??= why;
    controller.abort();
  };
  const onAbort = () => stop('abort');
  if (callerSignal?.aborted) onAbort();
  callerSignal?.addEventListener('abort', onAbort, { once: true });
  const timer = timeoutMs > 0 ? clock.setTimeout(() => stop('timeout'), timeoutMs) : undefined;
  return {
    signal: controller.signal,
    reason: () => reason,
    release() {
      if (timer !== undefined) clock.clearTimeout(timer);
      callerSignal?.removeEventListener('abort', onAbort);
    },
  };
}
