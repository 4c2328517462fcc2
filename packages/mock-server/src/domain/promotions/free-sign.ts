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

/** Today's place: after a missed day, and after the last place, the board starts again. */
const placeToday = ({ promotions }: Frozen<Player>, { now, config, content }: Scope) => {
  const today = dayOf(now, config.zoneMinutes);
  const { day, signedDay } = promotions.freeSign ?? { day: 0, signedDay: 0 };
  if (signedDay === today) return { day, isSigned: true };
  const goesOn = signedDay === today - 1 && day < content.promotions.freeSign.length;
  return { day: goesOn ? day + 1 : 1, isSigned: false };
};

/** `appFreeSignUser` of the contract. */
export const showFreeSign = (player: Frozen<Player>, scope: Scope) => {
  const { day, isSigned } = placeToday(player, scope);
  const itemStatus = isSigned ? ItemStatus.claimed : ItemStatus.claimable;
  return { day, itemStatus, rewards: scope.content.promotions.freeSign };
};

/**
 * Signs in for the day.
 * @throws {Refusal} `activityNotOpen`, `awardClaimed`.
 */
export const signForDay = (draft: Player, fx: Effects): RewardItem[] => {
  requireActivity(draft, ActivityType.freeSign, fx);
  const { day, isSigned } = placeToday(draft, fx);
  if (isSigned) throw new Refusal('awardClaimed');
  const signedDay = dayOf(fx.now, fx.config.zoneMinutes);
  draft.promotions.freeSign = { day, signedDay };
  const propList = fx.content.promotions.freeSign[day - 1]?.propList ?? [];
  return grant(draft, propList, { reason: 'activity', reference: `freeSign:${signedDay}` }, fx);
};
