import type { Call } from '#calls/call.ts';
import { nextTurn, type Scope } from '#calls/scope.ts';
import { createChance } from '#chance/chance.ts';
import { uuidFrom } from '#chance/uuid.ts';
import { nextPlayerId } from '#domain/counters.ts';
import { accountKey, mobileKey, playerKey } from '#domain/documents.ts';
import { newPlayer, type Effects, type Newcomer, type Player } from '#domain/player.ts';
import { welcome } from '#domain/welcome.ts';

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
