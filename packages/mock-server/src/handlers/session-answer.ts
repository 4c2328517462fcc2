import type { Call } from '#calls/call.ts';
import type { Player } from '#domain/player/player.ts';
import { sessionFields, userInfo } from '#domain/profile/profile.ts';

/** The answer of every sign-in: user info, session fields and the token (spec 3, Session from login response). */
export function sessionAnswer(player: Player, token: string, call: Call) {
  return {
    ...userInfo(player, call.now, call.content.rewards.vipLevels),
    ...sessionFields(player, call),
    token,
  };
}
