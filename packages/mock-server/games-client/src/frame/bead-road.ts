import { el } from '../dom.ts';
import { fitBeads } from './pure/fit-beads.ts';

/** One round of the road. */
export interface Bead {
  /** A letter or digit: results differ not only by colour. */
  readonly letter: string;
  /** Its colour and shape, e.g. `home`. */
  readonly kind: string;
  /** The result in words. */
  readonly name: string;
}

export interface BeadRoad {
  readonly element: HTMLElement;
  add(bead: Bead): void;
}

/**
 * The results of the last rounds of this visit as a grid. Earlier rounds do not change the next one.
 * @param name what a round is called, e.g. "hands"
 */
export const createBeadRoad = (name: string, rows: number, columns: number): BeadRoad => {
  let beads: readonly Bead[] = [];
  const cells = Array.from({ length: rows * columns }, () => el('i', { class: 'bead' }));
  const element = el('div', { class: 'beads', role: 'img' }, ...cells);
  element.style.setProperty('--rows', String(rows));
  const show = (): void => {
    cells.forEach((cell, at) => {
      const bead = beads[at];
      cell.textContent = bead?.letter ?? '';
      cell.dataset['kind'] = bead?.kind ?? '';
      cell.classList.toggle('latest', at === beads.length - 1);
    });
    const names = beads.toReversed().map((bead) => bead.name);
    element.setAttribute('aria-label', `Last ${name}: ${names.join(', ') || 'none yet'}`);
  };
  show();
  return {
    element,
    add: (bead) => {
      beads = fitBeads([...beads, bead], rows, columns);
      show();
    },
  };
};
