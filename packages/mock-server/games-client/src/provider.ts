import type {
  BalanceAnswer,
  BalanceRequest,
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

/** A refusal of the provider. The refused call took no coins; an earlier one of the round may have. */
export class ProviderRefusal extends Error {
  override readonly name = 'Refused';
  readonly code: GameErrorCode;
  /** The present balance in hundredths; undefined if the provider does not name it to this session. */
  coin: number | undefined;
  /** The hand that stood, if it is the reason. */
  readonly hand: GameErrorAnswer['error']['hand'];
  constructor({ code, message, coin, hand }: GameErrorAnswer['error']) {
    super(message);
    this.code = code;
    this.coin = coin;
    this.hand = hand;
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
  path: 'open' | 'round' | 'draw' | 'balance',
  body: OpenRequest | RoundRequest | DrawRequest | BalanceRequest,
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

/** The present balance; undefined if the provider refuses to name it. */
const askBalance = async (session: string): Promise<number | undefined> => {
  try {
    return (await call<BalanceAnswer>('balance', { session })).coin;
  } catch (error) {
    if (error instanceof ProviderRefusal) return undefined;
    throw error;
  }
};

/** Sends a step. A refusal, and the record of a round that was sent before, may not name the present balance. */
const send = async <Kind extends GameKind>(
  { path, body }: Step,
  isRepeat: boolean,
): Promise<RoundAnswer<Kind>> => {
  try {
    const answer = await call<RoundAnswer<Kind>>(path, body);
    return isRepeat ? { ...answer, coin: (await askBalance(body.session)) ?? answer.coin } : answer;
  } catch (error) {
    if (error instanceof ProviderRefusal) error.coin ??= await askBalance(body.session);
    throw error;
  }
};

/** Pauses between the attempts of one round, in ms. */
const PAUSES_MS = [700, 1500, 3000, 5000];

/**
 * Plays a step through a bad connection: every try carries the same round id, so however often it is sent, it is
 * played once. Answers and refusals have the present balance.
 * @param isRepeat whether the step was sent before
 * @param onTrouble called before each further try
 * @throws {ProviderRefusal} when the provider says no; {NoAnswer} when it could not be reached at all
 */
export const playWithRetries = async <Kind extends GameKind>(
  step: Step,
  isRepeat: boolean,
  onTrouble: () => void,
): Promise<RoundAnswer<Kind>> => {
  for (const [tries, pause] of [...PAUSES_MS, null].entries()) {
    try {
      return await send<Kind>(step, isRepeat || tries > 0);
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
