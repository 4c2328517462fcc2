import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long a long piece of work keeps everybody else waiting at a stretch, in ms. */
const STRETCH_MS = 15;

/**
 * Lets others have their turn in the middle of long work.
 * @returns to be awaited after each piece; it takes no time until a stretch is over
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
