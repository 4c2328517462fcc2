import { ActivityType, ItemStatus } from '@tara/contract/constants';
import type { Frozen } from '#frozen.ts';
import { activityEnd, hasEnded, type ActivityContext } from './activity-end.ts';
import type { Player } from '../player/player.ts';

const ACTIVITY = ActivityType.firstCharge;

/** When the player's own time to buy ends: counted from the registration, for seeded players from the world's start. */
function windowEnd({ registeredAt }: Frozen<Player>, { config, startedAt }: ActivityContext): number {
  return config.firstChargeWindowMs === null
    ? -1
    : Math.max(registeredAt, startedAt) + config.firstChargeWindowMs;
}

/** When the offer ends for the player, by the player's own time or for all; -1 for never, as after the purchase. */
export function firstChargeExpiry(player: Frozen<Player>, context: ActivityContext): number {
  if (player.promotions.firstCharge) return -1;
  const ends = [windowEnd(player, context), activityEnd(ACTIVITY, context)].filter((end) => end !== -1);
  return ends.length === 0 ? -1 : Math.min(...ends);
}

export function isWindowOver(player: Frozen<Player>, context: ActivityContext): boolean {
  const end = windowEnd(player, context);
  return end !== -1 && end <= context.now;
}

/**
 * Whether the activity is in the player's list. Purchased items can be claimed for ever; before the purchase the offer is
 * for a first deposit within its time.
 */
export function isFirstChargeOpen(player: Frozen<Player>, context: ActivityContext): boolean {
  const { firstCharge } = player.promotions;
  if (firstCharge) return firstCharge.itemStatus !== ItemStatus.claimed;
  return !player.firstRecharge && !hasEnded(ACTIVITY, context) && !isWindowOver(player, context);
}
