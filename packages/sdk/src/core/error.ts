/** Where a call failed. The set is final, so callers can switch on it. */
export type SdkErrorKind =
  | 'http' // the server answered with a failing HTTP status
  | 'api' // HTTP 200 with a nonzero errcode (spec 8)
  | 'auth' // 401, as HTTP status or as the body's code (spec 6, 8)
  | 'network' // no answer arrived
  | 'timeout' // no complete answer within the timeout (60 s, spec 7)
  | 'abort' // the caller cancelled the call
  | 'parse' // the answer is not the JSON of the contract
  | 'usage' // the call was made incorrectly; nothing was sent
  | 'crypto'; // the password could not be encrypted; nothing was sent

/** Whether the server carried out the call. After `unknown`, money may have moved. */
export type RequestOutcome = 'not-sent' | 'unknown' | 'applied' | 'rejected';

export interface SdkErrorFields {
  kind: SdkErrorKind;
  op: string;
  /** By default the operation, the kind and the outcome. */
  message?: string | undefined;
  /** `not-sent` by default. */
  outcome?: RequestOutcome;
  status?: number | undefined;
  code?: number | undefined;
  errcode?: number | undefined;
  attempts?: number;
  retryable?: boolean;
  retryAfterMs?: number | undefined;
  serverMessage?: string | undefined;
  pointer?: string | undefined;
  requestId?: string | null | undefined;
  cause?: unknown;
}

function defaultMessage({ op, kind, outcome }: SdkErrorFields): string {
  return `${op}: ${kind}${outcome === 'unknown' ? ', outcome unknown' : ''}`;
}

/** Shared by all copies of this package in a program, e.g. the copies of an app and of a library it uses. */
const BRAND = /* @__PURE__ */ Symbol.for('tara.SdkError');

/** The only error type of the SDK. It contains no request body, token or password, so it is safe to log. */
export class SdkError<Codes extends number = number> extends Error {
  /** Where the call failed. */
  declare readonly kind: SdkErrorKind;
  /** Operation id of the call, e.g. `recharge3`. Error numbers have a meaning only together with it. */
  declare readonly op: string;
  /** Whether the server carried out the call. */
  declare readonly outcome: RequestOutcome;
  /** HTTP status, if there was an answer. */
  declare readonly status: number | undefined;
  /** `code` of the answer's envelope. */
  declare readonly code: number | undefined;
  /** Error number of the answer's envelope. Compare it with `is`. */
  declare readonly errcode: Codes | undefined;
  /** Number of attempts, including one that could not be sent. */
  declare readonly attempts: number;
  /** Whether repeating the call can help and is safe. */
  declare readonly retryable: boolean;
  /** Wait that the server asked for, in milliseconds. */
  declare readonly retryAfterMs: number | undefined;
  /** The server's description of the cause: one English sentence for developers, not for players. */
  declare readonly serverMessage: string | undefined;
  /** The rejected field as a JSON pointer into the body, e.g. `/birthday`, if the server names one. */
  declare readonly pointer: string | undefined;

  /** `X-Request-Id` of the answer, or of the request if there was none, by which the server's logs identify the call. */
  declare readonly requestId: string | undefined;
  /** The idempotency key of the call. Repeat a call of unknown outcome with it. */
  declare readonly idempotencyKey: string | null | undefined;

  constructor({ message, cause, ...fields }: SdkErrorFields) {
    super(message ?? defaultMessage(fields), cause === undefined ? undefined : { cause });
    Object.assign(this, { name: 'SdkError', attempts: 1, retryable: false, outcome: 'not-sent' }, fields);
  }

  /** Marks an error of any copy of the package. */
  get [BRAND](): true {
    return true;
  }

  /**
   * Returns whether the error has one of these error numbers, and narrows its type.
   * @param codes errcodes of this operation, e.g. `error.is(1018, 1019)`
   */
  is<C extends Codes>(...codes: readonly C[]): this is SdkError<C> & { errcode: C } {
    return this.errcode !== undefined && (codes as readonly number[]).includes(this.errcode);
  }

  /** Plain data for logs, without the cause: other errors may quote addresses or headers. */
  toJSON(): Record<string, unknown> {
    return { ...(this as object), message: this.message };
  }
}

/**
 * Returns whether a value is an SDK error, including errors of another copy of this package.
 * @param value anything caught
 */
export function isSdkError(value: unknown): value is SdkError {
  return (value as Record<symbol, unknown> | null | undefined)?.[BRAND] === true;
}
