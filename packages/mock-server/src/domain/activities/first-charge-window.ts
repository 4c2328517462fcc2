import { ActivityType, ItemStatus } from '@tara/contract/constants';
import type { Frozen } from '#frozen.ts';
import { activityEnd, hasEnded, type ActivityContext } from './activity-end.ts';
import type { Player } from '../player/player.ts';

const ACTIVITY = ActivityType.firstCharge;

/** When the player's own time to buy is over: counted from registration, for earlier players from the world's start. */
function windowEnd({ registeredAt }: Frozen<Player>, { config, startedAt }: ActivityContext): number {
  return config.firstChargeWindowMs === null
    ? -1
    : Math.max(registeredAt, startedAt) + config.firstChargeWindowMs;
}

/** When the offer ends for the player, by its own time or for everybody; -1 when it does not, as once it is bought. */
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
 * Whether the activity stands in the player's list. What was paid for can be claimed for ever; until then the offer is
 * for a first deposit, within its time.
 */
export function isFirstChargeOpen(player: Frozen<Player>, context: ActivityContext): boolean {
  const { firstCharge } = player.promotions;
  if (firstCharge) return firstCharge.itemStatus !== ItemStatus.claimed;
  return !player.firstRecharge && !hasEnded(ACTIVITY, context) && !isWindowOver(player, context);
}
