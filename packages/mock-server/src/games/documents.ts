import type { DocumentKey } from '#store/port.ts';
import type { Card } from '#game-engine/poker.ts';
import type { RoundAnswer, RoundRequest } from './protocol.ts';

/** A player's session at a game, from the launch until it has been idle too long. */
export interface GameSession {
  readonly playerId: number;
  readonly gameId: number;
  /** The time of the latest call, in milliseconds since 1970 UTC. */
  lastAt: number;
}

/** A played round: the same request always gets the same answer. Its id names one round of the player at the game. */
export interface PlayedRound {
  readonly request: RoundRequest;
  readonly answer: RoundAnswer;
}

/** A hand that was dealt and not drawn: it survives its game session. */
export interface OpenHand {
  readonly roundId: string;
  /** In hundredths; already taken. */
  readonly bet: number;
  /** Ten cards: those that were dealt, and those that replace others. */
  readonly deck: readonly Card[];
  /** When it was dealt or last shown by opening its game, in milliseconds since 1970 UTC. */
  at: number;
}

/** The open hands of a player, one at most per game id. */
export type OpenHands = Record<number, OpenHand>;

/** A finished hand: the same draw always gets the same answer. */
export interface DrawnHand {
  /** Missing for a hand that stood as it was dealt. */
  readonly hold?: readonly number[];
  readonly answer: RoundAnswer;
}

export function gameSessionKey(session: string): DocumentKey<GameSession> {
  return `game-session:${session}`;
}
export function roundKey(playerId: number, gameId: number, roundId: string): DocumentKey<PlayedRound> {
  return `round:${playerId}:${gameId}:${roundId}`;
}
export function openHandsKey(playerId: number): DocumentKey<OpenHands> {
  return `open-hands:${playerId}`;
}
export function drawnHandKey(playerId: number, gameId: number, roundId: string): DocumentKey<DrawnHand> {
  return `drawn-hand:${playerId}:${gameId}:${roundId}`;
}
