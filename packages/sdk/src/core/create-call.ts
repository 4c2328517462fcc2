import { accountDisabled } from '@tara/contract/errcodes';
import { anonymousCodes, idempotentCodes, publicCodes } from '@tara/contract/flags';
import { checkNumber } from './bounded.ts';
import { callName, isAmong, operationName, type Path } from './calls.ts';
import { isSdkError, SdkError, type RequestOutcome, type SdkErrorKind } from './error.ts';
import { checkParts, checkPath, checkRequest } from './misuse.ts';
import type { ApiEnvelope } from './response.ts';
import { TIMER_MAX_MS, withTimeout } from './timeout.ts';
import { sendRequest } from './transport.ts';
import type { CallOptions, Sdk, SdkOptions } from './types.ts';

/** Default timeout of one attempt, body included (spec 7, 9). */
export const REQUEST_TIMEOUT_MS = 60_000;

/** Upper bound of the option `retries`. */
const RETRIES_MAX = 10;

/**
 * Makes one call. `as` is a token that replaces the token of the session.
 * @throws SdkError
 */
type Call = (
  path: Path,
  body: object | undefined,
  callOptions?: CallOptions,
  as?: string,
) => Promise<ApiEnvelope>;

/**
 * Creates the function that makes calls. It adds common fields, token and headers, applies timeout and retries, and
 * ends the session if its token is refused (spec 6, 7, 8).
 * @param sdk session, clock and common fields of the calls
 * @param onResponse receives every response and returns it
 * @throws SdkError of kind usage if a number option is out of bounds
 */
export function createCall(
  sdk: Pick<Sdk, 'baseUrl' | 'clock' | 'common' | 'session'>,
  options: SdkOptions,
  onResponse: (answer: Response) => Response,
): Call {
  const { fetch: customFetch } = options;
  // `fetch` is looked up at each call because a page may replace it later. A missing `fetch` is not a network error.
  const fetcher: (request: Request) => Promise<Response> = customFetch
    ? async (request) => customFetch(request)
    : // oxlint-disable-next-line typescript/promise-function-async -- throws synchronously
      (request) => fetch(request);
  const checkLimits = (op: string, given: CallOptions) => ({
    timeoutMs:
      checkNumber(op, 'timeoutMs', given.timeoutMs ?? options.timeoutMs ?? REQUEST_TIMEOUT_MS, 0) ||
      TIMER_MAX_MS,
    retries: checkNumber(op, 'retries', given.retries ?? options.retries ?? 1, 0, RETRIES_MAX),
  });
  checkLimits('createSdk', {});

  return async (path, body, callOptions = {}, as) => {
    checkPath(path);
    const name = callName(path);
    const op = operationName(name);
    const { idempotencyKey, signal } = callOptions;
    const limits = { clock: sdk.clock, signal, ...checkLimits(op, callOptions) };
    const fail = (kind: SdkErrorKind, message?: string, cause?: unknown) =>
      new SdkError({ kind, op, message, cause });
    const anonymous = isAmong(anonymousCodes, name);
    const isPublic = isAmong(publicCodes, name);
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
    if (idempotencyKey?.trim() === '') throw fail('usage', `${op}: idempotencyKey is empty`);
    // The server would only answer with a 401 (spec 5).
    if (token === null && !anonymous) throw fail('auth', 'Token is required');
    const url = sdk.baseUrl + path;
    const send = (signal: AbortSignal) => {
      try {
        const headers = new Headers();
        for (const [name, value] of Object.entries(extra)) headers.set(name, value);
        const ownHeaders = {
          // The browser sets the content type of a form, because only the browser has the boundary.
          'Content-Type': form ? undefined : 'application/json',
          'X-Public': isPublic ? '1' : undefined,
          'Idempotency-Key': idempotencyKey,
        };
        for (const [name, value] of Object.entries(ownHeaders)) {
          if (value === undefined) headers.delete(name);
          else headers.set(name, value);
        }
        if (token !== null) headers.set('Authorization', token);
        const { keepalive = false } = callOptions;
        return fetcher(new Request(url, { method: 'POST', body: payload, headers, signal, keepalive })).then(
          onResponse,
        );
      } catch (error) {
        checkRequest(op, url, extra);
        // Other causes are dropped: the error of a refused header quotes its value, which may be the token.
        throw fail('usage', undefined, error instanceof ReferenceError ? error : undefined);
      }
    };
    const playerId = () => sdk.session.getSnapshot().user?.id;
    const player = playerId();
    const hasSessionEnded = () => as === undefined && token !== null && token !== sdk.session.getToken();
    const abortError = (outcome: RequestOutcome) => new SdkError({ kind: 'abort', op, outcome });
    const repeatable = isAmong(idempotentCodes, name) || idempotencyKey !== undefined;
    try {
      const answer = await sendRequest({ ...limits, op, token, repeatable, send });
      // Drops answers to a session that has ended, unless the same player has signed in again.
      if (hasSessionEnded() && (player === undefined || player !== playerId())) throw abortError('applied');
      return answer;
    } catch (error) {
      if (isSdkError(error) && error.kind === 'auth' && token !== null) {
        // Ends only the session of the refused token: a late 401 must not end a newer session (spec 6, 8).
        if (hasSessionEnded()) throw abortError('rejected');
        if (!isPublic) sdk.session.end(token, error.is(accountDisabled) ? 'disabled' : 'expired');
      }
      throw error;
    }
  };
}
