import { anonymousCalls, idempotentCalls, publicCalls } from '../generated/flags.ts';
import { createSession } from '../session/session.ts';
import type { DeviceInfo } from '../session/device.ts';
import { memoryStore, type KeyValueStore } from '../session/key-value-store.ts';
import type { Session } from '../session/types.ts';
import {
  callName,
  operationName,
  type BodyArgument,
  type CommonFields,
  type Data,
  type ErrcodeOf,
  type Path,
} from './calls.ts';
import { systemClock, type Clock } from './clock.ts';
import { TIMER_MAX_MS, withTimeout } from './timeout.ts';
import { isSdkError, SdkError, type SdkErrorKind } from './error.ts';
import { silentLogger, type Logger } from './logger.ts';
import { sendRequest } from './transport.ts';

/** Time allowed for one call, body included (spec 7, 9). */
export const REQUEST_TIMEOUT_MS = 60_000;

/** What an SDK is made of. */
export interface SdkOptions {
  /** Where the API lives, without `/app/v1`; empty for the page's own origin. */
  baseUrl: string;
  /** The four fields that every JSON call carries (spec 7). Asked anew for each call. */
  common: () => CommonFields;
  /** Where the session is kept; in memory by default. */
  store?: KeyValueStore;
  /** Prefix of the storage keys, so that two clients on one origin do not meet. */
  namespace?: string;
  /** Milliseconds of each attempt, headers and body together; 0 for no limit. */
  timeoutMs?: number;
  /** How often an idempotent call is sent again after a passing fault. */
  retries?: number;
  /** Sends a `Request`; the platform's own by default. */
  fetch?: typeof globalThis.fetch;
  /** Time; the platform's own by default. */
  clock?: Clock;
  /** Extra headers of every call. */
  headers?: () => Record<string, string>;
  /** What the sign-in calls say about the device (spec 3). */
  device?: () => Partial<DeviceInfo>;
  /** Told of what goes wrong in silence, e.g. a store that throws. */
  log?: Logger;
}

/** What may differ for one call. */
export interface CallOptions {
  /** Takes the call back. */
  signal?: AbortSignal;
  /** Milliseconds of each attempt, headers and body together; 0 for no limit. */
  timeoutMs?: number;
  /** Makes a call safe to repeat: the server replays its answer for the same key. */
  idempotencyKey?: string;
  /** How often it is sent again after a passing fault, if it may be repeated. */
  retries?: number;
  /** Lets the call outlive the page, as far as the browser allows (64 KiB among all such calls). */
  keepalive?: boolean;
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
  /** As given in the options. */
  readonly baseUrl: string;
  /** The fields that every JSON call carries, at this moment. */
  common(): CommonFields;
  /** Stops everything the SDK started. Calls still under way are left to end. */
  dispose(): void;
}

/**
 * Creates a client of the Tara Slots API. Reads no browser global and starts no timer.
 * @param options `baseUrl` and `common` are needed; the rest has defaults
 * @returns a client with one session, that of `options.store`
 */
export function createSdk(options: SdkOptions): Sdk {
  const clock = options.clock ?? systemClock;
  const log = options.log ?? silentLogger;
  const root = options.baseUrl.replace(/\/+$/, '');
  // Looked up at each call: a page may replace its fetch later.
  const fetcher = options.fetch ?? ((request: RequestInfo | URL) => globalThis.fetch(request));

  async function call(
    path: Path,
    body: object | FormData | undefined,
    callOptions: CallOptions = {},
    as?: string,
  ) {
    const op = operationName(path);
    const name = callName(path);
    const { idempotencyKey, signal } = callOptions;
    const wanted = callOptions.timeoutMs ?? options.timeoutMs ?? REQUEST_TIMEOUT_MS;
    const limits = { clock, timeoutMs: wanted > 0 ? Math.min(wanted, TIMER_MAX_MS) : TIMER_MAX_MS, signal };
    const fail = (kind: SdkErrorKind, message?: string) =>
      new SdkError({ kind, op, outcome: 'not-sent', message });
    const anonymous = anonymousCalls.has(name);
    // A store may be slow, or never answer at all.
    if (!anonymous && as === undefined) await withTimeout(limits, async () => session.ready, fail);
    const token = anonymous ? null : (as ?? session.getToken());
    const form = body instanceof FormData;
    let headers: Record<string, string>;
    let payload: string | FormData;
    try {
      // The browser names a form's type by itself, with the boundary that only it knows.
      headers = { ...(form ? {} : { 'Content-Type': 'application/json' }), ...options.headers?.() };
      payload = form ? body : JSON.stringify({ ...body, ...options.common() });
    } catch {
      throw fail('usage');
    }
    if (token === null && !anonymous) {
      // As section 5 rejects it; the question would only be answered with a 401.
      throw fail('auth', 'Token is required');
    }
    if (token !== null) headers['Authorization'] = token;
    if (publicCalls.has(name)) headers['X-Public'] = '1';
    if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
    try {
      return await sendRequest({
        ...limits,
        fetch: (request) => fetcher(request),
        op,
        url: root + path,
        body: payload,
        headers,
        keepalive: callOptions.keepalive ?? false,
        repeatable: idempotentCalls.has(name) || idempotencyKey !== undefined,
        retries: callOptions.retries ?? options.retries ?? 1,
      });
    } catch (error) {
      // Only the token that was refused dies: a late 401 must not end a newer session (spec 6, 8).
      const ends = isSdkError(error) && error.kind === 'auth' && !publicCalls.has(name) && token !== null;
      if (ends) session.end(token, 'expired');
      throw error;
    }
  }

  const sdk: Sdk = {
    async post<P extends Path>(path: P, ...args: [...BodyArgument<P>, options?: CallOptions | undefined]) {
      const [body, callOptions] = args as unknown as [body?: object, options?: CallOptions];
      return (await call(path, body, callOptions)) as unknown as Data<P>;
    },
    async safe<P extends Path>(path: P, ...args: [...BodyArgument<P>, options?: CallOptions | undefined]) {
      try {
        return { ok: true, data: await sdk.post(path, ...args) } as const;
      } catch (error) {
        if (isSdkError(error)) return { ok: false, error: error as SdkError<ErrcodeOf<P>> } as const;
        throw error;
      }
    },
    get session() {
      return session;
    },
    clock,
    baseUrl: options.baseUrl,
    common: options.common,
    dispose: () => session.dispose(),
  };
  const session = createSession({
    sdk,
    store: options.store ?? memoryStore(),
    namespace: options.namespace ?? 'tara',
    device: options.device ?? (() => ({})),
    log,
    revoke: async (token) => {
      // Best effort (spec 4): the player is signed out here whatever the server says.
      await call('/app/v1/accountLogout', undefined, {}, token).catch(() =>
        log.warn('sign-out was not confirmed'),
      );
    },
  });
  return sdk;
}
