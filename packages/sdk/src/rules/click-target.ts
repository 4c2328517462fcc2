import { ActivityType, ClickType, TASK_CLICK_ACTION } from './constants.ts';
import { externalUrl } from './links.ts';

/** The target of a carousel entry, a notice or a video. */
export type ClickTarget =
  | { kind: 'activity'; type: number }
  | { kind: 'game'; gameId: number }
  | { kind: 'url'; url: string };

const activities: ReadonlySet<number> = new Set([...Object.values(ActivityType), TASK_CLICK_ACTION]);

/**
 * Interprets clickType and clickAction (spec 3). For 1 the target is an activity if it is an activity number or 10000,
 * otherwise a game; for 2 a game; for 3 an external page.
 * @param entry clickType 0 to 3 and its target: a number, or an http(s) address
 * @returns the target, null if there is none
 */
export function clickTarget(entry: { clickType: number; clickAction: string | number }): ClickTarget | null {
  if (entry.clickType === ClickType.url) {
    const url = externalUrl(entry.clickAction);
    return url === null ? null : { kind: 'url', url };
  }
  const target = Number(entry.clickAction);
  if (!Number.isSafeInteger(target) || target <= 0) return null;
  if (entry.clickType === ClickType.game) return { kind: 'game', gameId: target };
  if (entry.clickType !== ClickType.activityOrGame) return null;
  return activities.has(target) ? { kind: 'activity', type: target } : { kind: 'game', gameId: target };
}
