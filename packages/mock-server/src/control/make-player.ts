import { LoginType } from '#contract/generated.ts';
import { createRng } from '#random/rng.ts';
import { uuidFrom } from '#random/uuid.ts';
import { hashPassword } from '#domain/accounts/passwords.ts';
import { reportArrival } from '#domain/invitations/reports.ts';
import { sendWelcomeMails } from '#domain/mail/mailbox.ts';
import { post } from '#domain/money/ledger.ts';
import { nextPlayerId } from '#domain/player/counters.ts';
import { accountKey, mobileKey, playerKey } from '#domain/player/documents.ts';
import { newPlayer } from '#domain/player/new-player.ts';
import type { Player } from '#domain/player/player.ts';
import type { UnitOfWork } from '#worlds/unit-of-work.ts';
import type { World } from '#worlds/world.ts';

/** Players made without a password take the demo player's. */
const DEFAULT_PASSWORD = 'tara1234';

/** What a player begins with. */
export interface Beginning {
  readonly account: string;
  readonly passwordHash: string;
  /** In hundredths. */
  readonly coin?: number;
  /** In hundredths. */
  readonly lottery?: number;
  /** Without its country code; empty for none. */
  readonly mobile?: string;
  /** Who invited the player; 0 for nobody. */
  readonly pid?: number;
}

/** @param account whose salt it takes @param cost scrypt's N */
export function passwordHashOf(
  { origin }: World,
  account: string,
  { password = DEFAULT_PASSWORD, cost }: { password: string | undefined; cost: number },
): Promise<string> {
  return hashPassword(password, createRng(origin.seed, 'salt', account), cost);
}

/** Adds a player as if it had registered, without the registration reward. Account and mobile number must be free. */
export async function makePlayer(
  { tx, now, config, contextFor }: UnitOfWork,
  world: World,
  { account, passwordHash, coin = 0, lottery = 0, mobile = '', pid = 0 }: Beginning,
): Promise<Player> {
  const { countryCode } = config;
  const id = await nextPlayerId(tx);
  const draft = newPlayer({
    id,
    uuid: uuidFrom(createRng(world.origin.seed, 'uuid', id)),
    account,
    accountType: LoginType.account,
    passwordHash,
    mobile,
    countryCode,
    pid,
    registeredAt: now,
  });
  tx.create(playerKey(id), draft);
  tx.create(accountKey(account), { playerId: id });
  if (mobile !== '') tx.create(mobileKey(countryCode, mobile), { playerId: id });
  const context = contextFor(draft);
  const origins = { reason: 'seed', reference: 'control' } as const;
  post(draft, { currency: 'coin', amount: coin, ...origins }, context);
  post(draft, { currency: 'points', amount: lottery, ...origins }, context);
  reportArrival(draft, context);
  sendWelcomeMails(draft, context);
  return draft;
}
