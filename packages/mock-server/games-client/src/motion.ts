const query = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the user prefers reduced motion; read each time, because the setting can change. */
export const prefersReducedMotion = (): boolean => query.matches;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls `step` on every frame with the elapsed share of the time, and finally with 1. */
export const tween = (ms: number, step: (share: number) => void): Promise<void> =>
  new Promise((resolve) => {
    const start = performance.now();
    const frame = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - start) / ms));
      step(share);
      if (share < 1) requestAnimationFrame(frame);
      else resolve();
    };
    requestAnimationFrame(frame);
  });

export const easeOut = (share: number): number => 1 - (1 - share) ** 3;
