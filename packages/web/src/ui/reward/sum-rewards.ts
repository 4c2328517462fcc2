import type { Reward } from '@tara/sdk/rules';

/** Rewards as one sum. */
export interface RewardSum {
  /** One reward for each kind: amounts and pieces are added up; coins without their turnover. */
  rewards: Reward[];
  /** What must be bet in total before all coins can be withdrawn, in hundredths; 0 for nothing. */
  toBet: number;
}

/** Adds up rewards, whatever must be bet for them. Coupons with own terms stay apart. */
export function sumRewards(rewards: readonly Reward[]): RewardSum {
  const sums = new Map<string, Reward>();
  let toBet = 0;
  for (const reward of rewards) {
    const { kind } = reward;
    if (kind === 'coins') toBet += reward.amount * reward.turnover;
    if (kind === 'coins' || kind === 'points') {
      const before = sums.get(kind);
      const amount = reward.amount + (before?.kind === kind ? before.amount : 0);
      sums.set(kind, kind === 'coins' ? { kind, amount, turnover: 0 } : { kind, amount });
    } else if ('count' in reward) {
      const key = JSON.stringify({ ...reward, count: 0 });
      const before = sums.get(key);
      sums.set(key, before && 'count' in before ? { ...reward, count: before.count + reward.count } : reward);
    } else sums.set(String(sums.size), reward);
  }
  return { rewards: [...sums.values()], toBet };
}
