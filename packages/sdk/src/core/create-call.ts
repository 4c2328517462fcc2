import { anonymousCodes, idempotentCodes, publicCodes } from '../generated/flags.ts';
import { callName, isAmong, operationName, type Path } from './calls.ts';
import { isSdkError, SdkError, type SdkErrorKind } from './error.ts';
import { checkParts, checkPath } from './misuse.ts';
import type { ApiEnvelope } from './response.ts';
import { TIMER_MAX_MS, withTimeout } from './timeout.ts';
import { sendRequest } from './transport.ts';
import type { CallOptions, Sdk, SdkOptions } from './types.ts';

/** Time allowed for one call, body included (spec 7, 9). */
export const REQUEST_TIMEOUT_MS = 60_000;

/**
 * Makes one call. `as` is a token to use in place of the session's.
 * @throws SdkError
 */
type Call = (
  path: Path,
  body: object | FormData | undefined,
  callOptions?: CallOptions,
  as?: string,
) => Promise<ApiEnvelope>;

/**
 * Gives calls all that the product asks of one: common fields, token, headers, time, repetition, and the end of the
 * session whose token is refused (spec 6, 7, 8).
 * @param sdk whose session and clock calls use
 * @param options of the SDK
 * @param note is handed every answer, and hands it on
 */
export function createCall(
  sdk: Pick<Sdk, 'clock' | 'session'>,
  options: SdkOptions,
  note: (answer: Response) => Response,
): Call {
  const root = options.baseUrl.replace(/\/+$/, '');
  // Looked up at each call: a page may replace its fetch later.
  const fetcher = options.fetch ?? ((request: RequestInfo | URL) => globalThis.fetch(request));

  return async (path, body, callOptions = {}, as) => {
    checkPath(path);
    const name = callName(path);
    const op = operationName(name);
    const { idempotencyKey, signal } = callOptions;
    const wanted = callOptions.timeoutMs ?? options.timeoutMs ?? REQUEST_TIMEOUT_MS;
    const limits = {
      clock: sdk.clock,
      timeoutMs: Math.min(wanted > 0 ? wanted : Infinity, TIMER_MAX_MS),
      signal,
    };
    const fail = (kind: SdkErrorKind, message?: string, cause?: unknown) =>
      new SdkError({ kind, op, outcome: 'not-sent', message, cause });
    const anonymous = isAmong(anonymousCodes, name);
    const isPublic = isAmong(publicCodes, name);
    // A store may be slow, or never answer at all.
    if (!anonymous && as === undefined) await withTimeout(limits, async () => sdk.session.ready, fail);
    const token = anonymous ? null : (as ?? sdk.session.getToken());
    const form = body instanceof FormData;
    let headers: Record<string, string>;
    let payload: string | FormData;
    try {
      // The browser names a form's type by itself, with the boundary that only it knows.
      headers = { ...(form ? {} : { 'Content-Type': 'application/json' }), ...options.headers?.() };
      payload = form ? body : JSON.stringify({ ...options.common(), ...body });
    } catch (cause) {
      checkParts(op, options, body);
      throw fail('usage', undefined, cause);
    }
    // As section 5 rejects it; the question would only be answered with a 401.
    if (token === null && !anonymous) throw fail('auth', 'Token is required');
    if (token !== null) headers['Authorization'] = token;
    if (isPublic) headers['X-Public'] = '1';
    if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
    try {
      return await sendRequest({
        ...limits,
        fetch: (request) => fetcher(request).then(note),
        op,
        url: root + path,
        body: payload,
        headers,
        keepalive: callOptions.keepalive ?? false,
        repeatable: isAmong(idempotentCodes, name) || idempotencyKey !== undefined,
        retries: callOptions.retries ?? options.retries ?? 1,
      });
    } catch (error) {
      // Only the token that was refused dies: a late 401 must not end a newer session (spec 6, 8).
      const ends = isSdkError(error) && error.kind === 'auth' && !isPublic && token !== null;
      if (ends) sdk.session.end(token, 'expired');
      throw error;
    }
  };
}
