/** An exact fraction: the return to player is published, so it is calculated without rounding. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function add(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

/** In percent, rounded down to two decimals, as pages and documents show it. */
export function toPercent({ numerator, denominator }: Fraction): number {
  return Number((numerator * 10_000n) / denominator) / 100;
}
