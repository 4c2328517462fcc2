import type { Reward } from '@tara/sdk/rules';

/** Rewards as one sum. */
export interface RewardSum {
  /** One reward for each kind: amounts and pieces are added up; coins without their turnover. */
  rewards: Reward[];
  /** What must be bet in total before all coins can be withdrawn, in hundredths; 0 for nothing. */
  toBet: number;
}

/** Adds up what is shown alike: coins by turnover, all points, pieces. Coupons with own terms stay apart. */
export function mergeRewards(rewards: readonly Reward[]): Reward[] {
  const merged = new Map<string, Reward>();
  for (const each of rewards) {
    // An item is one point.
    const reward: Reward = each.kind === 'point-item' ? { kind: 'points', amount: each.count * 100 } : each;
    const isApart = reward.kind === 'percentage' || reward.kind === 'give-coupon';
    const key = isApart ? String(merged.size) : JSON.stringify({ ...reward, amount: 0, count: 0 });
    const before = merged.get(key);
    if (before && 'count' in before && 'count' in reward)
      merged.set(key, { ...reward, count: before.count + reward.count });
    else if (before && 'amount' in before && 'amount' in reward)
      merged.set(key, { ...reward, amount: before.amount + reward.amount });
    else merged.set(key, reward);
  }
  return [...merged.values()];
}

/** Adds up rewards, whatever must be bet for them. */
export function sumRewards(rewards: readonly Reward[]): RewardSum {
  let toBet = 0;
  const free = rewards.map((reward): Reward => {
    if (reward.kind !== 'coins') return reward;
    toBet += reward.amount * reward.turnover;
    return { ...reward, turnover: 0 };
  });
  return { rewards: mergeRewards(free), toBet };
}
