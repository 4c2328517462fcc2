import { el } from '../dom.ts';
import { easeOut, prefersReducedMotion, tween } from '../motion.ts';
import { symbolName } from '../text.ts';
import { symbolUrl } from '../config.ts';

/** Visible rows. */
const ROWS = 3;
/** Speed while waiting for the answer, in symbols per second. */
const ROLL_SPEED = 26;
/** Symbols between full speed and the stop; with the easing the reel stops in about 1.1 s. */
const LANDING = 10;

/** One reel: a ring of symbols that can stop at each of its positions. */
export interface Reel {
  readonly element: HTMLElement;
  /** The three visible pictures, top to bottom, when the reel stands. */
  cells(): HTMLElement[];
  roll(): void;
  /** Stops with `stop` in the top row. @param pace the share of the usual time that it takes */
  land(stop: number, pace: number): Promise<void>;
  /** Shows `stop` immediately. */
  showStop(stop: number): void;
}

/**
 * Creates a reel.
 * @param ring slugs of the symbols around it
 * @param stop the first position
 */
export const createReel = (ring: readonly string[], stop: number): Reel => {
  const size = ring.length;
  // The window of three rows may begin at any stop, so the first symbols are repeated after the last ones.
  const cells = [...ring, ...ring.slice(0, ROWS + 1)].map((slug) =>
    el(
      'span',
      { class: 'cell' },
      el('img', {
        src: symbolUrl(slug),
        alt: symbolName(slug),
        width: 128,
        height: 128,
        draggable: 'false',
        decoding: 'sync',
      }),
    ),
  );
  const band = el('div', { class: 'band' }, ...cells);
  const element = el('div', { class: 'reel' }, band);
  let position = stop;
  let rolling = 0;

  const place = (): void => {
    const within = ((position % size) + size) % size;
    band.style.setProperty('--at', within.toFixed(4));
  };
  place();

  const showStop = (at: number): void => {
    cancelAnimationFrame(rolling);
    rolling = 0;
    position = at;
    element.classList.remove('rolling');
    place();
  };

  return {
    element,
    showStop,
    cells: () => cells.slice(position, position + ROWS),
    roll: () => {
      if (rolling) return;
      element.classList.add('rolling');
      if (prefersReducedMotion()) return;
      let last = performance.now();
      const frame = (now: number): void => {
        position -= ((now - last) / 1000) * ROLL_SPEED;
        last = now;
        place();
        rolling = requestAnimationFrame(frame);
      };
      rolling = requestAnimationFrame(frame);
    },
    land: async (at, pace) => {
      cancelAnimationFrame(rolling);
      rolling = 0;
      if (!prefersReducedMotion()) {
        // The band switches to the neighbourhood of the drawn stop while it moves too fast to read, then slows down.
        const start = at + LANDING;
        await tween(((3 * LANDING) / ROLL_SPEED) * 1000 * pace, (share) => {
          position = start - LANDING * easeOut(share);
          place();
        });
      }
      showStop(at);
    },
  };
};
