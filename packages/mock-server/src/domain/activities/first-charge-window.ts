import { ActivityType, ItemStatus } from '#contract/generated.ts';
import type { Frozen } from '#store/transaction.ts';
import { activityEnd, hasEnded, type ActivityScope } from './activity-end.ts';
import type { Player } from '../player/player.ts';

const ACTIVITY = ActivityType.firstCharge;

/** When the player's own time to buy is over: counted from registration, for earlier players from the world's start. */
const windowEnd = ({ registeredAt }: Frozen<Player>, { config, startedAt }: ActivityScope): number =>
  config.firstChargeWindowMs === null ? -1 : Math.max(registeredAt, startedAt) + config.firstChargeWindowMs;

/** When the offer ends for the player, by its own time or for everybody; -1 when it does not, as once it is bought. */
export const firstChargeExpiry = (player: Frozen<Player>, scope: ActivityScope): number => {
  if (player.promotions.firstCharge) return -1;
  const ends = [windowEnd(player, scope), activityEnd(ACTIVITY, scope)].filter((end) => end !== -1);
  return ends.length === 0 ? -1 : Math.min(...ends);
};

export const isWindowOver = (player: Frozen<Player>, scope: ActivityScope): boolean => {
  const end = windowEnd(player, scope);
  return end !== -1 && end <= scope.now;
};

/**
 * Whether the activity stands in the player's list. What was paid for can be claimed for ever; until then the offer is
 * for a first deposit, within its time.
 */
export const isFirstChargeOpen = (player: Frozen<Player>, scope: ActivityScope): boolean => {
  const { firstCharge } = player.promotions;
  if (firstCharge) return firstCharge.itemStatus !== ItemStatus.claimed;
  return !player.firstRecharge && !hasEnded(ACTIVITY, scope) && !isWindowOver(player, scope);
};
