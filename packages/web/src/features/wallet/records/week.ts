/** Sums of a time, in hundredths. */
interface Sums {
  deposits: number;
  bonuses: number;
  /** Less the rejected ones. */
  withdrawals: number;
  bets: number;
  wins: number;
}

/** What a day's bar consists of, in this order from the axis. */
export const parts = ['deposits', 'bonuses', 'withdrawals', 'games'] as const;
export type Part = (typeof parts)[number];

/** A part of a bar, in shares of the height of the picture from its top. */
export interface BarPart {
  part: Part;
  top: number;
  height: number;
}

/** The coins of a day that came in (positive) or went out (negative), in hundredths. */
export function getAmount({ deposits, bonuses, withdrawals, bets, wins }: Sums, part: Part): number {
  if (part === 'deposits') return deposits;
  if (part === 'bonuses') return bonuses;
  return part === 'withdrawals' ? -withdrawals : wins - bets;
}

/**
 * The bars of days around one axis: what came in is above it, what went out below it.
 * @param days sums of each day
 * @returns where the axis is, in shares of the height from the top, and the bars
 */
export function getBars(days: readonly Sums[]): { axis: number; bars: BarPart[][] } {
  const amounts = days.map((day) => parts.map((part) => ({ part, amount: getAmount(day, part) })));
  const sum = (sign: 1 | -1) =>
    Math.max(
      0,
      ...amounts.map((day) => day.reduce((total, { amount }) => total + Math.max(0, sign * amount), 0)),
    );
  const above = sum(1);
  const below = sum(-1);
  const all = above + below || 1;
  // Without any amount, the axis is at the bottom.
  const axis = below === 0 ? 1 : above / all;
  const bars = amounts.map((day) => {
    let top = axis;
    let bottom = axis;
    return day
      .filter(({ amount }) => amount !== 0)
      .map(({ part, amount }): BarPart => {
        const height = Math.abs(amount) / all;
        if (amount > 0) {
          top -= height;
          return { part, top, height };
        }
        bottom += height;
        return { part, top: bottom - height, height };
      });
  });
  return { axis, bars };
}
