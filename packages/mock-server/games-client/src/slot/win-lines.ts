import { el, svg } from '../dom.ts';
import { formatCoins } from '../text.ts';

type Line = readonly number[];

/** Draws winning lines over the reels, in a box of 5 by 3 units, and the amount of one win. */
export interface WinLines {
  readonly elements: readonly Element[];
  show(lines: readonly Line[]): void;
  /** Shows the amount of a win at one of its cells. */
  showAmount(win: number, cell: readonly [reel: number, row: number]): void;
  clear(): void;
}

export const createWinLines = (reels: number, rows: number): WinLines => {
  const drawing = svg('svg', {
    class: 'lines',
    viewBox: `0 0 ${reels} ${rows}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const amount = el('span', { class: 'line-win num', 'aria-hidden': 'true' });
  const getPath = (line: Line): string => {
    const points = line.map((row, reel) => `${reel + 0.5} ${row + 0.5}`);
    return `M0 ${(line[0] ?? 0) + 0.5}L${points.join('L')}L${reels} ${(line.at(-1) ?? 0) + 0.5}`;
  };
  return {
    elements: [drawing, amount],
    show: (lines) => {
      amount.textContent = '';
      drawing.replaceChildren(
        ...lines.flatMap((line) => [
          svg('path', { d: getPath(line), class: 'line-shade' }),
          svg('path', { d: getPath(line), class: 'line' }),
        ]),
      );
    },
    showAmount: (win, [reel, row]) => {
      amount.textContent = formatCoins(win);
      amount.style.setProperty('--reel', String(reel));
      amount.style.setProperty('--place', String(row));
    },
    clear: () => {
      drawing.replaceChildren();
      amount.textContent = '';
    },
  };
};
