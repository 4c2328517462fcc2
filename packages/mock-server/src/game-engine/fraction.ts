/** An exact number: return to player is a statement to people, so it is not computed with rounding. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const add = (one: Fraction, other: Fraction): Fraction => ({
  numerator: one.numerator * other.denominator + other.numerator * one.denominator,
  denominator: one.denominator * other.denominator,
});

/** In percent with two decimals, cut and not rounded up: what pages and documents state. */
export const toPercent = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 10_000n) / denominator) / 100;
