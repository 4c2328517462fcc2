import type { Chance } from '#random/rng.ts';
import type { RewardItem } from '../player/reward-item.ts';

/** A field that chance may choose. */
export interface Prize extends RewardItem {
  readonly weight: number;
}

/** Draws an index, each as often as its weight says. */
export const drawIndex = (weights: readonly number[], chance: Chance): number => {
  let rest = chance.int(
    1,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  return weights.findIndex((weight) => (rest -= weight) <= 0);
};

/** A prize without what only the server knows. */
export const showPrize = ({ id, count, betRate }: RewardItem): RewardItem =>
  betRate === undefined ? { id, count } : { id, count, betRate };

/** Where a wheel stops, and what stands there. */
export const drawPrize = (prizes: readonly Prize[], chance: Chance): { index: number; item: RewardItem } => {
  const index = drawIndex(
    prizes.map(({ weight }) => weight),
    chance,
  );
  const prize = prizes[index];
  if (!prize) throw new RangeError('no prize has a weight');
  return { index, item: showPrize(prize) };
};
