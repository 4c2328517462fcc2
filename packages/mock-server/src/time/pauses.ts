import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work may run without a pause for other work, in ms. */
const STRETCH_MS = 15;

/**
 * Creates pauses for long work, so that other work can run.
 * @returns call and await it after each piece; it returns immediately unless a pause is due
 */
export function createPauses(): () => Promise<void> | undefined {
  let begun = performance.now();
  return () => {
    if (performance.now() - begun < STRETCH_MS) return undefined;
    return nextTurn().then(() => {
      begun = performance.now();
    });
  };
}
