import type { DocumentKey } from '#store/port.ts';
import type { RoundAnswer, RoundRequest } from './protocol.ts';

/** A player at a game, from the launch until it has been idle for a while. */
export interface GameSession {
  readonly playerId: number;
  readonly gameId: number;
  /** The last sign of life, milliseconds since 1970 UTC. */
  lastAt: number;
}

/** A round that was played: the same request gets the same answer for ever. */
export interface PlayedRound {
  readonly request: RoundRequest;
  readonly answer: RoundAnswer;
}

export function gameSessionKey(session: string): DocumentKey<GameSession> {
  return `game-session:${session}`;
}
export function roundKey(session: string, roundId: string): DocumentKey<PlayedRound> {
  return `round:${session}:${roundId}`;
}
