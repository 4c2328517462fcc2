/** Time as the SDK sees it, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /**
   * Runs once after a delay.
   * @param ms milliseconds
   * @param idle whether nobody waits for it: such a timer should not keep a process alive. A clock may take no notice.
   */
  setTimeout(run: () => void, ms: number, idle?: boolean): unknown;
  /** Forgets a timer; one that has run or is unknown is no error. */
  clearTimeout(handle: unknown): void;
}

/** The platform's clock. Its idle timers do not keep a Node process alive; those that somebody waits for do. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout(run, ms, idle) {
    const handle: unknown = setTimeout(run, ms);
    if (idle && typeof handle === 'object') (handle as { unref?: () => void }).unref?.();
    return handle;
  },
  clearTimeout: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};
