import type { ActivityFacts } from '@tara/sdk/rules';
import { useApiQuery } from '#api/query.ts';
import { usePlayer } from '#api/session.ts';

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
