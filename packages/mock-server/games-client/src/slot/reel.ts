import { el } from '../dom.ts';
import { easeOut, lessMotion, tween } from '../motion.ts';
import { symbolName } from '../text.ts';
import { symbolUrl } from '../config.ts';

/** Rows that show. */
const ROWS = 3;
/** Speed while the answer is awaited, in symbols per second. */
const ROLL_SPEED = 26;
/** Symbols from the last fast moment to the stop; with the ease it makes the stop about 1.1 s long. */
const LANDING = 10;

/** One reel: a ring of symbols that can stand at each of its stops. */
export interface Reel {
  readonly element: HTMLElement;
  /** The three pictures that show, top to bottom, once it stands. */
  cells(): HTMLElement[];
  roll(): void;
  /** Comes to rest with `stop` in the top row. */
  land(stop: number): Promise<void>;
  /** Stands at `stop` at once. */
  stand(stop: number): void;
}

/**
 * Makes a reel.
 * @param ring slugs of the symbols around it
 * @param stop where it stands first
 */
export const createReel = (ring: readonly string[], stop: number): Reel => {
  const size = ring.length;
  // The window of three may begin at any stop, so the first ones follow the last ones once more.
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

  const stand = (at: number): void => {
    cancelAnimationFrame(rolling);
    rolling = 0;
    position = at;
    element.classList.remove('rolling');
    place();
  };

  return {
    element,
    stand,
    cells: () => cells.slice(position, position + ROWS),
    roll: () => {
      if (rolling) return;
      element.classList.add('rolling');
      if (lessMotion()) return;
      let last = performance.now();
      const frame = (now: number): void => {
        position -= ((now - last) / 1000) * ROLL_SPEED;
        last = now;
        place();
        rolling = requestAnimationFrame(frame);
      };
      rolling = requestAnimationFrame(frame);
    },
    land: async (at) => {
      cancelAnimationFrame(rolling);
      rolling = 0;
      if (!lessMotion()) {
        // The band takes up the drawn stop's neighbourhood while it is too fast to read, then slows down onto it.
        const start = at + LANDING;
        await tween(((3 * LANDING) / ROLL_SPEED) * 1000, (share) => {
          position = start - LANDING * easeOut(share);
          place();
        });
      }
      stand(at);
    },
  };
};
