import type { Reward } from '@tara/sdk/rules';
import { listText } from '#lib/list-text.ts';
import { rewardText } from '#ui/reward/reward-text.ts';

function getName(reward: Reward): string {
  const { name, amount, phrase } = rewardText(reward);
  return reward.kind === 'coins' || reward.kind === 'points' ? phrase : `${name} ${amount}`;
}

/** The reward of an option, e.g. "150.00 coins and Deposit coupon +20.00". */
export function optionTitle(rewards: readonly Reward[]): string {
  return listText(rewards.map(getName));
}

/** Notes of an option: turnover, and minimum deposits of coupons. */
export function optionNotes(rewards: readonly Reward[]): string[] {
  const notes = rewards.map((reward) => rewardText(reward).note);
  return [...new Set(notes.filter((note) => note !== null))];
}
