import type { DocumentKey } from '#store/port.ts';
import type { RoundAnswer, RoundRequest } from './protocol.ts';

/** A player's session at a game, from the launch until it has been idle too long. */
export interface GameSession {
  readonly playerId: number;
  readonly gameId: number;
  /** The time of the latest call, in milliseconds since 1970 UTC. */
  lastAt: number;
}

/** A played round: the same request always gets the same answer. */
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
