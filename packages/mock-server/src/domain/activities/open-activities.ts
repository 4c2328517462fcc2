import { ActivityType } from '#contract/generated.ts';
import type { Frozen } from '#store/transaction.ts';
import { hasEnded, type ActivityScope } from './activity-end.ts';
import type { Player } from '../player/player.ts';
import { Refusal } from '#contract/business-error.ts';
import type { ActivityNumber } from '../player/activity-number.ts';
import { isFirstChargeOpen } from './first-charge-window.ts';

const isOpenFor = (type: ActivityNumber, player: Frozen<Player>, scope: ActivityScope): boolean => {
  if (type === ActivityType.firstCharge) return isFirstChargeOpen(player, scope);
  if (type === ActivityType.bind && player.mobile !== '') return false;
  return !hasEnded(type, scope);
};

/** The activities that run for the player at this moment, in the order of the configuration. */
export const openActivities = (player: Frozen<Player>, scope: ActivityScope): ActivityNumber[] => {
  const { activityIds: given } = player.overrides;
  // What the control API gave to the player is there whatever the player has done, until it ends for everybody.
  if (given) return given.filter((type) => !hasEnded(type, scope));
  return scope.config.activityIds.filter((type) => isOpenFor(type, player, scope));
};

/** Whether an activity runs for the player at this moment. */
export const isActivityOpen = (player: Frozen<Player>, type: ActivityNumber, scope: ActivityScope): boolean =>
  openActivities(player, scope).includes(type);

/** @throws {Refusal} `activityNotOpen`. */
export const requireActivity = (player: Frozen<Player>, type: ActivityNumber, scope: ActivityScope): void => {
  if (!isActivityOpen(player, type, scope)) throw new Refusal('activityNotOpen');
};
