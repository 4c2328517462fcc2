import type { Rng } from '#random/rng.ts';
import type { RewardItem } from '../player/reward-item.ts';

/** A field that a draw may select. */
export interface Prize extends RewardItem {
  readonly weight: number;
}

/** Draws an index with a probability proportional to its weight. */
export function drawIndex(weights: readonly number[], rng: Rng): number {
  let rest = rng.int(
    1,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  return weights.findIndex((weight) => (rest -= weight) <= 0);
}

/** A prize without its weight. */
export function showPrize({ id, count, betRate }: RewardItem): RewardItem {
  return betRate === undefined ? { id, count } : { id, count, betRate };
}

/** Draws the field on which a wheel stops, and its prize. */
export function drawPrize(prizes: readonly Prize[], rng: Rng): { index: number; item: RewardItem } {
  const index = drawIndex(
    prizes.map(({ weight }) => weight),
    rng,
  );
  const prize = prizes[index];
  if (!prize) throw new RangeError('no prize has a weight');
  return { index, item: showPrize(prize) };
}
