export interface HttpRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  /** The answer may be a redirect, which is returned and not followed. */
  readonly isRedirectExpected?: boolean;
  /** The client gives up after so many milliseconds, as if the connection were lost. */
  readonly giveUpAfterMs?: number;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Sends one request. @throws {TransportError} if no usable answer arrives */
export type Transport = (request: HttpRequest) => Promise<HttpAnswer>;

/** No usable answer arrived: the message is one sentence for a reader. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
}
