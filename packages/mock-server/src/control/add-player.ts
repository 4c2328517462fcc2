import { LoginType } from '@tara/contract/constants';
import { createRng, uuidFrom } from '#random/rng.ts';
import { hashPassword } from '#domain/accounts/passwords.ts';
import { sendWelcomeMails } from '#domain/mail/mailbox.ts';
import { nextPlayerId } from '#domain/player/counters.ts';
import { accountKey, playerKey } from '#domain/player/documents.ts';
import { newPlayer } from '#domain/player/new-player.ts';
import type { Player } from '#domain/player/player.ts';
import type { UnitOfWork } from '#worlds/unit-of-work.ts';
import type { World } from '#worlds/world.ts';
import { applyPatch, type PlayerFields } from './player-patch.ts';

/** The password of players that are created without one: the demo player's. */
const DEFAULT_PASSWORD = 'tara1234';

/** The initial values of a player. */
export interface Beginning extends PlayerFields {
  readonly account: string;
  readonly passwordHash: string;
}

/**
 * @param account the salt depends on it
 * @param cost scrypt's N
 */
export function getPasswordHash(
  { origin }: World,
  account: string,
  { password = DEFAULT_PASSWORD, cost }: { password: string | undefined; cost: number },
): Promise<string> {
  return hashPassword(password, createRng(origin.seed, 'salt', account), cost);
}

/**
 * Adds a player without the registration reward. The account must be free.
 * @throws {ControlError} as `applyPatch` does
 */
export async function addPlayer(
  { tx, now, config, contextFor }: UnitOfWork,
  world: World,
  { account, passwordHash, ...fields }: Beginning,
): Promise<Player> {
  const { countryCode } = config;
  const id = await nextPlayerId(tx);
  const draft = newPlayer({
    id,
    uuid: uuidFrom(createRng(world.origin.seed, 'uuid', id)),
    account,
    accountType: LoginType.account,
    passwordHash,
    mobile: '',
    countryCode,
    pid: 0,
    registeredAt: now,
  });
  tx.create(playerKey(id), draft);
  tx.create(accountKey(account), { playerId: id });
  const context = contextFor(draft);
  await applyPatch(draft, fields, tx, context, 'seed');
  sendWelcomeMails(draft, context);
  return draft;
}
