import { drawOne, type Random } from './bets.ts';
import type { Fraction } from './fraction.ts';

/**
 * Lucky Stars: one of twenty lamps in a ring lights up, each with the same probability.
 * The selected risk determines the pays. The screen shows all odds before the bet.
 */
export const RISKS = ['calm', 'bright', 'blazing'] as const;
export type Risk = (typeof RISKS)[number];

/** The pay of each lamp, in hundredths of the bet, around the ring. */
export type StarRules = Readonly<Record<Risk, readonly number[]>>;

export const starRules: StarRules = {
  calm: [235, 0, 120, 0, 180, 0, 120, 180, 0, 120, 235, 0, 120, 0, 180, 0, 120, 180, 0, 120],
  bright: [600, 0, 0, 170, 0, 0, 315, 0, 0, 170, 0, 0, 170, 0, 315, 0, 0, 170, 0, 0],
  blazing: [1350, 0, 0, 0, 0, 0, 0, 280, 0, 0, 0, 0, 0, 280, 0, 0, 0, 0, 0, 0],
};

/** One draw. */
export interface StarOutcome {
  readonly risk: Risk;
  /** Index of the lamp that lights up. */
  readonly lamp: number;
  /** Hundredths of the bet. */
  readonly multiple: number;
  /** In hundredths. */
  readonly win: number;
}

/**
 * The pay of one lamp.
 * @param bet the bet in hundredths, a multiple of 100
 * @throws {RangeError} for a lamp outside the ring or a bet that would pay a fraction of a hundredth
 */
export function starOutcome(
  risk: Risk,
  lamp: number,
  bet: number,
  rules: StarRules = starRules,
): StarOutcome {
  const multiple = rules[risk][lamp];
  if (multiple === undefined) throw new RangeError(`no lamp ${lamp}`);
  const win = (bet * multiple) / 100;
  if (!Number.isSafeInteger(win)) throw new RangeError('the bet must be whole coins');
  return { risk, lamp, multiple, win };
}

/** Plays one round. */
export function drawStar(risk: Risk, bet: number, random: Random, rules: StarRules = starRules): StarOutcome {
  return starOutcome(risk, drawOne(random, rules[risk].length), bet, rules);
}

/** The exact return to player of one risk: the mean of its lamps. */
export function starReturn(risk: Risk, rules: StarRules = starRules): Fraction {
  return {
    numerator: BigInt(rules[risk].reduce((sum, multiple) => sum + multiple, 0)),
    denominator: BigInt(rules[risk].length * 100),
  };
}
