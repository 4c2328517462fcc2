import type { Frozen } from '#store/transaction.ts';
import type { Player } from '../player/player.ts';
import type { ActivityNumber } from '../player/activity-number.ts';
import type { Effects } from '../player/context.ts';

/** What decides whether an activity is open. */
export type ActivityScope = Pick<Effects, 'now' | 'startedAt' | 'config' | 'content'>;

/** When an activity ends for everybody; -1 when it does not. */
export const activityEnd = (
  type: ActivityNumber,
  { config, startedAt }: Pick<ActivityScope, 'config' | 'startedAt'>,
): number => {
  const duration = config.activityDurations[String(type)];
  return duration === undefined ? -1 : startedAt + duration;
};

/** Whether an activity is over for everybody. */
export const hasEnded = (type: ActivityNumber, scope: ActivityScope): boolean => {
  const end = activityEnd(type, scope);
  return end !== -1 && end <= scope.now;
};

/** Whether the world has the activity at all, or the control API gave it to this player. */
export const isConfigured = (
  player: Frozen<Player>,
  type: ActivityNumber,
  { config }: ActivityScope,
): boolean => (player.overrides.activityIds ?? config.activityIds).includes(type);
