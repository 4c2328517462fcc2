import type { Reward } from '@tara/sdk/rules';
import { t } from '#messages/rewards.ts';
import { listText } from '#lib/list-text.ts';
import { rewardText } from '#ui/reward/reward-text.ts';

function isCoupon({ kind }: Reward): boolean {
  return kind === 'percentage' || kind === 'give-coupon';
}

/** Rewards in a few words: "10.00 points and 2 deposit coupons". The terms of a coupon are in its row. */
export function shortLine(rewards: readonly Reward[]): string {
  const coupons = rewards.filter(isCoupon).length;
  return listText([
    ...rewards.filter((reward) => !isCoupon(reward)).map((reward) => rewardText(reward).phrase),
    ...(coupons > 0 ? [t('rewards.coupons', { count: coupons })] : []),
  ]);
}
