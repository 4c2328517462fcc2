import type { Operation } from '@tara/sdk';
import { hasFirstRecharge, type ActivityFacts } from '@tara/sdk/rules';
import { queryClient, useApiQuery } from './query.ts';
import { usePlayer } from './session.ts';

/** The calls with the player's activities, read at sign-in and on each arrival at home (spec 4, 7.3). */
const reads: readonly Operation[] = ['getActivityIds', 'getTaskUser', 'hasMailUnread', 'getLoginPayUser3'];

/**
 * Reads the activities again.
 * @param options `cancelRefetch: false` keeps a request that is already open
 */
export function readActivities(options?: { cancelRefetch: boolean }): void {
  for (const operation of reads) void queryClient.invalidateQueries({ queryKey: [operation] }, options);
}

/**
 * The activities that are active for the player; null for a visitor (spec 5).
 * The list of the login answer is used until the call has answered.
 */
export function useActivities(): ActivityFacts | null {
  const player = usePlayer();
  const { data } = useApiQuery('getActivityIds', {}, { enabled: player !== null });
  if (!player) return null;
  return data ?? player.gameUser.activity;
}

/** Whether the player has made the first deposit; false for visitors. */
export function useFirstRecharge(): boolean {
  const player = usePlayer();
  const { data } = useApiQuery('getTaskUser', {}, { enabled: player !== null });
  return player !== null && hasFirstRecharge(player.user.firstRecharge, data?.taskData);
}

/** Whether to show the +300 hint: to a player without a first deposit (spec 2.5). */
export function useFirstDepositHint(): boolean {
  const player = usePlayer();
  const recharged = useFirstRecharge();
  return player !== null && !recharged;
}
