import { formatCoins, toReward, type PropConfigMap, type Reward, type RewardItem } from '@tara/sdk/rules';
import { t } from '#messages/offer.ts';
import { rewardLine } from '#ui/reward/reward-text.ts';
import type { Offer } from './offers.ts';

/** What each daily card pays on each of its days. */
export type DailyAwards = readonly { propId: number; propList: readonly RewardItem[] }[] | undefined;

/** The rewards of a daily card on each of its days; none if the configuration does not tell. */
export function getDaily(propId: number, awards: DailyAwards, props: PropConfigMap): Reward[] {
  const items = awards?.find((award) => award.propId === propId)?.propList ?? [];
  return items.map((item) => toReward(item, props));
}

/** What a daily card pays later, and its coins in total. */
export function cardLater(days: number, daily: readonly Reward[]): string {
  if (daily.length === 0) return t('offer.days', { count: days });
  const text = t('offer.daily', { rewards: rewardLine(daily), count: days });
  const coins = daily.reduce((sum, reward) => sum + (reward.kind === 'coins' ? reward.amount : 0), 0);
  return coins > 0 ? t('offer.total', { text, amount: formatCoins(coins * days) }) : text;
}

/** What the pack of a first deposit gives later. */
export function packLater({ items }: Pick<Offer, 'items'>): string {
  return t('offer.pack', { rewards: rewardLine(items.map(({ reward }) => reward)) });
}

/** What a deposit adds to the balance immediately. @param bonus the first deposit bonus, in hundredths; 0 for none */
export function nowText(price: number, bonus: number): string {
  const amount = formatCoins(price + bonus);
  return bonus > 0
    ? t('offer.withBonus', { amount, bonus: formatCoins(bonus) })
    : t('offer.coins', { amount });
}
