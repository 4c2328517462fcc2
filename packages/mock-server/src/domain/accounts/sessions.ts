import type { Transaction } from '#store/transaction.ts';
import { tokenKey } from '../player/documents.ts';
import type { Player } from '../player/player.ts';
import { sendRedPacket } from '../promotions/red-packet.ts';
import { countTaskAction } from '../rewards/tasks.ts';
import type { DomainContext } from '../player/context.ts';

/** Length of a token. */
const TOKEN_LENGTH = 40;

/** Maximum of open sessions per player; a new one closes the oldest. */
const MAX_SESSIONS = 20;

/** Closes one session of the player. */
export async function closeSession(draft: Player, tx: Transaction, token: string): Promise<void> {
  draft.tokens = draft.tokens.filter((open) => open !== token);
  await tx.remove(tokenKey(token));
}

/** Opens a session: issues a token valid for the world's `tokenTtlMs`, or for `ttlMs`. */
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

/** Signs the player in and counts the task action `login`. */
export async function signIn(draft: Player, tx: Transaction, context: DomainContext): Promise<string> {
  countTaskAction(draft, 'login', 1, context);
  sendRedPacket(draft, context);
  const { token } = await openSession(draft, tx, context);
  return token;
}

/** Closes every session of the player, as after a new password. */
export async function closeSessions(draft: Player, tx: Transaction): Promise<number> {
  const { tokens } = draft;
  draft.tokens = [];
  for (const token of tokens) await tx.remove(tokenKey(token));
  return tokens.length;
}
