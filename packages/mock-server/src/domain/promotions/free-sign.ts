import { ActivityType, ItemStatus } from '@tara/contract/constants';
import type { Frozen } from '#frozen.ts';
import { toDay } from '#time/days.ts';
import { requireActivity } from '../activities/open-activities.ts';
import type { Player } from '../player/player.ts';
import { BusinessError } from '#contract/business-error.ts';
import { grantForActivity } from '../rewards/rewards.ts';
import type { RewardItem } from '../player/reward-item.ts';
import { needsTopUp, requireTopUp } from './top-up-rule.ts';
import type { DomainContext } from '../player/context.ts';

type ReadContext = Pick<DomainContext, 'now' | 'config' | 'content'>;

/** Today's place: the board restarts after a missed day and after the last place. */
function placeToday({ promotions }: Frozen<Player>, { now, config, content }: ReadContext) {
  const today = toDay(now, config.zoneMinutes);
  const { day, signedDay } = promotions.freeSign ?? { day: 0, signedDay: 0 };
  if (signedDay === today) return { day, isSigned: true };
  const goesOn = signedDay === today - 1 && day < content.promotions.freeSign.length;
  return { day: goesOn ? day + 1 : 1, isSigned: false };
}

/** `appFreeSignUser` of the contract. */
export function showFreeSign(player: Frozen<Player>, context: ReadContext) {
  const { day, isSigned } = placeToday(player, context);
  const open = needsTopUp(player, context) ? ItemStatus.open : ItemStatus.claimable;
  const itemStatus = isSigned ? ItemStatus.claimed : open;
  return { day, itemStatus, rewards: context.content.promotions.freeSign };
}

/**
 * Signs in for the day.
 * @throws {BusinessError} `activityNotOpen`, `awardClaimed`, `awardNotReached`.
 */
export function signForDay(draft: Player, context: DomainContext): RewardItem[] {
  requireActivity(draft, ActivityType.freeSign, context);
  const { day, isSigned } = placeToday(draft, context);
  if (isSigned) throw new BusinessError('awardClaimed');
  requireTopUp(draft, context);
  const signedDay = toDay(context.now, context.config.zoneMinutes);
  draft.promotions.freeSign = { day, signedDay };
  const propList = context.content.promotions.freeSign[day - 1]?.propList ?? [];
  return grantForActivity(draft, propList, `freeSign:${signedDay}`, context);
}
