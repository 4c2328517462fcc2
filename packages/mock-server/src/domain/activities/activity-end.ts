import type { Frozen } from '#frozen.ts';
import type { Player } from '../player/player.ts';
import type { ActivityNumber } from '../player/activity-number.ts';
import type { DomainContext } from '../player/context.ts';

/** The context that determines whether an activity is open. */
export type ActivityContext = Pick<DomainContext, 'now' | 'startedAt' | 'config' | 'content'>;

/** When an activity ends for all players; -1 for never. */
export function activityEnd(
  type: ActivityNumber,
  { config, startedAt }: Pick<ActivityContext, 'config' | 'startedAt'>,
): number {
  const duration = config.activityDurations[String(type)];
  return duration === undefined ? -1 : startedAt + duration;
}

/** Whether an activity has ended for all players. */
export function hasEnded(type: ActivityNumber, context: ActivityContext): boolean {
  const end = activityEnd(type, context);
  return end !== -1 && end <= context.now;
}

/** Whether the world has the activity, or the control API gave it to this player. */
export function isConfigured(
  player: Frozen<Player>,
  type: ActivityNumber,
  { config }: ActivityContext,
): boolean {
  return (player.overrides.activityIds ?? config.activityIds).includes(type);
}
