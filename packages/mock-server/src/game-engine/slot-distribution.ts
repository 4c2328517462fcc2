import type { Payout } from './engine.ts';
import { ROWS, SCATTER, slotRules, WILD, type SlotRules, type SlotSymbol } from './slot-rules.ts';
import { getPay } from './slot.ts';

/** What one stop of a reel shows. */
interface Stop {
  readonly rows: readonly SlotSymbol[];
  readonly scatters: number;
}

/** A line whose run has reached every reel so far; no symbol while it has only wilds. */
interface Run {
  readonly rows: readonly number[];
  readonly symbol: SlotSymbol | undefined;
}

function getStops(reel: readonly SlotSymbol[]): Stop[] {
  return reel.map((_, stop) => {
    const rows = Array.from({ length: ROWS }, (__, row) => reel[(stop + row) % reel.length] ?? SCATTER);
    return { rows, scatters: rows.filter((symbol) => symbol === SCATTER).length };
  });
}

/** For each reel: the number of combinations of it and all later reels, by the scatters that they show. */
function scattersFrom(reels: readonly (readonly Stop[])[]): number[][] {
  const from: number[][] = [[1]];
  for (const stops of reels.toReversed()) {
    const [after = []] = from;
    const sums = Array.from({ length: after.length + ROWS }, () => 0);
    for (const { scatters } of stops) {
      after.forEach((ways, more) => {
        sums[scatters + more] = (sums[scatters + more] ?? 0) + ways;
      });
    }
    from.unshift(sums);
  }
  return from;
}

/**
 * How many of all combinations of stops pay each multiple of the bet. The runs of the lines are followed from reel to
 * reel; once no run is left, only the scatters of the other reels matter.
 */
export function slotDistribution(rules: SlotRules = slotRules): Payout[] {
  const reels = rules.reels.map(getStops);
  const later = scattersFrom(reels);
  const perLine = 100 / rules.lines.length;
  const ways = new Map<number, number>();
  const record = (paid: number, scatters: number, count: number): void => {
    const multiple = paid * perLine + (rules.scatterPays[scatters - 3] ?? 0) * 100;
    ways.set(multiple, (ways.get(multiple) ?? 0) + count);
  };
  const follow = (at: number, runs: readonly Run[], paid: number, scatters: number): void => {
    const stops = reels[at];
    if (runs.length === 0 || !stops) {
      const sum = runs.reduce((total, { symbol }) => total + (symbol ? getPay(symbol, at, rules) : 0), paid);
      later[at]?.forEach((count, more) => {
        if (count > 0) record(sum, scatters + more, count);
      });
      return;
    }
    for (const stop of stops) {
      let sum = paid;
      const longer: Run[] = [];
      for (const run of runs) {
        const found = stop.rows[run.rows[at] ?? 0];
        if (found === run.symbol || found === WILD) longer.push(run);
        else if (run.symbol !== undefined) sum += getPay(run.symbol, at, rules);
        else if (found !== SCATTER) longer.push({ rows: run.rows, symbol: found });
      }
      follow(at + 1, longer, sum, scatters + stop.scatters);
    }
  };
  follow(
    0,
    rules.lines.map((rows) => ({ rows, symbol: undefined })),
    0,
    0,
  );
  return [...ways]
    .map(([multiple, count]) => ({ multiple, ways: BigInt(count) }))
    .toSorted((a, b) => b.multiple - a.multiple);
}
