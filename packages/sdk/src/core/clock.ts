/** The time source of the SDK. Tests replace it. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /**
   * Runs a function once after a delay.
   * @param ms milliseconds
   * @param idle whether the timer may not keep a process alive; a clock may ignore it
   */
  setTimeout(run: () => void, ms: number, idle?: boolean): unknown;
  /** Cancels a timer. Ignores timers that have fired and unknown timers. */
  clearTimeout(handle: unknown): void;
}

/** The platform's clock. Its idle timers do not keep a Node process alive; its other timers do. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout(run, ms, idle) {
    const handle: unknown = setTimeout(run, ms);
    if (idle && typeof handle === 'object') (handle as { unref?: () => void }).unref?.();
    return handle;
  },
  clearTimeout: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};
