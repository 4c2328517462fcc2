import { add, type Fraction } from './fraction.ts';
import { ROWS, SCATTER, slotRules, SYMBOLS, type SlotRules, type SlotSymbol } from './slot-rules.ts';
import { getPay, findRun } from './slot.ts';

function getStops(rules: SlotRules): bigint {
  return rules.reels.reduce((product, reel) => product * BigInt(reel.length), 1n);
}

/**
 * The return of one line, as a share of the bet on it: every combination of five symbols, weighted by the number of stops
 * that show it. With equally likely stops each row shows each place of the ring equally often, so all lines have the same
 * return, and it is the return of their sum.
 */
function lineReturn(rules: SlotRules): Fraction {
  const counts = rules.reels.map((reel) =>
    SYMBOLS.map((symbol) => ({ symbol, count: reel.filter((item) => item === symbol).length })).filter(
      ({ count }) => count > 0,
    ),
  );
  let paid = 0n;
  const walk = (reel: number, symbols: readonly SlotSymbol[], ways: bigint): void => {
    const choices = counts[reel];
    if (!choices) {
      const run = findRun(symbols);
      if (run) paid += ways * BigInt(getPay(run.symbol, run.count, rules));
      return;
    }
    for (const { symbol, count } of choices) walk(reel + 1, [...symbols, symbol], ways * BigInt(count));
  };
  walk(0, [], 1n);
  return { numerator: paid, denominator: getStops(rules) };
}

/** The return of the scatters: the number of stops of each reel that show 0, 1, 2 or 3 of them. */
function scatterReturn(rules: SlotRules): Fraction {
  let ways = [1n];
  for (const reel of rules.reels) {
    const shown = Array.from({ length: ROWS + 1 }, () => 0n);
    reel.forEach((_, stop) => {
      let count = 0;
      for (let row = 0; row < ROWS; row++) if (reel[(stop + row) % reel.length] === SCATTER) count += 1;
      shown[count] = (shown[count] ?? 0n) + 1n;
    });
    const next = Array.from({ length: ways.length + ROWS }, () => 0n);
    ways.forEach((before, had) => {
      shown.forEach((more, count) => {
        next[had + count] = (next[had + count] ?? 0n) + before * more;
      });
    });
    ways = next;
  }
  const paid = rules.scatterPays.reduce(
    (sum, multiple, index) => sum + BigInt(multiple) * (ways[index + 3] ?? 0n),
    0n,
  );
  return { numerator: paid, denominator: getStops(rules) };
}

/** The exact return to player of the slot: the share of all bets that is paid over all possible stops. */
export function slotReturn(rules: SlotRules = slotRules): Fraction {
  return add(lineReturn(rules), scatterReturn(rules));
}
