import { BETS } from './bets.ts';
import { ENGINES, type GameKind } from './engines.ts';
import type { Payout } from './engine.ts';
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
  readonly features: Feature[];
}

/** Standard deviation of a round, in bets, of kinds whose outcomes are too many to list at start. */
export const DEVIATIONS: Readonly<Partial<Record<GameKind, number>>> = {
  // Over all 33,554,432 stops of the reels.
  slot: 2.21,
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

/** The standard deviation of a kind; the highest one if the player has a choice. */
function highestDeviation(kind: GameKind): number {
  const fixed = DEVIATIONS[kind];
  if (fixed !== undefined) return fixed;
  const { choices, outcomes } = ENGINES[kind];
  return Math.max(
    ...(choices.length > 0 ? choices : ['']).map((choice) => computeDeviation(outcomes(choice))),
  );
}

const known = new Map<GameKind, Omit<GameFacts, 'returnToPlayer'>>();

/** The facts of the games of a type, calculated from their rules. */
export function getFacts(typeId: number): GameFacts {
  const kind = kindOfType(typeId);
  const facts = known.get(kind) ?? {
    minBet: Math.min(...BETS),
    maxBet: Math.max(...BETS),
    volatility: rateVolatility(highestDeviation(kind)),
    features: [...(FEATURES[kind] ?? []), ...(ENGINES[kind].choices.length > 0 ? ['choice' as const] : [])],
  };
  known.set(kind, facts);
  return { returnToPlayer: returnToPlayer(typeId), ...facts };
}
