import type { DeviceInfo } from '../session/device.ts';
import type { KeyValueStore } from '../session/key-value-store.ts';
import type { Session } from '../session/types.ts';
import type { BodyArgument, CommonFields, Data, ErrcodeOf, Path } from './calls.ts';
import type { Clock } from './clock.ts';
import type { SdkError } from './error.ts';
import type { Hooks } from './hooks.ts';
import type { Logger } from './logger.ts';
import type { OperationLimits } from './operation-limits.ts';
import type { PasswordFallback } from './password-fallback.ts';

/** Options of an SDK. */
export interface SdkOptions {
  /** Address of the API without `/app/v1`; empty for the origin of the page. */
  baseUrl: string;
  /** Returns the four fields that every JSON call carries (spec 7). Called for each call. */
  common: () => CommonFields;
  /** Where to store the session; in memory by default. */
  store?: KeyValueStore | undefined;
  /** Prefix of the storage keys. Two clients on one origin need different prefixes. */
  namespace?: string | undefined;
  /** Timeout of each attempt in milliseconds, headers and body included, up to 2,147,483,647; 0 for no limit. */
  timeoutMs?: number | undefined;
  /** Limit of a whole call in milliseconds, all attempts and pauses included, up to 2,147,483,647; 0 for none. */
  deadlineMs?: number | undefined;
  /** How often to repeat a call after a temporary failure: 1 by default, at most 10. */
  retries?: number | undefined;
  /** Observe the calls, e.g. to trace or log them. */
  hooks?: Hooks | readonly Hooks[] | undefined;
  /** Sends a `Request`; the platform's `fetch` by default. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Time source; the platform's clock by default. */
  clock?: Clock | undefined;
  /** Extra headers of every call. */
  headers?: (() => Record<string, string>) | undefined;
  /** Device data that the sign-in calls send (spec 3). */
  device?: (() => Partial<DeviceInfo>) | undefined;
  /** Loads the encryption of passwords for pages without WebCrypto: `() => import('@tara/sdk/password-fallback')`. */
  passwordFallback?: PasswordFallback | undefined;
  /** Receives failures that no caller sees, e.g. of a store that throws. */
  log?: Logger | undefined;
}

/** Options of one call. */
export interface CallOptions extends OperationLimits {
  /** Timeout of each attempt in milliseconds, headers and body included, up to 2,147,483,647; 0 for no limit. */
  timeoutMs?: number | undefined;
  /**
   * Idempotency key. The server replays its answer for the same key, so the call is safe to repeat. Must not be empty.
   * By default each call of `MoneyPath` makes its own. Null sends none.
   */
  idempotencyKey?: string | null | undefined;
  /** How often to repeat the call after a temporary failure, if it is safe to repeat; at most 10. */
  retries?: number | undefined;
  /** Extra headers. The SDK's own headers (token, idempotency key) override them. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Lets the call outlive the page. Browsers limit all such calls together to 64 KiB. */
  keepalive?: boolean | undefined;
  /** Sends this call instead of the SDK's `fetch`, e.g. `fetchWithProgress` of `@tara/sdk/upload`. */
  fetch?: typeof globalThis.fetch | undefined;
}

/** Result of `safe`. */
export type Result<T, Codes extends number = number> =
  | { ok: true; data: T }
  | { ok: false; error: SdkError<Codes> };

/** A success with everything that belongs to it. */
export interface CallResponse<T> {
  /** What awaiting the call returns. */
  data: T;
  /** Status and headers. The body has been read. */
  response: Response;
  /** The `X-Request-Id` of the answer, by which the server's logs identify the call. */
  requestId: string;
  /** Number of attempts. */
  attempts: number;
  /** Whether the server repeated its first answer to this idempotency key, and did nothing this time. */
  replayed: boolean;
}

/**
 * A call that has started. Awaiting it returns the data.
 * @throws SdkError when awaited
 */
export interface ApiCall<T, Codes extends number = number> extends Promise<T> {
  /** Sent as `Idempotency-Key`; repeat a call of unknown outcome with the same key. Null if the call sends none. */
  readonly idempotencyKey: string | null;
  /** Sent as `X-Request-Id`. */
  readonly requestId: string;
  /**
   * Returns the data together with the response.
   * @throws SdkError like the call
   */
  withResponse(): Promise<CallResponse<T>>;
  /** Returns the error instead of throwing it. */
  safe(): Promise<Result<T, Codes>>;
}

/** A client of the API. */
export interface Sdk {
  /**
   * Calls an operation and returns the data of its success.
   * @throws SdkError; its errcode is one that the contract declares for the operation
   */
  post<P extends Path>(
    path: P,
    ...args: [...BodyArgument<P>, options?: CallOptions | undefined]
  ): ApiCall<Data<P>, ErrcodeOf<P>>;
  /** Like `post`, but returns the error instead of throwing it. */
  safe<P extends Path>(
    path: P,
    ...args: [...BodyArgument<P>, options?: CallOptions | undefined]
  ): Promise<Result<Data<P>, ErrcodeOf<P>>>;
  /** The session: who is signed in. */
  readonly session: Session;
  /** Time source of the SDK. */
  readonly clock: Clock;
  /**
   * Returns the server's time from the `Date` of its answers, in milliseconds since 1970 UTC; the device's time before
   * the first answer. It is never ahead of the server, so that an offer that ends by it has ended on the server.
   */
  serverNow(): number;
  /** `baseUrl` of the options, without slashes at its end. */
  readonly baseUrl: string;
  /**
   * Returns the current common fields of JSON calls.
   * @throws SdkError of kind usage if the option `common` throws
   */
  common(): CommonFields;
  /** Logger of the options. Its errors and rejections are dropped. */
  readonly log: Logger;
  /** Fires when the SDK is disposed of. */
  readonly disposed: AbortSignal;
  /**
   * Stops everything that was started with the SDK for good, including heartbeats and event logs. Heartbeats and event
   * logs created later do not start. Calls in progress are not cancelled.
   */
  dispose(): void;
}
