import { ActivityType, ItemStatus } from '#contract/generated.ts';
import type { Frozen } from '#store/transaction.ts';
import { dayOf } from '#time/days.ts';
import { requireActivity } from '../activities/open-activities.ts';
import type { Player } from '../player/player.ts';
import { Refusal } from '#contract/business-error.ts';
import { grant } from '../rewards/rewards.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { Effects } from '../player/context.ts';

type Scope = Pick<Effects, 'now' | 'config' | 'content'>;

/** Stands in the days list once the whole bonus is received (spec 4). */
const ALL_RECEIVED = -1;

/** Today's place, and whether it can be received. */
const placeToday = ({ promotions }: Frozen<Player>, { now, config, content }: Scope) => {
  const { received, receivedDay } = promotions.signUpBonus ?? { received: 0, receivedDay: 0 };
  const isComplete = received >= content.promotions.signUpBonus.length;
  const isDone = isComplete || receivedDay === dayOf(now, config.zoneMinutes);
  return { received, isComplete, isDone, day: isDone ? received : received + 1 };
};

/** `loginBonus3User` (spec 7.5). */
export const showSignUpBonus = (player: Frozen<Player>, scope: Scope) => {
  const { received, isComplete, isDone, day } = placeToday(player, scope);
  const places = Array.from({ length: received }, (_, at) => at + 1);
  return {
    days: isComplete ? [...places, ALL_RECEIVED] : places,
    day,
    itemStatus: isDone ? ItemStatus.claimed : ItemStatus.claimable,
    rewards: scope.content.promotions.signUpBonus,
  };
};

/**
 * Gives today's place of the board.
 * @throws {Refusal} `activityNotOpen`, `awardUnknown`, `awardClaimed`, `awardNotReached`.
 */
export const receiveSignUpBonus = (draft: Player, day: number, fx: Effects): RewardItem[] => {
  requireActivity(draft, ActivityType.signUpBonus, fx);
  const place = fx.content.promotions.signUpBonus[day - 1];
  if (!place) throw new Refusal('awardUnknown', { pointer: '/day' });
  const { received, day: today } = placeToday(draft, fx);
  if (day <= received) throw new Refusal('awardClaimed');
  if (day > today) throw new Refusal('awardNotReached');
  draft.promotions.signUpBonus = { received: day, receivedDay: dayOf(fx.now, fx.config.zoneMinutes) };
  return grant(draft, place.propList, { reason: 'activity', reference: `signUpBonus:${day}` }, fx);
};
