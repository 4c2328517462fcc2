/** What went wrong, by where it went wrong. Each kind is final: callers switch on it. */
export type SdkErrorKind =
  | 'http' // an answer with a failing HTTP status
  | 'api' // HTTP 200 with a nonzero errcode (spec 8)
  | 'auth' // 401, as HTTP status or as the body's code (spec 6, 8)
  | 'network' // no answer at all
  | 'timeout' // no complete answer within the time allowed (60 s, spec 7)
  | 'abort' // the caller took the call back
  | 'parse' // an answer that is not the contract's JSON
  | 'usage' // the call was made wrongly; nothing was sent
  | 'crypto'; // the password could not be encrypted; nothing was sent

/** What is known of the server's side after a failure. `unknown` is not `rejected`: money may have moved. */
export type Outcome = 'not-sent' | 'unknown' | 'applied' | 'rejected';

export interface SdkErrorFields {
  kind: SdkErrorKind;
  op: string;
  message: string;
  outcome: Outcome;
  status?: number | undefined;
  code?: number | undefined;
  errcode?: number | undefined;
  attempts?: number | undefined;
  retryable?: boolean | undefined;
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

/**
 * The one error type of the SDK. It carries no request body, no token and no password, so it is safe to log.
 */
export class SdkError<Codes extends number = number> extends Error {
  readonly kind: SdkErrorKind;
  /** Operation id of the call, e.g. `recharge3`: error numbers mean something only together with it. */
  readonly op: string;
  readonly outcome: Outcome;
  readonly status: number | undefined;
  readonly code: number | undefined;
  readonly errcode: Codes | undefined;
  readonly attempts: number;
  /** Whether sending the same call again can help and cannot do harm. */
  readonly retryable: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(fields: SdkErrorFields) {
    super(fields.message, fields.cause === undefined ? undefined : { cause: fields.cause });
    this.name = 'SdkError';
    this.kind = fields.kind;
    this.op = fields.op;
    this.outcome = fields.outcome;
    this.status = fields.status;
    this.code = fields.code;
    this.errcode = fields.errcode as Codes | undefined;
    this.attempts = fields.attempts ?? 1;
    this.retryable = fields.retryable ?? false;
    this.retryAfterMs = fields.retryAfterMs;
  }

  /**
   * Narrows to declared error numbers of the operation.
   * @param codes errcodes of this operation, e.g. `error.is(1018, 1019)`
   */
  is<C extends Codes>(...codes: readonly C[]): this is SdkError<C> & { errcode: C } {
    return this.errcode !== undefined && (codes as readonly number[]).includes(this.errcode);
  }

  /** Plain data for logs. The cause is left out: foreign errors may quote addresses or headers. */
  toJSON(): Record<string, unknown> {
    const { name, message, kind, op, outcome, status, code, errcode, attempts, retryable } = this;
    return { name, message, kind, op, outcome, status, code, errcode, attempts, retryable };
  }
}

/** Whether a caught value is an error of this SDK. */
export function isSdkError(value: unknown): value is SdkError {
  return value instanceof SdkError;
}
