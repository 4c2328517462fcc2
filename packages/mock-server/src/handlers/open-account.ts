import type { Call } from '#calls/call.ts';
import type { UnitOfWork } from '#worlds/unit-of-work.ts';
import { createRng, uuidFrom } from '#random/rng.ts';
import { nextPlayerId } from '#domain/player/counters.ts';
import { accountKey, mobileKey, playerKey } from '#domain/player/documents.ts';
import type { Player } from '#domain/player/player.ts';
import { welcomePlayer } from '#domain/accounts/welcome.ts';
import type { DomainContext } from '#domain/player/context.ts';
import { newPlayer, type NewPlayerInput } from '#domain/player/new-player.ts';
import { sessionFields, userInfo } from '#domain/profile/profile.ts';

/** The answer of every sign-in: user info, session fields and the token (spec 3, Session from login response). */
export function sessionAnswer(player: Player, token: string, call: Call) {
  return {
    ...userInfo(player, call.now, call.content.rewards.vipLevels),
    ...sessionFields(player, call),
    token,
  };
}

/** Creates an account with its links and welcome rewards. */
export async function openAccount(
  { tx, now, contextFor }: UnitOfWork,
  newcomer: Omit<NewPlayerInput, 'id' | 'uuid' | 'registeredAt'>,
  { world }: Call,
  prepare: (player: Player) => void = () => undefined,
): Promise<{ player: Player; context: DomainContext }> {
  const { account, mobile, countryCode } = newcomer;
  const id = await nextPlayerId(tx);
  const uuid = uuidFrom(createRng(world.origin.seed, 'uuid', id));
  const player = newPlayer({ ...newcomer, id, uuid, registeredAt: now });
  prepare(player);
  const context = contextFor(player);
  tx.create(playerKey(id), player);
  tx.create(accountKey(account), { playerId: id });
  if (mobile !== '') tx.create(mobileKey(countryCode, mobile), { playerId: id });
  welcomePlayer(player, context);
  return { player, context };
}
