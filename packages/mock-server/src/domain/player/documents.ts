import type { DocumentKey } from '#store/port.ts';
import type { Player } from './player.ts';

/** Links a unique value (an account name, a mobile number) to its player. */
export interface Pointer {
  playerId: number;
}

/** An open session. */
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

/** Counters of the world. */
export interface Counters {
  lastPlayerId: number;
  lastSmsId: number;
  lastSocialCode: number;
}

export const PLAYER_PREFIX = 'player:';
export function playerKey(id: number): DocumentKey<Player> {
  return `${PLAYER_PREFIX}${id}`;
}
/** The player id in the key of a player's document. */
export function toPlayerId(key: string): number {
  return Number(key.slice(PLAYER_PREFIX.length));
}

/** Account names are unique regardless of case. */
export function accountKey(account: string): DocumentKey<Pointer> {
  return `account:${account.toLowerCase()}`;
}
export function mobileKey(countryCode: string, mobile: string): DocumentKey<Pointer> {
  return `mobile:${countryCode}:${mobile}`;
}

/** Links an identity document, by its number without separators, to the account that it verifies. */
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

/**
 * Fields of a player that change without an action worth undoing: presence, random streams, the time of the latest change.
 */
const MOVING_OF_PLAYER: ReadonlySet<string> = new Set<keyof Player>([
  'lastSeenAt',
  'openGame',
  'rngStreams',
  'actedAt',
]);

/**
 * Whether a field changes with calls that nobody would undo: presence, and numbers that are issued once. Such a change alone
 * gets no history entry, and an undo does not reset the field if it has changed since.
 */
export function isMovingField(key: string, field: string): boolean {
  return key === COUNTERS || (key.startsWith(PLAYER_PREFIX) && MOVING_OF_PLAYER.has(field));
}
