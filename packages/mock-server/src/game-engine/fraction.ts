/** An exact number: return to player is a statement to people, so it is not computed with rounding. */
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

/** In percent with two decimals, cut and not rounded up: what pages and documents state. */
export function toPercent({ numerator, denominator }: Fraction): number {
  return Number((numerator * 10_000n) / denominator) / 100;
}
