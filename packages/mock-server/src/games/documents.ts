import type { DocumentKey } from '#store/port.ts';
import type { RoundAnswer, RoundRequest } from './protocol.ts';

/** A player at a game, from the launch until it has been quiet for a while. */
export interface Sitting {
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

export const sittingKey = (session: string): DocumentKey<Sitting> => `sitting:${session}`;
export const roundKey = (session: string, roundId: string): DocumentKey<PlayedRound> =>
  `round:${session}:${roundId}`;
