import type { Transaction } from '#store/transaction.ts';
import { tokenKey } from '../player/documents.ts';
import type { Player } from '../player/player.ts';
import { countDeed } from '../rewards/tasks.ts';
import type { Effects } from '../player/context.ts';

/** Letters of a token. */
const TOKEN_LENGTH = 40;

/** Sign-ins that one player can have open; the oldest gives way. */
const MAX_SESSIONS = 20;

/** Ends one session of the player. */
export const closeSession = async (draft: Player, tx: Transaction, token: string): Promise<void> => {
  draft.tokens = draft.tokens.filter((open) => open !== token);
  await tx.remove(tokenKey(token));
};

/** Lets a player in: gives out a token that lives for the world's `tokenTtlMs`, or for `ttlMs`. */
export const openSession = async (
  draft: Player,
  tx: Transaction,
  fx: Effects,
  ttlMs: number = fx.config.tokenTtlMs,
): Promise<{ token: string; expiresAt: number }> => {
  const token = fx.chance.text(TOKEN_LENGTH);
  const expiresAt = fx.now + ttlMs;
  tx.create(tokenKey(token), { playerId: draft.id, issuedAt: fx.now, expiresAt });
  draft.tokens.push(token);
  for (const oldest of draft.tokens.slice(0, -MAX_SESSIONS)) await closeSession(draft, tx, oldest);
  draft.lastSeenAt = fx.now;
  return { token, expiresAt };
};

/** A player's own sign-in; it counts as the login deed of the tasks. */
export const signIn = async (draft: Player, tx: Transaction, fx: Effects): Promise<string> => {
  countDeed(draft, 'login', 1, fx);
  const { token } = await openSession(draft, tx, fx);
  return token;
};

/** Ends every session of the player, as a new password does. */
export const closeSessions = async (draft: Player, tx: Transaction): Promise<number> => {
  const { tokens } = draft;
  draft.tokens = [];
  for (const token of tokens) await tx.remove(tokenKey(token));
  return tokens.length;
};
