import type { DeviceInfo } from '../session/device.ts';
import type { KeyValueStore } from '../session/key-value-store.ts';
import type { Session } from '../session/types.ts';
import type { BodyArgument, CommonFields, Data, ErrcodeOf, Path } from './calls.ts';
import type { Clock } from './clock.ts';
import type { SdkError } from './error.ts';
import type { Logger } from './logger.ts';
import type { PasswordFallback } from './password-fallback.ts';

/** What an SDK is made of. */
export interface SdkOptions {
  /** Where the API lives, without `/app/v1`; empty for the page's own origin. */
  baseUrl: string;
  /** The four fields that every JSON call carries (spec 7). Asked anew for each call. */
  common: () => CommonFields;
  /** Where the session is kept; in memory by default. */
  store?: KeyValueStore | undefined;
  /** Prefix of the storage keys, so that two clients on one origin do not meet. */
  namespace?: string | undefined;
  /** Milliseconds of each attempt, headers and body together, up to 2,147,483,647; 0 for no limit. */
  timeoutMs?: number | undefined;
  /** How often an idempotent call is sent again after a passing fault: 1 by default, 10 at most. */
  retries?: number | undefined;
  /** Sends a `Request`; the platform's own by default. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Time; the platform's own by default. */
  clock?: Clock | undefined;
  /** Extra headers of every call. */
  headers?: (() => Record<string, string>) | undefined;
  /** What the sign-in calls say about the device (spec 3). */
  device?: (() => Partial<DeviceInfo>) | undefined;
  /** What encrypts passwords where there is no WebCrypto: `() => import('@tara/sdk/password-fallback')`. */
  passwordFallback?: PasswordFallback | undefined;
  /** Told of what goes wrong in silence, e.g. a store that throws. */
  log?: Logger | undefined;
}

/** What may differ for one call. */
export interface CallOptions {
  /** Takes the call back. */
  signal?: AbortSignal | undefined;
  /** Milliseconds of each attempt, headers and body together, up to 2,147,483,647; 0 for no limit. */
  timeoutMs?: number | undefined;
  /** Makes a call safe to repeat: the server replays its answer for the same key. An empty one is refused. */
  idempotencyKey?: string | undefined;
  /** How often it is sent again after a passing fault, if it may be repeated; 10 at most. */
  retries?: number | undefined;
  /** Extra headers; those of the SDK itself (token, idempotency key) win over them. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Lets the call outlive the page, as far as the browser allows (64 KiB among all such calls). */
  keepalive?: boolean | undefined;
}

/** What `safe` returns. */
export type Result<T, Codes extends number = number> =
  | { ok: true; data: T }
  | { ok: false; error: SdkError<Codes> };

/** A client of the API. */
export interface Sdk {
  /**
   * Calls an operation and returns the data of its success.
   * @throws SdkError; its errcode is one of those the contract declares for the operation
   */
  post<P extends Path>(
    path: P,
    ...args: [...BodyArgument<P>, options?: CallOptions | undefined]
  ): Promise<Data<P>>;
  /** The same without throwing. */
  safe<P extends Path>(
    path: P,
    ...args: [...BodyArgument<P>, options?: CallOptions | undefined]
  ): Promise<Result<Data<P>, ErrcodeOf<P>>>;
  /** Who is signed in. */
  readonly session: Session;
  /** Time as the SDK sees it. */
  readonly clock: Clock;
  /**
   * The server's time, from the `Date` of its answers: milliseconds since 1970 UTC. Never ahead of the server, so that
   * what ends by it has ended there too; the device's own time before the first answer.
   */
  serverNow(): number;
  /** As given in the options. */
  readonly baseUrl: string;
  /**
   * The fields that every JSON call carries, at this moment.
   * @throws SdkError of kind usage where the option `common` throws
   */
  common(): CommonFields;
  /** That of the options; what it throws, or rejects with, is dropped. */
  readonly log: Logger;
  /** Fires when the SDK is disposed of, for what lives as long as it. */
  readonly disposed: AbortSignal;
  /**
   * Stops everything that was started with the SDK, its heartbeats and event logs too, for good: what is made with it
   * afterwards does not start. Calls still under way are left to end.
   */
  dispose(): void;
}
