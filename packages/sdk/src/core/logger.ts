import { isThenable } from './run-steps.ts';

/** Receives short messages about what the SDK does. They never contain a token, a password or a body. */
export interface Logger {
  /** Reports a failure that the caller does not see otherwise. */
  warn(message: string, facts?: Record<string, unknown>): void;
}

/**
 * Runs a callback of the SDK's user without waiting for its result. Its errors and rejections do not leave this
 * function.
 * @param run starts immediately
 * @param failed called once if `run` fails
 */
export function runIsolated(run: () => unknown, failed: () => void): void {
  // An async function turns both kinds of failure into a rejection.
  void (async () => run())().catch(failed);
}

/** Wraps a logger so that it never throws. */
export function safeLogger(log: Logger | undefined): Logger {
  return {
    warn: (...facts) =>
      runIsolated(
        () => log?.warn(...facts),
        () => undefined,
      ),
  };
}

/**
 * Returns the answer of a callback of the SDK's user.
 * @param log receives a failure
 * @param name name of the callback
 * @param otherwise returned if the callback returns nothing or fails
 */
export function callWithDefault<T>(log: Logger, name: string, run: (() => T) | undefined, otherwise: T): T {
  const failed = () => log.warn(`${name}() failed`);
  try {
    const value = run?.() ?? otherwise;
    if (!isThenable(value)) return value;
    // A promise is not an allowed answer here, and nothing waits for it.
    runIsolated(() => value, failed);
  } catch {
    failed();
  }
  return otherwise;
}
