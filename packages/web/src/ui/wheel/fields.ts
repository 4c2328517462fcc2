import { formatCoinsShort, type Reward } from '@tara/sdk/rules';
import { rewardText } from '../reward/reward-text.ts';

/** The colour of a wheel's field: neighbours differ, also the first and the last. */
export function getFieldColour(index: number, count: number): number {
  return index === count - 1 && count % 4 === 1 ? 1 : index % 4;
}

/** The label of a wheel's field; empty while the prize is unknown. */
export function getFieldLabel(reward: Reward | null): string {
  if (!reward) return '';
  return reward.kind === 'coins' ? formatCoinsShort(reward.amount) : rewardText(reward).amount;
}
