import type { Path } from '@tara/sdk';
import { hasFirstRecharge, type ActivityFacts } from '@tara/sdk/rules';
import { useConfig } from './config.ts';
import { queryClient, useApiQuery } from './query.ts';
import { usePlayer } from './session.ts';

/** What is read of a player's activities as a whole: at sign-in, and on each arrival at home (spec 4, 7.3). */
const reads: readonly Path[] = [
  '/app/v1/getActivityIds',
  '/app/v1/getTaskUser',
  '/app/v1/hasMailUnread',
  '/app/v1/getLoginPayUser3',
];

/**
 * Has it read anew.
 * @param options with `cancelRefetch: false` a reading that is under way is as good as another one
 */
export function readActivities(options?: { cancelRefetch: boolean }): void {
  for (const path of reads) void queryClient.invalidateQueries({ queryKey: [path] }, options);
}

/**
 * What is active for the player, or null for a visitor, whose activity list needs a token (spec 5).
 * The list of the login answer stands in until the call has answered.
 */
export function useActivities(): ActivityFacts | null {
  const player = usePlayer();
  const { data } = useApiQuery('/app/v1/getActivityIds', {}, { enabled: player !== null });
  if (!player) return null;
  return data ?? player.gameUser.activity;
}

/** Whether the player has made the first deposit; a visitor has not. */
export function useFirstRecharge(): boolean {
  const player = usePlayer();
  const { data } = useApiQuery('/app/v1/getTaskUser', {}, { enabled: player !== null });
  return player !== null && hasFirstRecharge(player.user.firstRecharge, data?.taskData);
}

/** Whether the +300 hint shows: a player without a first recharge, outside green mode (spec 2.5, look). */
export function useFirstDepositHint(): boolean {
  const player = usePlayer();
  const green = useConfig()?.web.mode === 'green';
  const recharged = useFirstRecharge();
  return player !== null && !green && !recharged;
}
