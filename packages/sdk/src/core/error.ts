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
export type RequestOutcome = 'not-sent' | 'unknown' | 'applied' | 'rejected';

export interface SdkErrorFields {
  kind: SdkErrorKind;
  op: string;
  /** Left out, it is the call and the kind. */
  message?: string | undefined;
  /** Left out, nothing was sent. */
  outcome?: RequestOutcome;
  status?: number | undefined;
  code?: number | undefined;
  errcode?: number | undefined;
  attempts?: number;
  retryable?: boolean;
  retryAfterMs?: number | undefined;
  serverMessage?: string | undefined;
  pointer?: string | undefined;
  cause?: unknown;
}

/** Known to every copy of this package in a program, e.g. that of an app and that of a library it uses. */
const BRAND = /* @__PURE__ */ Symbol.for('tara.SdkError');

/**
 * The one error type of the SDK. It carries no request body, no token and no password, so it is safe to log.
 */
export class SdkError<Codes extends number = number> extends Error {
  /** Where it went wrong. */
  declare readonly kind: SdkErrorKind;
  /** Operation id of the call, e.g. `recharge3`: error numbers mean something only together with it. */
  declare readonly op: string;
  /** What is known of the server's side. */
  declare readonly outcome: RequestOutcome;
  /** HTTP status, where there was an answer. */
  declare readonly status: number | undefined;
  /** `code` of the answer's envelope. */
  declare readonly code: number | undefined;
  /** Error number of the answer's envelope; compare it by `is`. */
  declare readonly errcode: Codes | undefined;
  /** How often the call was sent, or about to be. */
  declare readonly attempts: number;
  /** Whether sending the same call again can help and cannot do harm. */
  declare readonly retryable: boolean;
  /** How long the server asks to wait, in milliseconds. */
  declare readonly retryAfterMs: number | undefined;
  /** What the server says of the cause, one English sentence for developers; no text for players. */
  declare readonly serverMessage: string | undefined;
  /** Where in the body the fault is, as a JSON pointer, e.g. `/birthday`; where the server says so. */
  declare readonly pointer: string | undefined;

  constructor({ message, cause, ...fields }: SdkErrorFields) {
    super(message ?? `${fields.op}: ${fields.kind}`, cause === undefined ? undefined : { cause });
    Object.assign(this, { name: 'SdkError', attempts: 1, retryable: false, outcome: 'not-sent' }, fields);
  }

  /** What tells an error of any copy of the package. */
  get [BRAND](): true {
    return true;
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
    return { ...(this as object), message: this.message };
  }
}

/**
 * Whether a caught value is an error of this SDK, also one of another copy of this package.
 * @param value anything caught
 */
export function isSdkError(value: unknown): value is SdkError {
  return (value as Record<symbol, unknown> | null | undefined)?.[BRAND] === true;
}
