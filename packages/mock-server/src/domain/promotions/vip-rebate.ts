import { ActivityType, ItemStatus, NamedRewardItem } from '@tara/contract/constants';
import type { Frozen } from '#frozen.ts';
import { toDay } from '#time/days.ts';
import { requireActivity } from '../activities/open-activities.ts';
import type { Player } from '../player/player.ts';
import { BusinessError } from '#contract/business-error.ts';
import { grantRewards } from '../rewards/rewards.ts';
import { vipStatus } from '../player/vip-status.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { VipRebate } from '../player/promotions-state.ts';
import type { DomainContext } from '../player/context.ts';

type ReadContext = Pick<DomainContext, 'now' | 'config' | 'content'>;

/** Rates are in hundredths of a percent. */
const WHOLE = 10_000;

/** The current stakes: stakes from before midnight wait for their rebate. */
function rebateToday({ promotions }: Frozen<Player>, { now, config }: ReadContext): VipRebate {
  const today = toDay(now, config.zoneMinutes);
  const { day, staked, waiting, receivedDay } = promotions.vipRebate ?? {
    day: today,
    staked: 0,
    waiting: 0,
    receivedDay: 0,
  };
  if (day === today) return { day, staked, waiting, receivedDay };
  return { day: today, staked: 0, waiting: waiting + staked, receivedDay };
}

export function countStake(draft: Player, amount: number, context: DomainContext): void {
  const rebate = rebateToday(draft, context);
  draft.promotions.vipRebate = { ...rebate, staked: rebate.staked + amount };
}

function getRate(player: Frozen<Player>, { content }: ReadContext): number {
  const { vipLevels } = content.rewards;
  const { vip } = vipStatus(player, vipLevels);
  return (vipLevels.find(({ level }) => level === vip) ?? vipLevels.at(-1))?.rebateRate ?? 0;
}

function getAmount(player: Frozen<Player>, context: ReadContext): number {
  return Math.floor((rebateToday(player, context).waiting * getRate(player, context)) / WHOLE);
}

/**
 * `vipRebateUser` of the contract. A day's stakes are paid from the next day on, at the rate of the player's level at that
 * time; nothing lapses.
 */
export function showVipRebate(player: Frozen<Player>, context: ReadContext) {
  const { day, receivedDay } = rebateToday(player, context);
  const amount = getAmount(player, context);
  const paid = receivedDay === day ? ItemStatus.claimed : ItemStatus.open;
  return {
    rate: getRate(player, context),
    amount,
    betRate: context.content.promotions.vipRebate.betRate,
    itemStatus: amount > 0 ? ItemStatus.claimable : paid,
  };
}

/**
 * Pays out the waiting rebate.
 * @throws {BusinessError} `activityNotOpen`, `awardClaimed`, `awardNotReached`
 */
export function receiveVipRebate(draft: Player, context: DomainContext): RewardItem[] {
  requireActivity(draft, ActivityType.vip, context);
  const { itemStatus, amount } = showVipRebate(draft, context);
  if (itemStatus === ItemStatus.claimed) throw new BusinessError('awardClaimed');
  if (itemStatus === ItemStatus.open) throw new BusinessError('awardNotReached');
  const rebate = rebateToday(draft, context);
  draft.promotions.vipRebate = { ...rebate, waiting: 0, receivedDay: rebate.day };
  const { betRate } = context.content.promotions.vipRebate;
  const item = { id: NamedRewardItem.coin, count: amount, betRate };
  return grantRewards(draft, [item], { reason: 'rebate', reference: `vipRebate:${rebate.day}` }, context);
}
