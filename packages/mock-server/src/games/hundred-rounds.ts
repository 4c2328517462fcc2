import type { Payout } from '#game-engine/engine.ts';

/** A class of results, by what they pay in hundredths of the bet: from `from` to below the next class. */
export interface ResultClass {
  readonly name: 'nothing' | 'less' | 'bet-back' | 'more' | 'big';
  readonly from: number;
}

export const RESULT_CLASSES: readonly ResultClass[] = [
  { name: 'nothing', from: 0 },
  { name: 'less', from: 1 },
  { name: 'bet-back', from: 100 },
  { name: 'more', from: 101 },
  { name: 'big', from: 1000 },
];

/** A class and how many of a hundred rounds end in it. */
export interface ResultShare {
  readonly name: ResultClass['name'];
  readonly ways: bigint;
  readonly share: number;
}

/**
 * Shares whole numbers out in proportion: each number is rounded down, and the largest remainders get one more, so that
 * the sum is exact.
 * @param sum what all shares add up to
 */
export function shareOut(ways: readonly bigint[], sum: number): number[] {
  const all = ways.reduce((total, each) => total + each, 0n);
  if (all === 0n) return ways.map(() => 0);
  const parts = ways.map((each, at) => {
    const product = each * BigInt(sum);
    return { at, share: Number(product / all), rest: product % all };
  });
  const missing = sum - parts.reduce((total, { share }) => total + share, 0);
  const raised = new Set(
    parts
      .toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
      .slice(0, missing)
      .map(({ at }) => at),
  );
  return parts.map(({ at, share }) => share + (raised.has(at) ? 1 : 0));
}

/** What a hundred rounds pay on average, by the classes that can happen. */
export function shareHundredRounds(payouts: readonly Payout[]): ResultShare[] {
  const classes = RESULT_CLASSES.map(({ name, from }, index) => {
    const to = RESULT_CLASSES[index + 1]?.from ?? Infinity;
    const ways = payouts.reduce(
      (sum, each) => (each.multiple >= from && each.multiple < to ? sum + each.ways : sum),
      0n,
    );
    return { name, ways };
  }).filter(({ ways }) => ways > 0n);
  const shares = shareOut(
    classes.map(({ ways }) => ways),
    100,
  );
  return classes.map((each, index) => ({ ...each, share: shares[index] ?? 0 }));
}
