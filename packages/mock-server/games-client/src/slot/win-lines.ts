import { svg } from '../dom.ts';

/** Draws winning lines over the reels, in a box of 5 by 3 units. */
export interface WinLines {
  readonly element: SVGSVGElement;
  show(lines: readonly (readonly number[])[]): void;
  clear(): void;
}

export const createWinLines = (reels: number, rows: number): WinLines => {
  const element = svg('svg', {
    class: 'lines',
    viewBox: `0 0 ${reels} ${rows}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const pathOf = (line: readonly number[]): string => {
    const points = line.map((row, reel) => `${reel + 0.5} ${row + 0.5}`);
    return `M0 ${(line[0] ?? 0) + 0.5}L${points.join('L')}L${reels} ${(line.at(-1) ?? 0) + 0.5}`;
  };
  return {
    element,
    show: (lines) =>
      element.replaceChildren(
        ...lines.flatMap((line) => [
          svg('path', { d: pathOf(line), class: 'line-shade' }),
          svg('path', { d: pathOf(line), class: 'line' }),
        ]),
      ),
    clear: () => element.replaceChildren(),
  };
};
