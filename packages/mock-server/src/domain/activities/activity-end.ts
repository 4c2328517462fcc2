import type { Frozen } from '#frozen.ts';
import type { Player } from '../player/player.ts';
import type { ActivityNumber } from '../player/activity-number.ts';
import type { DomainContext } from '../player/context.ts';

/** What decides whether an activity is open. */
export type ActivityContext = Pick<DomainContext, 'now' | 'startedAt' | 'config' | 'content'>;

/** When an activity ends for everybody; -1 when it does not. */
export function activityEnd(
  type: ActivityNumber,
  { config, startedAt }: Pick<ActivityContext, 'config' | 'startedAt'>,
): number {
  const duration = config.activityDurations[String(type)];
  return duration === undefined ? -1 : startedAt + duration;
}

/** Whether an activity is over for everybody. */
export function hasEnded(type: ActivityNumber, context: ActivityContext): boolean {
  const end = activityEnd(type, context);
  return end !== -1 && end <= context.now;
}

/** Whether the world has the activity at all, or the control API gave it to this player. */
export function isConfigured(
  player: Frozen<Player>,
  type: ActivityNumber,
  { config }: ActivityContext,
): boolean {
  return (player.overrides.activityIds ?? config.activityIds).includes(type);
}
