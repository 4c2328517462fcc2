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

/** The value in the days list after the whole bonus is received (spec 4). */
const ALL_RECEIVED = -1;

/** Today's place and whether it can be received. */
function placeToday({ promotions }: Frozen<Player>, { now, config, content }: ReadContext) {
  const { received, receivedDay } = promotions.signUpBonus ?? { received: 0, receivedDay: 0 };
  const isComplete = received >= content.promotions.signUpBonus.length;
  const isDone = isComplete || receivedDay === toDay(now, config.zoneMinutes);
  return { received, isComplete, isDone, day: isDone ? received : received + 1 };
}

/** `loginBonus3User` (spec 7.5). */
export function showSignUpBonus(player: Frozen<Player>, context: ReadContext) {
  const { received, isComplete, isDone, day } = placeToday(player, context);
  const open = needsTopUp(player, context) ? ItemStatus.open : ItemStatus.claimable;
  const places = Array.from({ length: received }, (_, at) => at + 1);
  return {
    days: isComplete ? [...places, ALL_RECEIVED] : places,
    day,
    itemStatus: isDone ? ItemStatus.claimed : open,
    rewards: context.content.promotions.signUpBonus,
  };
}

/**
 * Grants today's place of the board.
 * @throws {BusinessError} `activityNotOpen`, `awardUnknown`, `awardClaimed`, `awardNotReached`
 */
export function receiveSignUpBonus(draft: Player, day: number, context: DomainContext): RewardItem[] {
  requireActivity(draft, ActivityType.signUpBonus, context);
  const place = context.content.promotions.signUpBonus[day - 1];
  if (!place) throw new BusinessError('awardUnknown', { pointer: '/day' });
  const { received, day: today } = placeToday(draft, context);
  if (day <= received) throw new BusinessError('awardClaimed');
  if (day > today) throw new BusinessError('awardNotReached');
  requireTopUp(draft, context);
  draft.promotions.signUpBonus = {
    received: day,
    receivedDay: toDay(context.now, context.config.zoneMinutes),
  };
  return grantForActivity(draft, place.propList, `signUpBonus:${day}`, context);
}
