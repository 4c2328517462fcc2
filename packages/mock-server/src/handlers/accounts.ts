import type { Call } from '#calls/call.ts';
import { nextTurn, type Scope } from '#worlds/unit-of-work.ts';
import { createChance } from '#random/rng.ts';
import { uuidFrom } from '#random/uuid.ts';
import { nextPlayerId } from '#domain/player/counters.ts';
import { accountKey, mobileKey, playerKey } from '#domain/player/documents.ts';
import { type Player } from '#domain/player/player.ts';
import { welcome } from '#domain/accounts/welcome.ts';
import type { Effects } from '#domain/player/context.ts';
import { newPlayer, type Newcomer } from '#domain/player/new-player.ts';

/** Writes a new account with all that points to it, and gives it what every newcomer gets. */
export const openAccount = async (
  { tx, effects }: Scope,
  newcomer: Omit<Newcomer, 'id' | 'uuid' | 'registeredAt'>,
  { world, now }: Call,
  prepare: (player: Player) => void = () => undefined,
): Promise<{ player: Player; fx: Effects }> => {
  const { account, mobile, countryCode } = newcomer;
  const id = await nextPlayerId(tx);
  const uuid = uuidFrom(createChance(world.origin.seed, 'uuid', id));
  const player = newPlayer({ ...newcomer, id, uuid, registeredAt: now });
  prepare(player);
  const fx = effects(nextTurn(world, player));
  tx.create(playerKey(id), player);
  tx.create(accountKey(account), { playerId: id });
  if (mobile !== '') tx.create(mobileKey(countryCode, mobile), { playerId: id });
  welcome(player, fx);
  return { player, fx };
};
