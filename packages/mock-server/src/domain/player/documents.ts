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
export const playerKey = (id: number): DocumentKey<Player> => `${PLAYER_PREFIX}${id}`;

/** Account names differ by more than their case. */
export const accountKey = (account: string): DocumentKey<Pointer> => `account:${account.toLowerCase()}`;
export const mobileKey = (countryCode: string, mobile: string): DocumentKey<Pointer> =>
  `mobile:${countryCode}:${mobile}`;

/** Points from an identity document, by its number without separators, to the account that it verifies. */
export const identityKey = (idNumber: string): DocumentKey<Pointer> => `identity:${idNumber}`;
export const tokenKey = (token: string): DocumentKey<SessionToken> => `token:${token}`;
export const launchKey = (token: string): DocumentKey<GameLaunch> => `launch:${token}`;
export const COUNTERS: DocumentKey<Counters> = 'counters';
