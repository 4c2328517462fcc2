export interface HttpRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  /** The answer may be a redirect, which is returned and not followed. */
  readonly isRedirectExpected?: boolean;
  /** The client gives up after so many milliseconds, as if the connection were lost. */
  readonly giveUpAfterMs?: number;
  /** The call only reads: it is sent once more if the connection was closed before a byte of the answer came. */
  readonly isRepeatable?: boolean;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Sends one request. @throws {TransportError} if no usable answer arrives */
export type Transport = (request: HttpRequest) => Promise<HttpAnswer>;

/**
 * Why no usable answer arrived: nothing listens at the address, the connection ended early, the time was over, or
 * something else, e.g. a redirect.
 */
export type TransportErrorKind = 'refused' | 'closed' | 'timeout' | 'other';

/** No usable answer arrived: the message is one sentence for a reader. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  constructor(
    message: string,
    readonly kind: TransportErrorKind = 'other',
  ) {
    super(message);
  }
}
