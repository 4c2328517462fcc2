/** Time as the SDK sees it, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /** Runs once after a delay. @param ms milliseconds */
  setTimeout(run: () => void, ms: number): unknown;
  /** Forgets a timer; one that has run or is unknown is no error. */
  clearTimeout(handle: unknown): void;
}

/** The platform's clock. Its timers never keep a Node process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout(run, ms) {
    const handle = setTimeout(run, ms);
    if (typeof handle === 'object') (handle as { unref?: () => void }).unref?.();
    return handle;
  },
  clearTimeout: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};
