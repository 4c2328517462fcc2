import { BETS } from './bets.ts';
import { ENGINES, type GameKind } from './engines.ts';
import type { Payout } from './engine.ts';
import { toPercent } from './fraction.ts';
import { kindOfType } from './kind-of-type.ts';
import { returnToPlayer } from './return-to-player.ts';

export type Volatility = 'low' | 'medium' | 'high';
export type Feature = 'wild' | 'scatter' | 'lines20' | 'choice';

/** What a player can know about a game before opening it. */
export interface GameFacts {
  /** Hundredths of a percent. */
  readonly returnToPlayer: number;
  /** In hundredths. */
  readonly minBet: number;
  /** In hundredths. */
  readonly maxBet: number;
  readonly volatility: Volatility;
  /** The share of rounds that pay anything, in hundredths of a percent; missing if the player's choice decides it. */
  readonly hitRate?: number;
  /** The highest pay, in hundredths of the bet. */
  readonly maxPay: number;
  readonly features: Feature[];
}

/** What the results of a choice mean for a player. */
interface ResultFacts {
  /** Standard deviation of a round, in bets. */
  readonly deviation: number;
  readonly hitRate: number;
  readonly maxPay: number;
}

/** Facts of kinds whose results are too many to list at start. */
export const FIXED_FACTS: Readonly<Partial<Record<GameKind, ResultFacts>>> = {
  // Over all 33,554,432 stops of the reels.
  slot: { deviation: 2.21, hitRate: 4476, maxPay: 12_500 },
};

const FEATURES: Readonly<Partial<Record<GameKind, readonly Feature[]>>> = {
  slot: ['wild', 'scatter', 'lines20'],
};

/** Standard deviation of a round, in bets. */
export function computeDeviation(payouts: readonly Payout[]): number {
  const ways = payouts.reduce((sum, payout) => sum + Number(payout.ways), 0);
  const mean = (power: number) =>
    payouts.reduce((sum, payout) => sum + (payout.multiple / 100) ** power * Number(payout.ways), 0) / ways;
  return Math.sqrt(mean(2) - mean(1) ** 2);
}

/** How far rounds are from their mean: low below 2 bets, medium below 6, otherwise high. */
export function rateVolatility(deviation: number): Volatility {
  return deviation < 2 ? 'low' : deviation < 6 ? 'medium' : 'high';
}

/** The facts of a distribution. */
export function toResultFacts(payouts: readonly Payout[]): ResultFacts {
  const count = (list: readonly Payout[]) => list.reduce((sum, { ways }) => sum + ways, 0n);
  const paying = count(payouts.filter(({ multiple }) => multiple > 0));
  return {
    deviation: computeDeviation(payouts),
    hitRate: Math.round(toPercent({ numerator: paying, denominator: count(payouts) }) * 100),
    maxPay: Math.max(...payouts.map(({ multiple }) => multiple)),
  };
}

/** The facts of a kind: the highest ones if the player has a choice, which then decides the share of paying rounds. */
function findResultFacts(kind: GameKind): Pick<GameFacts, 'volatility' | 'hitRate' | 'maxPay'> {
  const fixed = FIXED_FACTS[kind];
  const { choices, outcomes } = ENGINES[kind];
  const facts = fixed
    ? [fixed]
    : (choices.length > 0 ? choices : ['']).map((choice) => toResultFacts(outcomes(choice)));
  const [first] = facts;
  return {
    volatility: rateVolatility(Math.max(...facts.map(({ deviation }) => deviation))),
    ...(first && choices.length === 0 ? { hitRate: first.hitRate } : {}),
    maxPay: Math.max(...facts.map(({ maxPay }) => maxPay)),
  };
}

const known = new Map<GameKind, Omit<GameFacts, 'returnToPlayer'>>();

/** The facts of the games of a type, calculated from their rules. */
export function getFacts(typeId: number): GameFacts {
  const kind = kindOfType(typeId);
  const facts = known.get(kind) ?? {
    minBet: Math.min(...BETS),
    maxBet: Math.max(...BETS),
    ...findResultFacts(kind),
    features: [...(FEATURES[kind] ?? []), ...(ENGINES[kind].choices.length > 0 ? ['choice' as const] : [])],
  };
  known.set(kind, facts);
  return { returnToPlayer: returnToPlayer(typeId), ...facts };
}
