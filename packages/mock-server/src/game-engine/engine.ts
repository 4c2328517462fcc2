import type { Random } from './bets.ts';
import type { Fraction } from './fraction.ts';

/** A possible result of a round and in how many equally likely draws it happens. */
export interface Payout {
  /** Hundredths of the bet. */
  readonly multiple: number;
  readonly ways: bigint;
}

/** The rules of one kind of game: what a round may choose, how it is drawn, and its exact odds. */
export interface GameEngine<Outcome extends { readonly win: number } = { readonly win: number }> {
  /** What a round can choose, e.g. a risk; empty if there is no choice. */
  readonly choices: readonly string[];
  /** The name of a choice, as a page of odds shows it; empty if there is no choice. */
  getName(choice: string): string;
  /**
   * Draws a round.
   * @param bet in hundredths
   * @param choice one of `choices`; an empty text if there are none
   */
  draw(bet: number, choice: string, random: Random): Outcome;
  /** The exact return to player of a choice. */
  computeReturn(choice: string): Fraction;
  /** All results of a choice, each multiple once. */
  outcomes(choice: string): readonly Payout[];
}

/**
 * A text from outside as one of the choices.
 * @throws {RangeError} if it is none
 */
export function getChoice<Choice extends string>(choices: readonly Choice[], text: string): Choice {
  const choice = choices.find((each) => each === text);
  if (choice === undefined) throw new RangeError(`no choice ${text}`);
  return choice;
}

/** Counts the equally likely results of a list: each multiple once, the highest first. */
export function toPayouts(multiples: readonly number[]): Payout[] {
  const ways = new Map<number, bigint>();
  for (const multiple of multiples) ways.set(multiple, (ways.get(multiple) ?? 0n) + 1n);
  return [...ways]
    .map(([multiple, count]) => ({ multiple, ways: count }))
    .toSorted((a, b) => b.multiple - a.multiple);
}

/** The return to player of a distribution. */
export function computeReturn(payouts: readonly Payout[]): Fraction {
  return {
    numerator: payouts.reduce((sum, { multiple, ways }) => sum + BigInt(multiple) * ways, 0n),
    denominator: payouts.reduce((sum, { ways }) => sum + ways, 0n) * 100n,
  };
}
