import { ActivityType } from '@tara/contract/constants';
import type { Frozen } from '#frozen.ts';
import { openActivities } from '../activities/open-activities.ts';
import { activityEnd, type ActivityContext } from '../activities/activity-end.ts';
import type { Player } from '../player/player.ts';
import { ownsRunningCard } from '../promotions/login-pay.ts';
import { isBankrupt } from '../promotions/supply.ts';
import type { ActivityNumber } from '../player/activity-number.ts';
import { firstChargeExpiry } from '../activities/first-charge-window.ts';

/** An entry of the activity map: place, end, target and reward of an activity. */
function toEntry(type: ActivityNumber, place: number, player: Frozen<Player>, context: ActivityContext) {
  const { activityEntries, supply } = context.content.promotions;
  const { url, propList } = activityEntries[type] ?? {};
  const shown = type === ActivityType.supply ? supply.propList : propList;
  const expireTime =
    type === ActivityType.firstCharge ? firstChargeExpiry(player, context) : activityEnd(type, context);
  return {
    sort: place,
    expireTime,
    ...(url === undefined ? {} : { url }),
    ...(shown === undefined ? {} : { propList: shown }),
  };
}

/** The activities of a player in the order of the configuration; the first two fields are also part of a login's answer. */
export function activityOverview(player: Frozen<Player>, context: ActivityContext) {
  const activityIds = openActivities(player, context);
  return {
    activityIds,
    activityMap: Object.fromEntries(
      activityIds.map((type, at) => [String(type), toEntry(type, at + 1, player, context)]),
    ),
    isBankrupt: activityIds.includes(ActivityType.supply) && isBankrupt(player, context),
    hasTurntable: activityIds.includes(ActivityType.inviteSpin),
    totalRecharge: player.totalRecharge,
    loginPaying: ownsRunningCard(player),
  };
}
