import type { GameErrorAnswer, GameErrorCode } from './protocol.ts';

const STATUS: Readonly<Record<GameErrorCode, number>> = {
  'bad-request': 400,
  'game-unknown': 404,
  'token-invalid': 401,
  'session-expired': 401,
  'signed-out': 401,
  'not-enough-coins': 409,
  'round-mismatch': 409,
  'round-open': 409,
  'hand-stood': 409,
  'game-in-maintenance': 409,
  busy: 503,
};

const MESSAGE: Readonly<Record<GameErrorCode, string>> = {
  'bad-request': 'The request does not match the game.',
  'game-unknown': 'There is no such game.',
  'token-invalid': 'The launch token is unknown, used or too old.',
  'session-expired': 'The session has ended.',
  'signed-out': 'The player is not signed in any more.',
  'not-enough-coins': 'The balance is lower than the bet.',
  'round-mismatch': 'This round is over, or it was played with another bet or choice.',
  'round-open': 'The last round is not finished.',
  'hand-stood': 'This hand was paid as it was dealt. Its bet was taken at the deal.',
  'game-in-maintenance': 'The game is in maintenance.',
  busy: 'The server is busy; try again.',
};

/** A refusal of the game provider. Thrown inside a transaction, it undoes the changes of the call. */
export class GameError extends Error {
  override readonly name = 'GameError';
  readonly code: GameErrorCode;
  readonly status: number;
  /** The balance of the player in hundredths, if it is the reason. */
  readonly coin: number | undefined;
  /** The hand that stood, if it is the reason. */
  readonly hand: GameErrorAnswer['error']['hand'];
  constructor(
    code: GameErrorCode,
    message: string = MESSAGE[code],
    coin?: number,
    hand?: GameErrorAnswer['error']['hand'],
  ) {
    super(message);
    this.code = code;
    this.coin = coin;
    this.hand = hand;
    this.status = STATUS[code];
  }
}
