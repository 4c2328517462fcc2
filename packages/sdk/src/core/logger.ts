import { isThenable } from './run-steps.ts';

/** Receives short facts about what the SDK does. Never a token, a password or a body. */
export interface Logger {
  /** Something went wrong that the caller is not told otherwise. */
  warn(message: string, facts?: Record<string, unknown>): void;
}

/**
 * Runs a function of the SDK's user whose result nobody waits for. What it throws, or rejects with, stays here.
 * @param run it begins at once
 * @param failed told once if it fails
 */
export function isolated(run: () => unknown, failed: () => void): void {
  // An async function makes one thing of both kinds of failure.
  void (async () => run())().catch(failed);
}

/** A logger that never throws, whatever the one it hands on to does. */
export function safeLogger(log: Logger | undefined): Logger {
  return {
    warn: (...facts) =>
      isolated(
        () => log?.warn(...facts),
        () => undefined,
      ),
  };
}

/**
 * What a function of the SDK's user answers.
 * @param log told if it fails
 * @param name of the function
 * @param otherwise in the place of nothing and of a failure
 */
export function answerOf<T>(log: Logger, name: string, run: (() => T) | undefined, otherwise: T): T {
  const failed = () => log.warn(`${name}() failed`);
  try {
    const value = run?.() ?? otherwise;
    if (!isThenable(value)) return value;
    // Not what it is to answer, and nobody waits for it.
    isolated(() => value, failed);
  } catch {
    failed();
  }
  return otherwise;
}
