import type { OpenAnswer, RoundAnswer } from '../../../src/games/protocol.ts';
import { el } from '../dom.ts';
import { prefersReducedMotion, pause } from '../motion.ts';
import type { GameView } from '../game-session.ts';
import { playSound } from '../sound.ts';
import { formatCoins, formatReturn, symbolName } from '../text.ts';
import { createPayTable } from './pay-table.ts';
import { createReel } from './reel.ts';
import { createWinLines } from './win-lines.ts';

const SYMBOLS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'W', 'S'];
/** A round takes about two and a half seconds, and one second at the fast speed. */
const FIRST_LANDING_MS = 560;
const BETWEEN_REELS_MS = 190;
const FAST_PACE = 0.4;
const BEFORE_LINES_MS = 1200;
const PER_LINE_MS = 900;

/** Part of the win of a round: a line or the scatters. */
interface Part {
  readonly win: number;
  readonly cells: readonly Cell[];
  /** Rows of the line; empty for scatters. */
  readonly rows: readonly number[];
}
type Cell = readonly [reel: number, row: number];

/** The slot inside the frame. */
export const createSlotView = (opened: OpenAnswer<'slot'>): GameView<'slot'> => {
  const { rules, symbols } = opened;
  const toSlug = (symbol: string): string => symbols[SYMBOLS.indexOf(symbol)] ?? 'tara';
  const reels = rules.reels.map((ring, index) => createReel(ring.map(toSlug), index * 3));
  const lines = createWinLines(reels.length, 3);
  const glass = el('div', { class: 'glass' }, ...reels.map((reel) => reel.element), ...lines.elements);
  const stage = el('div', { class: 'slot' }, el('div', { class: 'frame' }, glass));
  let stops = reels.map((_, index) => index * 3);
  let begun = 0;

  const plain = (): void => {
    lines.clear();
    stage.classList.remove('winning', 'celebrating');
    for (const cell of stage.querySelectorAll('.hit')) cell.classList.remove('hit');
  };

  const markCells = (cells: readonly Cell[]): void => {
    for (const cell of stage.querySelectorAll('.hit')) cell.classList.remove('hit');
    for (const [reel, row] of cells) reels[reel]?.cells()[row]?.classList.add('hit');
  };

  const showParts = (parts: readonly Part[]): void => {
    markCells(parts.flatMap(({ cells }) => cells));
    lines.show(parts.map(({ rows }) => rows).filter((rows) => rows.length > 0));
  };

  /** Shows each part with its amount, then all again; a new round ends it. */
  const showInTurn = async (parts: readonly Part[], round: number): Promise<void> => {
    await pause(BEFORE_LINES_MS);
    for (const part of parts) {
      if (round !== begun) return;
      showParts([part]);
      lines.showAmount(part.win, part.cells[Math.floor(part.cells.length / 2)] ?? [0, 0]);
      await pause(PER_LINE_MS);
    }
    if (round === begun) showParts(parts);
  };

  const showWins = ({ outcome, win, bet }: RoundAnswer<'slot'>): string => {
    if (win === 0) return '';
    const { scatter } = outcome;
    stage.classList.add('winning');
    // A win that does not exceed the bet is shown but not celebrated.
    stage.classList.toggle('celebrating', win > bet);
    const parts = [
      ...outcome.lines.map((line) => ({ ...line, rows: rules.lines[line.line] ?? [] })),
      ...(scatter ? [{ ...scatter, rows: [] }] : []),
    ];
    showParts(parts);
    if (parts.length > 1) void showInTurn(parts, begun);
    const named = outcome.lines.map(({ line, count, symbol, win: paid }) => {
      const name = symbolName(toSlug(symbol));
      return `Line ${line + 1}, ${count} of ${name}, ${formatCoins(paid)}.`;
    });
    if (scatter) named.push(`${scatter.count} presents, ${formatCoins(scatter.win)}.`);
    return named.join(' ');
  };

  const speed = el('button', { class: 'chip', type: 'button', 'aria-pressed': 'false' }, 'Fast');
  let fast = false;
  const switchSpeed = (): void => {
    fast = !fast;
    speed.setAttribute('aria-pressed', String(fast));
  };
  speed.addEventListener('click', switchSpeed);

  return {
    stage,
    controls: [],
    note: `20 lines · ${formatReturn(opened.returnPercent)}`,
    choice: () => undefined,
    enable: () => undefined,
    extras: [speed],
    onKey: (key) => {
      if (key === 's') switchSpeed();
      return key === 's';
    },
    info: (bet) => createPayTable(opened, bet),
    begin: () => {
      begun = performance.now();
      plain();
      for (const reel of reels) reel.roll();
    },
    reset: () => reels.forEach((reel, index) => reel.showStop(stops[index] ?? 0)),
    reveal: async (answer) => {
      stops = [...answer.outcome.stops];
      // After a lost connection the reels stand: they start again before they stop.
      for (const reel of reels) reel.roll();
      const pace = fast ? FAST_PACE : 1;
      const first = FIRST_LANDING_MS * pace - (performance.now() - begun);
      await pause(prefersReducedMotion() ? 120 : Math.max(0, first));
      await Promise.all(
        reels.map(async (reel, index) => {
          if (!prefersReducedMotion()) await pause(index * BETWEEN_REELS_MS * pace);
          await reel.land(stops[index] ?? 0, pace);
          playSound('stop');
        }),
      );
      return showWins(answer);
    },
  };
};
