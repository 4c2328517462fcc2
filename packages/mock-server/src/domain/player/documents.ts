import type { DocumentKey } from '#store/port.ts';
import type { Player } from './player.ts';

/** Points from something unique (an account name, a mobile number) to its player. */
export interface Pointer {
  playerId: number;
}

/** A live sign-in. */
export interface SessionToken {
  playerId: number;
  issuedAt: number;
  expiresAt: number;
}

/** A launch address of a game; its token opens the game once. */
export interface GameLaunch {
  playerId: number;
  gameId: number;
  issuedAt: number;
  used: boolean;
}

/** Numbers that the world hands out. */
export interface Counters {
  lastPlayerId: number;
  lastSmsId: number;
  lastSocialCode: number;
}

export const PLAYER_PREFIX = 'player:';
export function playerKey(id: number): DocumentKey<Player> {
  return `${PLAYER_PREFIX}${id}`;
}
/** Whose document a key of players is. */
export function playerIdOf(key: string): number {
  return Number(key.slice(PLAYER_PREFIX.length));
}

/** Account names differ by more than their case. */
export function accountKey(account: string): DocumentKey<Pointer> {
  return `account:${account.toLowerCase()}`;
}
export function mobileKey(countryCode: string, mobile: string): DocumentKey<Pointer> {
  return `mobile:${countryCode}:${mobile}`;
}

/** Points from an identity document, by its number without separators, to the account that it verifies. */
export function identityKey(idNumber: string): DocumentKey<Pointer> {
  return `identity:${idNumber}`;
}
export function tokenKey(token: string): DocumentKey<SessionToken> {
  return `token:${token}`;
}
export function launchKey(token: string): DocumentKey<GameLaunch> {
  return `launch:${token}`;
}
export const COUNTERS: DocumentKey<Counters> = 'counters';

/** Of a player: what a heartbeat says, how often the random generator was asked, and how far the player's time is. */
const MOVING_OF_PLAYER: ReadonlySet<string> = new Set<keyof Player>([
  'lastSeenAt',
  'openGame',
  'rngStreams',
  'actedAt',
]);

/**
 * Whether a field of a document moves on with calls that nobody would undo: presence, and numbers that are given out once.
 * Such a change alone is no change of the world, and an undo does not set the field back when it has moved on since.
 */
export function isMovingField(key: string, field: string): boolean {
  return key === COUNTERS || (key.startsWith(PLAYER_PREFIX) && MOVING_OF_PLAYER.has(field));
}
