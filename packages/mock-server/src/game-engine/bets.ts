/** The possible bets, in hundredths. Every amount is divisible by 20 lines. */
export const BETS = [1_00, 2_00, 5_00, 10_00, 20_00, 50_00, 100_00] as const;

/** Whether an amount is a possible bet. */
export function isBet(amount: number): boolean {
  return BETS.some((bet) => bet === amount);
}

/** A source of random numbers in [0, 1). The engine uses no other. */
export type Random = () => number;

/**
 * One of `count` equally likely outcomes, counted from 0.
 * @throws {RangeError} if the source leaves [0, 1): a wrong source must not distort the odds unnoticed
 */
export function drawOne(random: Random, count: number): number {
  const value = random();
  if (!(value >= 0 && value < 1)) throw new RangeError(`a random value lies in [0, 1), not at ${value}`);
  return Math.floor(value * count);
}
