import type { Reward } from '@tara/sdk/rules';

/** A field that a spin can stop on. */
export interface FieldChance {
  index: number;
  /** In hundredths of a percent. */
  chance: number;
}

/** The fields with their chances, without those that cannot be hit. @param weights of all fields */
export function getChances(weights: readonly number[]): FieldChance[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights
    .map((weight, index) => ({ index, chance: sum > 0 ? Math.round((weight / sum) * 10_000) : 0 }))
    .filter(({ chance }) => chance > 0);
}

/** The smallest and the largest coins; null if the prizes are not only coins. */
export function getCoinRange(rewards: readonly Reward[]): [Reward, Reward] | null {
  const coins = rewards.flatMap((reward) => (reward.kind === 'coins' ? [reward] : []));
  const sorted = coins.toSorted((a, b) => a.amount - b.amount);
  const [least, most] = [sorted[0], sorted.at(-1)];
  return least && most && coins.length === rewards.length ? [least, most] : null;
}

/** How many lanterns of the stage are lit: one for each friend of the round, one for each who may be needed. */
export interface Lanterns {
  lit: number;
  unlit: number;
}

/** More lanterns do not fit in a row. */
export const MAX_LANTERNS = 12;

/**
 * Returns the lanterns to draw. A friend may be in the list of the round several times.
 * @param names of the friends in the round
 * @param needed the friends who may still be needed
 */
export function getLanterns(names: readonly string[], needed: number): Lanterns {
  const friends = new Set(names).size;
  const lit = Math.min(friends, MAX_LANTERNS);
  return { lit, unlit: Math.min(needed, MAX_LANTERNS - lit) };
}
