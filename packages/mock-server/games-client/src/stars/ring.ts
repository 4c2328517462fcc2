import { config } from '../config.ts';
import { el, svg } from '../dom.ts';
import { easeOut, prefersReducedMotion, tween } from '../motion.ts';
import { playSound } from '../sound.ts';
import { formatMultiple } from '../text.ts';

/** Full turns before the light slows down; equal for every result. */
const LAPS = 2;
const RUN_MS = 2300;

/** The ring of lamps around the game's picture. */
export interface Ring {
  readonly element: HTMLElement;
  /** Shows the pay of each lamp. */
  show(lamps: readonly number[]): void;
  /** Runs the light while waiting for the answer. */
  roll(): void;
  reset(): void;
  land(lamp: number): Promise<void>;
  /** Marks the drawn lamp. */
  mark(lamp: number, celebrate: boolean): void;
}

/** The star of an unlit lamp. */
const dimStar = (): SVGSVGElement =>
  svg(
    'svg',
    { viewBox: '0 0 20 20', class: 'lamp-star', 'aria-hidden': 'true' },
    svg('path', { d: 'M10 1.5 12 8l6.5 2-6.5 2-2 6.5L8 12l-6.5-2L8 8Z' }),
  );

export const createRing = (count: number): Ring => {
  const lamps = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const lamp = el('span', { class: 'lamp' });
    lamp.style.setProperty('--x', Math.sin(angle).toFixed(4));
    lamp.style.setProperty('--y', (-Math.cos(angle)).toFixed(4));
    return lamp;
  });
  const centre = el(
    'span',
    { class: 'ring-centre' },
    el('img', { src: config.poster, alt: '', width: 512, height: 640 }),
  );
  const element = el('div', { class: 'ring', role: 'img' }, centre, ...lamps);
  let lit = -1;
  let rolling = 0;

  const light = (index: number): void => {
    if (index === lit) return;
    lamps[lit]?.classList.remove('lit');
    lit = index;
    lamps[lit]?.classList.add('lit');
    if (lit >= 0) playSound('tick');
  };
  const stop = (): void => {
    cancelAnimationFrame(rolling);
    rolling = 0;
  };

  return {
    element,
    show: (pays) => {
      element.setAttribute(
        'aria-label',
        `Lamps pay ${pays.map((pay) => (pay ? formatMultiple(pay) : 'nothing')).join(', ')}`,
      );
      lamps.forEach((lamp, index) => {
        const pay = pays[index] ?? 0;
        lamp.dataset['tier'] = pay === 0 ? 'none' : pay < 200 ? 'low' : pay < 500 ? 'mid' : 'high';
        lamp.replaceChildren(pay === 0 ? dimStar() : el('b', { class: 'num' }, formatMultiple(pay)));
      });
    },
    roll: () => {
      element.classList.remove('decided', 'celebrating');
      for (const lamp of lamps) lamp.classList.remove('drawn');
      if (rolling || prefersReducedMotion()) return;
      const start = performance.now();
      const frame = (now: number): void => {
        light(Math.floor((now - start) / 55) % count);
        rolling = requestAnimationFrame(frame);
      };
      rolling = requestAnimationFrame(frame);
    },
    reset: () => {
      stop();
      light(-1);
    },
    land: async (lamp) => {
      stop();
      if (!prefersReducedMotion()) {
        const from = Math.max(0, lit);
        const way = LAPS * count + ((lamp - from + count) % count);
        await tween(RUN_MS, (share) => light((from + Math.round(way * easeOut(share))) % count));
      }
      light(lamp);
    },
    mark: (lamp, celebrate) => {
      element.classList.add('decided');
      element.classList.toggle('celebrating', celebrate);
      lamps[lamp]?.classList.add('drawn');
    },
  };
};
