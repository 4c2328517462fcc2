import { drawOne, type Random } from './bets.ts';
import { ROWS, SCATTER, slotRules, WILD, type SlotRules, type SlotSymbol } from './slot-rules.ts';

/** A position on the screen: [reel, row], both from 0. */
export type Cell = readonly [reel: number, row: number];

/** The win of one line. */
export interface LineWin {
  /** Index of the line. */
  readonly line: number;
  readonly symbol: SlotSymbol;
  readonly count: number;
  readonly cells: readonly Cell[];
  /** In hundredths. */
  readonly win: number;
}

/** The win of the scatters. */
export interface ScatterWin {
  readonly count: number;
  readonly cells: readonly Cell[];
  readonly win: number;
}

/** A complete spin. */
export interface SlotOutcome {
  /** Index of the top row's symbol on each reel. */
  readonly stops: readonly number[];
  /** The visible symbols: per reel from top to bottom. */
  readonly grid: readonly (readonly SlotSymbol[])[];
  readonly lines: readonly LineWin[];
  readonly scatter: ScatterWin | null;
  /** The total win, in hundredths. */
  readonly win: number;
}

const MIN_RUN = 3;

/** The visible symbols at these stops; reels are rings. */
export function gridAt(stops: readonly number[], rules: SlotRules = slotRules): SlotSymbol[][] {
  return rules.reels.map((reel, index) =>
    Array.from({ length: ROWS }, (_, row) => {
      const symbol = reel[((stops[index] ?? 0) + row) % reel.length];
      if (!symbol) throw new RangeError('a reel has no symbols');
      return symbol;
    }),
  );
}

/**
 * The run from the left on one line: the first symbol that is not wild determines it, and wilds count as that symbol.
 * Scatters do not count. A run of wilds alone pays nothing: reel 1 has none.
 */
export function findRun(symbols: readonly SlotSymbol[]): { symbol: SlotSymbol; count: number } | null {
  let symbol: SlotSymbol | undefined;
  let count = 0;
  for (const candidate of symbols) {
    if (candidate !== WILD) {
      if (candidate === SCATTER || (symbol !== undefined && candidate !== symbol)) break;
      symbol = candidate;
    }
    count += 1;
  }
  return symbol === undefined ? null : { symbol, count };
}

/** The multiple of the line bet for a run; 0 below three. */
export function getPay(symbol: SlotSymbol, count: number, rules: SlotRules = slotRules): number {
  return rules.pays[symbol]?.[count - MIN_RUN] ?? 0;
}

function lineWins(grid: SlotSymbol[][], lineBet: number, rules: SlotRules): LineWin[] {
  return rules.lines.flatMap((rows, line) => {
    const run = findRun(rows.map((row, reel) => grid[reel]?.[row] ?? SCATTER));
    const multiple = run ? getPay(run.symbol, run.count, rules) : 0;
    if (!run || multiple === 0) return [];
    const cells = rows.slice(0, run.count).map((row, reel): Cell => [reel, row]);
    return [{ line, ...run, cells, win: multiple * lineBet }];
  });
}

function scatterWin(grid: SlotSymbol[][], bet: number, rules: SlotRules): ScatterWin | null {
  const cells = grid.flatMap((column, reel) =>
    column.flatMap((symbol, row): Cell[] => (symbol === SCATTER ? [[reel, row]] : [])),
  );
  const multiple = rules.scatterPays[cells.length - MIN_RUN] ?? 0;
  return multiple === 0 ? null : { count: cells.length, cells, win: multiple * bet };
}

/**
 * Calculates the wins of a screen.
 * @param bet the whole bet in hundredths
 * @throws {RangeError} if the bet is not divisible by the number of lines
 */
export function evaluate(stops: readonly number[], bet: number, rules: SlotRules = slotRules): SlotOutcome {
  const lineBet = bet / rules.lines.length;
  if (!Number.isSafeInteger(lineBet) || lineBet <= 0)
    throw new RangeError('the bet must divide by the lines');
  const grid = gridAt(stops, rules);
  const lines = lineWins(grid, lineBet, rules);
  const scatter = scatterWin(grid, bet, rules);
  const win = lines.reduce((sum, line) => sum + line.win, 0) + (scatter?.win ?? 0);
  return { stops: [...stops], grid, lines, scatter, win };
}

/** Plays one round: each reel stops independently, with equal probability at each of its stops. */
export function spin(bet: number, random: Random, rules: SlotRules = slotRules): SlotOutcome {
  return evaluate(
    rules.reels.map((reel) => drawOne(random, reel.length)),
    bet,
    rules,
  );
}
