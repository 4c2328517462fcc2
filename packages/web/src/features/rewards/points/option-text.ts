import type { Reward } from '@tara/sdk/rules';
import { rewardText } from '#ui/reward/reward-text.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

function nameOf(reward: Reward): string {
  const { name, amount, phrase } = rewardText(reward);
  return reward.kind === 'coins' || reward.kind === 'points' ? phrase : `${name} ${amount}`;
}

/** What an option gives, in few words, e.g. "150.00 coins and Deposit coupon +20.00". */
export function optionTitle(rewards: readonly Reward[]): string {
  return list.format(rewards.map(nameOf));
}

/** What one should know of it: turnover, and what coupons need. */
export function optionNotes(rewards: readonly Reward[]): string[] {
  const notes = rewards.map((reward) => rewardText(reward).note);
  return [...new Set(notes.filter((note) => note !== null))];
}
