import { ActivityType } from '@tara/contract/constants';
import type { Frozen } from '#frozen.ts';
import { hasEnded, type ActivityContext } from './activity-end.ts';
import type { Player } from '../player/player.ts';
import { BusinessError } from '#contract/business-error.ts';
import type { ActivityNumber } from '../player/activity-number.ts';
import { isFirstChargeOpen } from './first-charge-window.ts';

function isOpenFor(type: ActivityNumber, player: Frozen<Player>, context: ActivityContext): boolean {
  if (type === ActivityType.firstCharge) return isFirstChargeOpen(player, context);
  if (type === ActivityType.bind && player.mobile !== '') return false;
  return !hasEnded(type, context);
}

/** The activities that are open for the player now, in the order of the configuration. */
export function openActivities(player: Frozen<Player>, context: ActivityContext): ActivityNumber[] {
  const { activityIds: given } = player.overrides;
  // An activity that the control API gave to the player stays open until it ends for all players.
  if (given) return given.filter((type) => !hasEnded(type, context));
  return context.config.activityIds.filter((type) => isOpenFor(type, player, context));
}

/** Whether an activity is open for the player now. */
export function isActivityOpen(
  player: Frozen<Player>,
  type: ActivityNumber,
  context: ActivityContext,
): boolean {
  return openActivities(player, context).includes(type);
}

/** @throws {BusinessError} `activityNotOpen`. */
export function requireActivity(
  player: Frozen<Player>,
  type: ActivityNumber,
  context: ActivityContext,
): void {
  if (!isActivityOpen(player, type, context)) throw new BusinessError('activityNotOpen');
}
