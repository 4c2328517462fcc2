import type { Transaction } from '#store/transaction.ts';
import { tokenKey } from '../player/documents.ts';
import type { Player } from '../player/player.ts';
import { countTaskAction } from '../rewards/tasks.ts';
import type { DomainContext } from '../player/context.ts';

/** Letters of a token. */
const TOKEN_LENGTH = 40;

/** Sign-ins that one player can have open; the oldest gives way. */
const MAX_SESSIONS = 20;

/** Ends one session of the player. */
export async function closeSession(draft: Player, tx: Transaction, token: string): Promise<void> {
  draft.tokens = draft.tokens.filter((open) => open !== token);
  await tx.remove(tokenKey(token));
}

/** Lets a player in: gives out a token that lives for the world's `tokenTtlMs`, or for `ttlMs`. */
export async function openSession(
  draft: Player,
  tx: Transaction,
  context: DomainContext,
  ttlMs: number = context.config.tokenTtlMs,
): Promise<{ token: string; expiresAt: number }> {
  const token = context.secrets.text(TOKEN_LENGTH);
  const expiresAt = context.now + ttlMs;
  tx.create(tokenKey(token), { playerId: draft.id, issuedAt: context.now, expiresAt });
  draft.tokens.push(token);
  for (const oldest of draft.tokens.slice(0, -MAX_SESSIONS)) await closeSession(draft, tx, oldest);
  draft.lastSeenAt = context.now;
  return { token, expiresAt };
}

/** A player's own sign-in; it counts as the task action `login`. */
export async function signIn(draft: Player, tx: Transaction, context: DomainContext): Promise<string> {
  countTaskAction(draft, 'login', 1, context);
  const { token } = await openSession(draft, tx, context);
  return token;
}

/** Ends every session of the player, as a new password does. */
export async function closeSessions(draft: Player, tx: Transaction): Promise<number> {
  const { tokens } = draft;
  draft.tokens = [];
  for (const token of tokens) await tx.remove(tokenKey(token));
  return tokens.length;
}
