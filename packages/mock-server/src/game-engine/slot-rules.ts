/**
 * The slot behind every slots game: 5 reels of 32 stops, 3 rows, 20 fixed lines. Themes change only the pictures of the
 * symbols, so one calculated return to player is valid for all of them.
 */

/** A to H are the theme's symbols, highest paid first; W is the star (wild), S the present (scatter). */
export const SYMBOLS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'W', 'S'] as const;
export type SlotSymbol = (typeof SYMBOLS)[number];

export const WILD: SlotSymbol = 'W';
export const SCATTER: SlotSymbol = 'S';

export const ROWS = 3;

/** The definition of a slot; tests use smaller machines. */
export interface SlotRules {
  /** The symbols around each reel. All stops are equally likely. */
  readonly reels: readonly (readonly SlotSymbol[])[];
  /** Each line has one row per reel, 0 at the top. */
  readonly lines: readonly (readonly number[])[];
  /** Multiples of the bet per line for a run of 3, 4 and 5 from the left. */
  readonly pays: Readonly<Partial<Record<SlotSymbol, readonly [number, number, number]>>>;
  /** Multiples of the whole bet for 3, 4 and 5 scatters anywhere. */
  readonly scatterPays: readonly [number, number, number];
}

function strip(text: string): SlotSymbol[] {
  return text.split('').map((letter) => {
    const symbol = SYMBOLS.find((known) => known === letter);
    if (!symbol) throw new RangeError(`no such symbol: ${letter}`);
    return symbol;
  });
}

export const slotRules: SlotRules = {
  reels: [
    'GFEBGHFAEGFCDAHGCHDBEHSEHFCGDHFE',
    'AGCDHFECHFEHSFBWGFBHGDFEDWGEAGHC',
    'EHBWCEFABDSCGHAEGFCHFBHGWHEGDFGD',
    'ECHGFCGDEFHWCAGHBFWDGASEGDHFEDBH',
    'GFDBACBGEFCHFDGFHEADEFHCDHGBHGES',
  ].map(strip),
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 0, 0],
    [2, 2, 1, 2, 2],
    [1, 2, 2, 2, 1],
    [1, 0, 0, 0, 1],
    [1, 0, 1, 0, 1],
    [1, 2, 1, 2, 1],
    [0, 1, 0, 1, 0],
    [2, 1, 2, 1, 2],
    [1, 1, 0, 1, 1],
    [1, 1, 2, 1, 1],
    [0, 1, 1, 1, 0],
    [2, 1, 1, 1, 2],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [0, 2, 0, 2, 0],
  ],
  pays: {
    A: [50, 250, 1000],
    B: [40, 150, 600],
    C: [30, 100, 400],
    D: [25, 80, 300],
    E: [15, 50, 160],
    F: [14, 40, 120],
    G: [12, 35, 110],
    H: [10, 30, 100],
  },
  scatterPays: [5, 25, 125],
};
