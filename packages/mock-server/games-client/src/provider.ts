import type {
  GameErrorAnswer,
  GameErrorCode,
  OpenAnswer,
  OpenRequest,
  RoundAnswer,
  RoundRequest,
} from '../../src/games/protocol.ts';
import { config } from './config.ts';

/** The provider said no, and why. Nothing was taken. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: GameErrorCode;
  constructor({ code, message }: GameErrorAnswer['error']) {
    super(message);
    this.code = code;
  }
}

/** No answer, or none that can be read: whether the round was played is not known. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

const TIMEOUT_MS = 8000;

const isRefusal = (data: unknown): data is GameErrorAnswer =>
  typeof data === 'object' && data !== null && 'error' in data;

const call = async <T>(path: 'open' | 'round', body: OpenRequest | RoundRequest): Promise<T> => {
  let response: Response;
  let data: unknown;
  try {
    response = await fetch(`${config.base}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    data = await response.json();
  } catch {
    throw new NoAnswer('the provider did not answer');
  }
  if (response.ok) return data as T;
  if (response.status < 500 && isRefusal(data)) throw new Refused(data.error);
  throw new NoAnswer(`status ${response.status}`);
};

/** Opens the session; the launch token works once. @throws {Refused | NoAnswer} */
export const openGame = (): Promise<OpenAnswer> =>
  call<OpenAnswer>('open', { token: config.token, gameId: config.gameId });

/** Plays a round, or asks again for one that was played. @throws {Refused | NoAnswer} */
export const playRound = (round: RoundRequest): Promise<RoundAnswer> => call<RoundAnswer>('round', round);

/** Pauses between the tries of one round. */
const PAUSES_MS = [700, 1500, 3000, 5000];

/**
 * Plays a round through a bad connection: every try carries the same round id, so however often it is sent, it is
 * bet once.
 * @param onTrouble called before each further try
 * @throws {Refused} when the provider says no; {NoAnswer} when it could not be reached at all
 */
export const playThrough = async (round: RoundRequest, onTrouble: () => void): Promise<RoundAnswer> => {
  for (const pause of [...PAUSES_MS, null]) {
    try {
      return await playRound(round);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      if (pause === null) throw new NoAnswer('given up for now');
      onTrouble();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw new NoAnswer('given up for now');
};

/** A name for a new round that nobody else picks. `crypto.randomUUID` is missing on plain http addresses. */
export const newRoundId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
