import { accountDisabled } from '@tara/contract/errcodes';
import { anonymousPattern, idempotentPattern, moneyPattern, publicPattern } from '@tara/contract/flags';
import { checkNumber } from './bounded.ts';
import { callName, operationName, type Path } from './calls.ts';
import { SdkError, type RequestOutcome, type SdkErrorKind } from './error.ts';
import type { Hooks } from './hooks.ts';
import { newIdempotencyKey } from './idempotency.ts';
import { callWithDefault } from './logger.ts';
import { checkKey, checkParts, checkPath, checkRequest } from './misuse.ts';
import { readResponse, type ApiEnvelope } from './response.ts';
import { withTimeout } from './timeout.ts';
import type { ApiCall, CallOptions, CallResponse, Result, Sdk, SdkOptions } from './types.ts';

/** Default timeout of one attempt, body included (spec 7, 9). */
export const REQUEST_TIMEOUT_MS = 60_000;

/** Upper bound of the option `retries`. */
const RETRIES_MAX = 10;

/**
 * Upper bounds of the random wait before an attempt: 400 ms before the second, three times as much before each further
 * one. Enough for a temporary failure, and short for a person.
 */
const BACKOFF_MS = 400;
const BACKOFF_MAX_MS = 3000;
/** Longest wait that is granted to a server. */
const RETRY_AFTER_MAX_MS = 60_000;

// Node has a navigator without this field.
const isOffline = () => (globalThis as { navigator?: Partial<Navigator> }).navigator?.onLine === false;

/** Sets headers, and deletes those without a value. Names that differ in case only are one header. */
function setHeaders(headers: Headers, fields: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
}

type CallLimits = readonly [deadlineMs: number, timeoutMs: number, retries: number];

/** Starts one call. `as` is a token that replaces the token of the session. */
type StartCall = (
  path: Path,
  body: object | undefined,
  callOptions?: CallOptions,
  as?: string,
) => ApiCall<ApiEnvelope>;

/**
 * Creates the function that starts calls. It adds common fields, token and headers, applies deadline, timeout and
 * retries, and ends the session if its token is refused (spec 6, 7, 8).
 * @param sdk session, clock, log and common fields of the calls
 * @param onResponse receives every response and returns it
 * @throws SdkError of kind usage if a number option is out of bounds
 */
export function createCall(
  sdk: Pick<Sdk, 'baseUrl' | 'clock' | 'common' | 'log' | 'session'>,
  options: SdkOptions,
  onResponse: (answer: Response) => Response,
): StartCall {
  const { clock } = sdk;
  const hooks = new Array<Hooks>().concat(options.hooks ?? []);
  const checkLimits = (op: string, given: CallOptions): CallLimits => {
    const limit = (name: 'timeoutMs' | 'deadlineMs' | 'retries', otherwise: number, most?: number) =>
      checkNumber(op, name, given[name] ?? options[name] ?? otherwise, 0, most);
    return [limit('deadlineMs', 0), limit('timeoutMs', REQUEST_TIMEOUT_MS), limit('retries', 1, RETRIES_MAX)];
  };
  checkLimits('createSdk', {});

  return (path, body, callOptions = {}, as) => {
    const name = callName(path);
    const op = operationName(name);
    const { idempotencyKey = moneyPattern.test(name) ? newIdempotencyKey() : null } = callOptions;
    const repeatable = idempotentPattern.test(name) || idempotencyKey !== null;
    const requestId = newIdempotencyKey();
    const startedAt = clock.now();
    const durationMs = () => clock.now() - startedAt;
    /** Number of the running attempt. */
    let attempts = 1;
    /** What the server did with the attempts so far. */
    let outcome: RequestOutcome = 'not-sent';
    const fail = (kind: SdkErrorKind, message?: string, cause?: unknown) => {
      const retryable = repeatable && (kind === 'network' || kind === 'timeout');
      return new SdkError({ kind, op, message, cause, outcome, attempts, retryable });
    };
    const abort = (known: RequestOutcome) => {
      outcome = known;
      return fail('abort');
    };
    const observe = (hook: keyof Hooks, details: object) => {
      const call = {
        operation: op,
        attempt: attempts,
        requestId,
        idempotencyKey,
        durationMs: durationMs(),
        ...details,
      };
      for (const each of hooks as { [H in keyof Hooks]?: (call: object) => void }[])
        callWithDefault(sdk.log, hook, () => each[hook]?.(call), undefined);
    };

    async function run(signal: AbortSignal, [deadlineMs, timeoutMs, retries]: CallLimits) {
      const limits = { clock, timeoutMs, signal };
      const anonymous = anonymousPattern.test(name);
      const isPublic = publicPattern.test(name);
      // A store may be slow, or never answer.
      if (!anonymous && as === undefined) await withTimeout(limits, async () => sdk.session.ready, fail);
      const token = anonymous ? null : (as ?? sdk.session.getToken());
      const form = typeof FormData === 'function' && body instanceof FormData ? body : undefined;
      let extra: Readonly<Record<string, string>>;
      let payload: string | FormData;
      try {
        extra = { ...options.headers?.(), ...callOptions.headers };
        payload = form ?? JSON.stringify({ ...sdk.common(), ...body });
      } catch (cause) {
        checkParts(op, options, body);
        throw fail('usage', undefined, cause);
      }
      // An empty key protects nothing.
      if (idempotencyKey?.trim() === '') {
        checkKey(op, idempotencyKey);
        throw fail('usage');
      }
      // The server would only answer with a 401 (spec 5).
      if (token === null && !anonymous) throw fail('auth', 'Token is required');
      const url = sdk.baseUrl + path;
      const send = (signal: AbortSignal) => {
        try {
          const headers = new Headers();
          setHeaders(headers, { 'X-Request-Id': requestId, ...extra });
          observe('onRequest', { headers });
          setHeaders(headers, {
            // The browser sets the content type of a form, because only the browser has the boundary.
            'Content-Type': form ? null : 'application/json',
            'X-Public': isPublic ? '1' : null,
            'Idempotency-Key': idempotencyKey,
            ...(token !== null && { Authorization: token }),
          });
          const { keepalive = false } = callOptions;
          const request = new Request(url, { method: 'POST', body: payload, headers, signal, keepalive });
          // `fetch` is looked up at each call because a page may replace it later. A missing `fetch` is not a network
          // error.
          const fetcher = (callOptions.fetch ?? options.fetch ?? fetch).bind(null, request);
          return (async () => fetcher())().then(onResponse);
        } catch (error) {
          checkRequest(op, url, extra);
          // Other causes are dropped: the error of a refused header quotes its value, which may be the token.
          throw fail('usage', undefined, error instanceof ReferenceError ? error : undefined);
        }
      };
      const attempt = async (signal: AbortSignal): Promise<CallResponse<ApiEnvelope>> => {
        const before = outcome;
        // A device that is offline before and after sends nothing.
        const offline = isOffline();
        const sending = send(signal);
        outcome = 'unknown';
        try {
          const response = await sending.catch((error: unknown) => {
            if (offline && isOffline()) outcome = before;
            throw error;
          });
          const { headers } = response;
          return {
            data: readResponse(op, repeatable, attempts, token, clock.now(), response, await response.text()),
            response,
            requestId: headers.get('x-request-id') ?? requestId,
            attempts,
            replayed: headers.has('idempotency-replayed'),
          };
        } catch (error) {
          throw error instanceof SdkError ? error : fail('network', undefined, error);
        }
      };
      const playerId = () => sdk.session.getSnapshot().user?.id;
      const player = playerId();
      const hasSessionEnded = () => as === undefined && token !== null && token !== sdk.session.getToken();
      for (;;) {
        try {
          const answer = await withTimeout(limits, attempt, fail);
          // Drops answers to a session that has ended, unless the same player has signed in again.
          if (hasSessionEnded() && (player === undefined || player !== playerId())) throw abort('applied');
          return answer;
        } catch (caught) {
          const error = caught as SdkError;
          const { kind, retryable, retryAfterMs = 0 } = error;
          if (kind === 'auth' && token !== null) {
            // Ends only the session of the refused token: a late 401 must not end a newer session (spec 6, 8).
            if (hasSessionEnded()) throw abort('rejected');
            if (!isPublic) sdk.session.end(token, error.is(accountDisabled) ? 'disabled' : 'expired');
          }
          // A random wait keeps clients that failed together from returning together.
          const waitMs =
            retryAfterMs + Math.random() * Math.min(BACKOFF_MS * 3 ** (attempts - 1), BACKOFF_MAX_MS);
          // Not repeated after a timeout, which has already cost the player a minute, or if the server asks for a
          // longer wait.
          if (
            !repeatable ||
            !retryable ||
            attempts > retries ||
            kind === 'timeout' ||
            retryAfterMs > Math.min(timeoutMs || RETRY_AFTER_MAX_MS, RETRY_AFTER_MAX_MS) ||
            (deadlineMs && durationMs() + waitMs >= deadlineMs)
          )
            throw error;
          observe('onRetry', { waitMs, error });
          // The caller may abort the wait.
          const forever = async () => new Promise<never>(() => undefined);
          await withTimeout({ clock, signal, timeoutMs: waitMs || 1 }, forever, Error).catch(() => undefined);
          attempts += 1;
        }
      }
    }
    async function start() {
      try {
        checkPath(path);
        const limits = checkLimits(op, callOptions);
        const answer = await withTimeout(
          { clock, timeoutMs: limits[0], signal: callOptions.signal },
          async (signal) => run(signal, limits),
          fail,
        );
        observe('onResponse', { response: answer.response });
        return answer;
      } catch (caught) {
        const error = caught as SdkError;
        Object.assign(error, { requestId: error.requestId ?? requestId, idempotencyKey });
        observe('onError', { error });
        throw error;
      }
    }
    const answered = start();
    const data = answered.then((answer) => answer.data);
    return Object.assign(data, {
      idempotencyKey,
      requestId,
      async withResponse() {
        // The caller waits for the other promise.
        data.catch(() => undefined);
        return answered;
      },
      safe: async () =>
        data.then(
          (success): Result<ApiEnvelope> => ({ ok: true, data: success }),
          (error: SdkError): Result<ApiEnvelope> => ({ ok: false, error }),
        ),
    });
  };
}
