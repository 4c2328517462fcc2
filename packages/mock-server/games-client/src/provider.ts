import type {
  DrawRequest,
  GameErrorAnswer,
  GameErrorCode,
  GameKind,
  OpenAnswer,
  OpenRequest,
  RoundAnswer,
  RoundRequest,
} from '../../src/games/protocol.ts';
import { config } from './config.ts';

/** A refusal of the provider. No coins were taken. */
export class ProviderRefusal extends Error {
  override readonly name = 'Refused';
  readonly code: GameErrorCode;
  /** The balance in hundredths, if the provider named it. */
  readonly coin: number | undefined;
  constructor({ code, message, coin }: GameErrorAnswer['error']) {
    super(message);
    this.code = code;
    this.coin = coin;
  }
}

/** No readable answer: the outcome of the round is unknown. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswer';
}

const TIMEOUT_MS = 8000;

const isRefusal = (data: unknown): data is GameErrorAnswer =>
  typeof data === 'object' && data !== null && 'error' in data;

const call = async <T>(
  path: 'open' | 'round' | 'draw',
  body: OpenRequest | RoundRequest | DrawRequest,
): Promise<T> => {
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
    throw new NoAnswerError('The provider did not answer.');
  }
  if (response.ok) return data as T;
  if (response.status < 500 && isRefusal(data)) throw new ProviderRefusal(data.error);
  throw new NoAnswerError(`status ${response.status}`);
};

/** Opens the session; the launch token works once. @throws {ProviderRefusal | NoAnswerError} */
export const openGame = <Kind extends GameKind>(): Promise<OpenAnswer<Kind>> =>
  call<OpenAnswer<Kind>>('open', { token: config.token, gameId: config.gameId });

/** A call that plays a round, or the second step of one. */
export type Step =
  | { readonly path: 'round'; readonly body: RoundRequest }
  | { readonly path: 'draw'; readonly body: DrawRequest };

/** Pauses between the attempts of one round, in ms. */
const PAUSES_MS = [700, 1500, 3000, 5000];

/**
 * Plays a step through a bad connection: every try carries the same round id, so however often it is sent, it is
 * played once.
 * @param onTrouble called before each further try
 * @throws {ProviderRefusal} when the provider says no; {NoAnswer} when it could not be reached at all
 */
export const playWithRetries = async <Kind extends GameKind>(
  { path, body }: Step,
  onTrouble: () => void,
): Promise<RoundAnswer<Kind>> => {
  for (const pause of [...PAUSES_MS, null]) {
    try {
      return await call<RoundAnswer<Kind>>(path, body);
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error;
      if (pause === null) throw new NoAnswerError('given up for now');
      onTrouble();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw new NoAnswerError('given up for now');
};

/** A unique id for a new round. `crypto.randomUUID` is missing on plain http addresses. */
export const newRoundId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
