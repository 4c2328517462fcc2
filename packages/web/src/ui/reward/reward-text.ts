import { formatCoins, formatPoints, type Reward } from '@tara/sdk/rules';
import { formatCount } from '#lib/count.ts';
import { t } from '#messages/reward.ts';
import { listText } from '#lib/list-text.ts';
import { useShortCoins } from '#state/short-coins.ts';
import { sumRewards } from './sum-rewards.ts';

/** Name, amount and note of a reward. */
export interface RewardText {
  name: string;
  amount: string;
  /** For example its turnover; null for none. */
  note: string | null;
  /** Name and amount in one phrase. */
  phrase: string;
}

/** What must be bet before a withdrawal of some coins; null for nothing. */
function turnoverNote(amount: number, turnover: number): string | null {
  return turnover > 0 ? t('reward.turnover', { amount: formatCoins(amount * turnover) }) : null;
}

/** The texts of a reward. Amounts are converted from hundredths here (spec 9). */
export function rewardText(reward: Reward): RewardText {
  switch (reward.kind) {
    case 'coins': {
      const amount = formatCoins(reward.amount);
      return {
        name: t('reward.coins'),
        amount: `+${amount}`,
        note: turnoverNote(reward.amount, reward.turnover),
        phrase: t('reward.coinsOf', { amount }),
      };
    }
    case 'points':
    case 'point-item': {
      // An item is one point. All points are written alike.
      const amount = formatPoints(reward.kind === 'points' ? reward.amount : reward.count * 100);
      return {
        name: t('reward.points'),
        amount: `+${amount}`,
        note: t('reward.pointsNote'),
        phrase: t('reward.pointsOf', { amount }),
      };
    }
    case 'percentage':
      return {
        name: t('reward.coupon'),
        amount: `+${reward.percent}%`,
        note: t('reward.percentageNote', { percent: reward.percent }),
        phrase: t('reward.percentageNote', { percent: reward.percent }),
      };
    case 'give-coupon': {
      const values = { amount: formatCoins(reward.amount), minimum: formatCoins(reward.minimum) };
      return {
        name: t('reward.coupon'),
        amount: `+${values.amount}`,
        note: t('reward.couponNote', values),
        phrase: t('reward.couponNote', values),
      };
    }
    case 'new-year':
      return pieces(t(`reward.${reward.piece}`), reward.count);
    case 'coupon':
      return pieces(t('reward.coupon'), reward.count);
    case 'other':
      break;
  }
  return pieces(t('reward.other'), reward.count);
}

function pieces(name: string, count: number): RewardText {
  return { name, amount: `×${formatCount(count)}`, note: null, phrase: t('reward.pieces', { name, count }) };
}

/** Rewards that exclude each other in one line, for example the fields of a wheel. */
export function choiceLine(rewards: readonly Reward[]): string {
  return listText(rewards.map((reward) => rewardText(reward).phrase));
}

/** Rewards in one line, each kind once: "20.00 coins and 5.00 points". */
export function rewardLine(rewards: readonly Reward[]): string {
  return choiceLine(sumRewards(rewards).rewards);
}

/** Rewards as a short text: "20.00", or "20.00 +1" with other items. */
export function rewardAmount(rewards: readonly Reward[]): string {
  const [first] = rewards;
  if (!first) return '';
  const { amount } = rewardText(first);
  const plain = first.kind === 'coins' || first.kind === 'points' ? amount.replace('+', '') : amount;
  return rewards.length > 1 ? t('reward.andMore', { amount: plain, count: rewards.length - 1 }) : plain;
}

/** Rewards in a few characters for a step: shortened coins, otherwise like `rewardAmount`. */
export function shortRewards(rewards: readonly Reward[]): string {
  const coins = rewards.find((reward) => reward.kind === 'coins');
  return coins ? useShortCoins.getState().shorten(coins.amount) : rewardAmount(rewards.slice(0, 1));
}

/** The coins in some rewards, in hundredths; null if there are other items. */
export function coinsIn(rewards: readonly Reward[]): number | null {
  let sum = 0;
  for (const reward of rewards) {
    if (reward.kind !== 'coins') return null;
    sum += reward.amount;
  }
  return sum;
}
