import type { Payout } from '#game-engine/engine.ts';
import { ENGINES, type GameKind } from '#game-engine/engines.ts';
import { toPercent, type Fraction } from '#game-engine/fraction.ts';
import { computeDeviation } from '#game-engine/game-facts.ts';

/** The odds of one choice of a game, calculated from the tables that draw its rounds. */
export interface ChoiceOdds {
  readonly choice: string;
  readonly name: string;
  /** The exact return to player. */
  readonly returned: Fraction;
  /** Standard deviation of a round, in bets. */
  readonly deviation: number;
  /** How many equally likely draws there are. */
  readonly draws: bigint;
  /** Each pay once, the highest first. */
  readonly payouts: readonly Payout[];
}

const known = new Map<GameKind, readonly ChoiceOdds[]>();

/** The odds of every choice of a kind of game; calculated once, at the first use. */
export function getOdds(kind: GameKind): readonly ChoiceOdds[] {
  const before = known.get(kind);
  if (before) return before;
  const { choices, getName, outcomes, computeReturn } = ENGINES[kind];
  const odds = (choices.length > 0 ? choices : ['']).map((choice) => {
    const payouts = outcomes(choice);
    return {
      choice,
      name: getName(choice),
      returned: computeReturn(choice),
      deviation: computeDeviation(payouts),
      draws: payouts.reduce((sum, { ways }) => sum + ways, 0n),
      payouts,
    };
  });
  known.set(kind, odds);
  return odds;
}

/** The probability of some of the results, in percent with two decimals, rounded down. */
export function computeChance(
  { payouts, draws }: Pick<ChoiceOdds, 'payouts' | 'draws'>,
  includes: (multiple: number) => boolean,
): number {
  const ways = payouts.reduce((sum, each) => (includes(each.multiple) ? sum + each.ways : sum), 0n);
  return toPercent({ numerator: ways, denominator: draws });
}

/** The odds of a kind as JSON: fractions as texts, because they exceed the exact numbers of JSON. */
export function oddsData(kind: GameKind): object {
  return {
    kind,
    choices: getOdds(kind).map(({ choice, name, returned, draws, payouts }) => ({
      choice,
      name,
      return: { numerator: String(returned.numerator), denominator: String(returned.denominator) },
      draws: String(draws),
      payouts: payouts.map(({ multiple, ways }) => ({ multiple, ways: String(ways) })),
    })),
  };
}
