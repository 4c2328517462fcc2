import { ActivityType, ItemStatus, NamedRewardItem } from '#contract/generated.ts';
import type { Frozen } from '#store/transaction.ts';
import { dayOf } from '#time/days.ts';
import { requireActivity } from '../activities/open-activities.ts';
import type { Player } from '../player/player.ts';
import { Refusal } from '#contract/business-error.ts';
import { grant } from '../rewards/rewards.ts';
import { standing } from '../player/vip-status.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { VipRebate } from '../player/promotions-state.ts';
import type { Effects } from '../player/context.ts';

type Scope = Pick<Effects, 'now' | 'config' | 'content'>;

/** Rates are in hundredths of a percent. */
const WHOLE = 10_000;

/** The stakes as they stand today: what was staked before midnight waits to be paid for. */
const rebateToday = ({ promotions }: Frozen<Player>, { now, config }: Scope): VipRebate => {
  const today = dayOf(now, config.zoneMinutes);
  const { day, staked, waiting, receivedDay } = promotions.vipRebate ?? {
    day: today,
    staked: 0,
    waiting: 0,
    receivedDay: 0,
  };
  if (day === today) return { day, staked, waiting, receivedDay };
  return { day: today, staked: 0, waiting: waiting + staked, receivedDay };
};

export const countStake = (draft: Player, amount: number, fx: Effects): void => {
  const rebate = rebateToday(draft, fx);
  draft.promotions.vipRebate = { ...rebate, staked: rebate.staked + amount };
};

const rateOf = (player: Frozen<Player>, { content }: Scope): number => {
  const { vipLevels } = content.rewards;
  const { vip } = standing(player, vipLevels);
  return (vipLevels.find(({ level }) => level === vip) ?? vipLevels.at(-1))?.rebateRate ?? 0;
};

const amountOf = (player: Frozen<Player>, scope: Scope): number =>
  Math.floor((rebateToday(player, scope).waiting * rateOf(player, scope)) / WHOLE);

/**
 * `vipRebateUser` of the contract. A day's stakes are paid for from the next day on, at the rate of the level the
 * player has then; nothing lapses.
 */
export const showVipRebate = (player: Frozen<Player>, scope: Scope) => {
  const { day, receivedDay } = rebateToday(player, scope);
  const amount = amountOf(player, scope);
  const paid = receivedDay === day ? ItemStatus.claimed : ItemStatus.open;
  return {
    rate: rateOf(player, scope),
    amount,
    itemStatus: amount > 0 ? ItemStatus.claimable : paid,
  };
};

/**
 * Pays out what waits.
 * @throws {Refusal} `activityNotOpen`, `awardClaimed`, `awardNotReached`.
 */
export const receiveVipRebate = (draft: Player, fx: Effects): RewardItem[] => {
  requireActivity(draft, ActivityType.vip, fx);
  const { itemStatus, amount } = showVipRebate(draft, fx);
  if (itemStatus === ItemStatus.claimed) throw new Refusal('awardClaimed');
  if (itemStatus === ItemStatus.open) throw new Refusal('awardNotReached');
  const rebate = rebateToday(draft, fx);
  draft.promotions.vipRebate = { ...rebate, waiting: 0, receivedDay: rebate.day };
  const { betRate } = fx.content.promotions.vipRebate;
  const item = { id: NamedRewardItem.coin, count: amount, betRate };
  return grant(draft, [item], { reason: 'rebate', reference: `vipRebate:${rebate.day}` }, fx);
};
