/** An exact fraction: the return to player is published, so it is calculated without rounding. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function add(one: Fraction, other: Fraction): Fraction {
  return {
    numerator: one.numerator * other.denominator + other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  };
}

/** In percent, rounded down to two decimals, as pages and documents show it. */
export function toPercent({ numerator, denominator }: Fraction): number {
  return Number((numerator * 10_000n) / denominator) / 100;
}
