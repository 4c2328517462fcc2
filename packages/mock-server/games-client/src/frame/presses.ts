import { skipMotion } from '../motion.ts';

/** A press within this time of the last one on the same button or key does nothing: a double tap is one bet. */
const DOUBLE_MS = 350;

/**
 * Decides which presses start a round: not the second of two quick ones, and not one that skips the counting of a win.
 * @returns calls the function unless the latest press does nothing
 */
export const listenToPresses = (): ((start: () => void) => void) => {
  let last: unknown;
  let at = -Infinity;
  let isIgnored = false;
  const press = (control: unknown): void => {
    const now = performance.now();
    isIgnored = skipMotion() || (control === last && now - at < DOUBLE_MS);
    last = control;
    at = now;
  };
  document.addEventListener('pointerdown', ({ target }) => {
    press(target instanceof Element ? target.closest('button, label') : null);
  });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      if (!event.repeat) press('key');
      // A held key must not act as autoplay; nor may it close the dialog that its press has opened.
      else if (event.key === 'Enter') event.preventDefault();
    },
    true,
  );
  return (start) => {
    if (!isIgnored) start();
  };
};
