import { ActivityType } from '@tara/contract/constants';
import type { Frozen } from '#frozen.ts';
import { toDay } from '#time/days.ts';
import { requireActivity } from '../activities/open-activities.ts';
import type { Player } from '../player/player.ts';
import { BusinessError } from '#contract/business-error.ts';
import { grantForActivity } from '../rewards/rewards.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { DomainContext } from '../player/context.ts';

type ReadContext = Pick<DomainContext, 'now' | 'config' | 'content'>;

function wasSuppliedToday({ promotions }: Frozen<Player>, { now, config }: ReadContext): boolean {
  return promotions.suppliedOn === toDay(now, config.zoneMinutes);
}

/** Whether a player has deposited and lost nearly all coins; coins in the safebox count as the player's. */
function isOutOfCoins(player: Frozen<Player>, { content }: ReadContext): boolean {
  return player.totalRecharge > 0 && player.coin + player.safebox < content.promotions.supply.below;
}

/** Whether the player can claim the supply now (activity 30): once a day. */
export function isBankrupt(player: Frozen<Player>, context: ReadContext): boolean {
  return isOutOfCoins(player, context) && !wasSuppliedToday(player, context);
}

/**
 * Grants the supply of the day.
 * @throws {BusinessError} `activityNotOpen`, `awardClaimed`, `notBankrupt`
 */
export function claimSupply(draft: Player, context: DomainContext): RewardItem[] {
  requireActivity(draft, ActivityType.supply, context);
  if (wasSuppliedToday(draft, context)) throw new BusinessError('awardClaimed');
  if (!isOutOfCoins(draft, context)) throw new BusinessError('notBankrupt');
  const today = toDay(context.now, context.config.zoneMinutes);
  draft.promotions.suppliedOn = today;
  const { propList } = context.content.promotions.supply;
  return grantForActivity(draft, propList, `supply:${today}`, context);
}
