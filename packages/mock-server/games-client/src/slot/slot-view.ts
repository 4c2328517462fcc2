import type { OpenAnswer, RoundAnswer } from '../../../src/games/protocol.ts';
import { el } from '../dom.ts';
import { prefersReducedMotion, pause } from '../motion.ts';
import type { GameView } from '../game-session.ts';
import { playSound } from '../sound.ts';
import { formatReturn } from '../text.ts';
import { createPayTable } from './pay-table.ts';
import { createReel } from './reel.ts';
import { createWinLines } from './win-lines.ts';

const SYMBOLS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'W', 'S'];
/** A round takes about two and a half seconds, to keep the pace of play low. */
const FIRST_LANDING_MS = 560;
const BETWEEN_REELS_MS = 190;
const PER_LINE_MS = 900;
/** With more lines than this, lines are shown only together. */
const LINES_IN_TURN = 5;

/** The slot inside the frame. */
export const createSlotView = (opened: OpenAnswer<'slot'>): GameView<'slot'> => {
  const { rules, symbols } = opened;
  const slugOf = (symbol: string): string => symbols[SYMBOLS.indexOf(symbol)] ?? 'tara';
  const reels = rules.reels.map((ring, index) => createReel(ring.map(slugOf), index * 3));
  const lines = createWinLines(reels.length, 3);
  const glass = el('div', { class: 'glass' }, ...reels.map((reel) => reel.element), lines.element);
  const stage = el('div', { class: 'slot' }, el('div', { class: 'frame' }, glass));
  let stops = reels.map((_, index) => index * 3);
  let begun = 0;

  const plain = (): void => {
    lines.clear();
    stage.classList.remove('winning', 'celebrating');
    for (const cell of stage.querySelectorAll('.hit')) cell.classList.remove('hit');
  };

  const markCells = (cells: readonly (readonly [number, number])[]): void => {
    for (const cell of stage.querySelectorAll('.hit')) cell.classList.remove('hit');
    for (const [reel, row] of cells) reels[reel]?.cells()[row]?.classList.add('hit');
  };

  const showWins = async ({ outcome, win, bet }: RoundAnswer<'slot'>): Promise<string> => {
    if (win === 0) return '';
    const { scatter } = outcome;
    stage.classList.add('winning');
    // A win below the bet is shown but not celebrated.
    stage.classList.toggle('celebrating', win >= bet);
    const all = [...outcome.lines.flatMap((line) => line.cells), ...(scatter?.cells ?? [])];
    const rows = outcome.lines.map(({ line }) => rules.lines[line] ?? []);
    markCells(all);
    lines.show(rows);
    const count = outcome.lines.length;
    if (count > 1 && count <= LINES_IN_TURN && win >= bet && !prefersReducedMotion())
      void inTurn(outcome.lines, all, rows, begun);
    const words = [
      count > 0 ? `${count} ${count === 1 ? 'line' : 'lines'}` : '',
      scatter ? `${scatter.count} presents` : '',
    ];
    return `${words.filter(Boolean).join(' and ')}.`;
  };

  /** Shows each line alone, then all lines again; a new round ends it. */
  const inTurn = async (
    wins: readonly { line: number; cells: readonly (readonly [number, number])[] }[],
    all: readonly (readonly [number, number])[],
    rows: readonly (readonly number[])[],
    round: number,
  ): Promise<void> => {
    await pause(1600);
    for (const { line, cells } of wins) {
      if (round !== begun) return;
      markCells(cells);
      lines.show([rules.lines[line] ?? []]);
      await pause(PER_LINE_MS);
    }
    if (round !== begun) return;
    markCells(all);
    lines.show(rows);
  };

  return {
    stage,
    controls: [],
    note: `20 lines · ${formatReturn(opened.returnPercent)}`,
    choice: () => undefined,
    enable: () => undefined,
    info: (bet) => createPayTable(opened, bet),
    begin: () => {
      begun = performance.now();
      plain();
      for (const reel of reels) reel.roll();
    },
    reset: () => reels.forEach((reel, index) => reel.showStop(stops[index] ?? 0)),
    reveal: async (answer) => {
      stops = [...answer.outcome.stops];
      // After a lost connection the reels showStop: they start again before they stop.
      for (const reel of reels) reel.roll();
      await pause(prefersReducedMotion() ? 120 : Math.max(0, FIRST_LANDING_MS - (performance.now() - begun)));
      await Promise.all(
        reels.map(async (reel, index) => {
          if (!prefersReducedMotion()) await pause(index * BETWEEN_REELS_MS);
          await reel.land(stops[index] ?? 0);
          playSound('stop');
        }),
      );
      return showWins(answer);
    },
  };
};
