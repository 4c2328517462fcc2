const query = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the user prefers reduced motion; read each time, because the setting can change. */
export const prefersReducedMotion = (): boolean => query.matches;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const running = new Set<() => void>();

/** Ends the animations that may be skipped, e.g. the count-up of a win. @returns whether there was one */
export const skipMotion = (): boolean => {
  const found = running.size > 0;
  for (const end of running) end();
  return found;
};

/**
 * Calls `step` on every frame with the elapsed share of the time, and finally with 1.
 * @param canSkip whether `skipMotion` ends it early
 */
export const tween = (ms: number, step: (share: number) => void, canSkip = false): Promise<void> =>
  new Promise((resolve) => {
    const start = performance.now();
    let request = 0;
    const end = (): void => {
      cancelAnimationFrame(request);
      running.delete(end);
      step(1);
      resolve();
    };
    const frame = (now: number): void => {
      const share = Math.max(0, (now - start) / ms);
      if (share >= 1) {
        end();
        return;
      }
      step(share);
      request = requestAnimationFrame(frame);
    };
    if (canSkip) running.add(end);
    request = requestAnimationFrame(frame);
  });

export const easeOut = (share: number): number => 1 - (1 - share) ** 3;
