import { anonymousCodes, idempotentCodes, publicCodes } from '@tara/contract/flags';
import { bounded } from './bounded.ts';
import { callName, isAmong, operationName, type Path } from './calls.ts';
import { isSdkError, SdkError, type RequestOutcome, type SdkErrorKind } from './error.ts';
import { checkParts, checkPath, checkRequest } from './misuse.ts';
import type { ApiEnvelope } from './response.ts';
import { TIMER_MAX_MS, withTimeout } from './timeout.ts';
import { sendRequest } from './transport.ts';
import type { CallOptions, Sdk, SdkOptions } from './types.ts';

/** Time allowed for one call, body included (spec 7, 9). */
export const REQUEST_TIMEOUT_MS = 60_000;

/** Most attempts after the first one. */
const RETRIES_MAX = 10;

/**
 * Makes one call. `as` is a token to use in place of the session's.
 * @throws SdkError
 */
type Call = (
  path: Path,
  body: object | undefined,
  callOptions?: CallOptions,
  as?: string,
) => Promise<ApiEnvelope>;

/**
 * Gives calls all that the product asks of one: common fields, token, headers, time, repetition, and the end of the
 * session whose token is refused (spec 6, 7, 8).
 * @param sdk whose session, clock and common fields calls use
 * @param options of the SDK
 * @param note is handed every answer, and hands it on
 * @throws SdkError of kind usage where a number of the options is out of bounds
 */
export function createCall(
  sdk: Pick<Sdk, 'clock' | 'common' | 'session'>,
  options: SdkOptions,
  note: (answer: Response) => Response,
): Call {
  const root = options.baseUrl.replace(/\/+$/, '');
  const { fetch: given } = options;
  // The platform's is looked up at each call: a page may replace it later, and a missing one is no failure of the network.
  const fetcher: (request: Request) => Promise<Response> = given
    ? async (request) => given(request)
    : // oxlint-disable-next-line typescript/promise-function-async -- throws at once
      (request) => fetch(request);
  const numbers = (op: string, given: CallOptions) => ({
    timeoutMs:
      bounded(op, 'timeoutMs', given.timeoutMs ?? options.timeoutMs ?? REQUEST_TIMEOUT_MS, 0) || TIMER_MAX_MS,
    retries: bounded(op, 'retries', given.retries ?? options.retries ?? 1, 0, RETRIES_MAX),
  });
  numbers('createSdk', {});

  return async (path, body, callOptions = {}, as) => {
    checkPath(path);
    const name = callName(path);
    const op = operationName(name);
    const { idempotencyKey, signal } = callOptions;
    const limits = { clock: sdk.clock, signal, ...numbers(op, callOptions) };
    const fail = (kind: SdkErrorKind, message?: string, cause?: unknown) =>
      new SdkError({ kind, op, message, cause });
    const anonymous = isAmong(anonymousCodes, name);
    const isPublic = isAmong(publicCodes, name);
    // A store may be slow, or never answer at all.
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
    // An empty one protects nothing.
    if (idempotencyKey?.trim() === '') throw fail('usage', `${op}: idempotencyKey is empty`);
    // As section 5 rejects it; the question would only be answered with a 401.
    if (token === null && !anonymous) throw fail('auth', 'Token is required');
    const send = (signal: AbortSignal) => {
      try {
        const headers = new Headers();
        for (const [name, value] of Object.entries(extra)) headers.set(name, value);
        const own = {
          // The browser names a form's type by itself, with the boundary that only it knows.
          'Content-Type': form ? undefined : 'application/json',
          'X-Public': isPublic ? '1' : undefined,
          'Idempotency-Key': idempotencyKey,
        };
        for (const [name, value] of Object.entries(own)) {
          if (value === undefined) headers.delete(name);
          else headers.set(name, value);
        }
        if (token !== null) headers.set('Authorization', token);
        const { keepalive = false } = callOptions;
        return fetcher(
          new Request(root + path, { method: 'POST', body: payload, headers, signal, keepalive }),
        ).then(note);
      } catch (error) {
        checkRequest(op, root + path, extra);
        // Other causes are dropped: what refuses a header quotes it, and it may be the token.
        throw fail('usage', undefined, error instanceof ReferenceError ? error : undefined);
      }
    };
    const playerId = () => sdk.session.getSnapshot().user?.id;
    const player = playerId();
    const isOver = () => as === undefined && token !== null && token !== sdk.session.getToken();
    const over = (outcome: RequestOutcome) => new SdkError({ kind: 'abort', op, outcome });
    const repeatable = isAmong(idempotentCodes, name) || idempotencyKey !== undefined;
    try {
      const answer = await sendRequest({ ...limits, op, token, repeatable, send });
      // What was answered to a session that is over is nobody's, unless the same player has come back meanwhile.
      if (isOver() && (player === undefined || player !== playerId())) throw over('applied');
      return answer;
    } catch (error) {
      if (isSdkError(error) && error.kind === 'auth' && token !== null) {
        // Only the token that was refused dies: a late 401 must not end a newer session (spec 6, 8).
        if (isOver()) throw over('rejected');
        if (!isPublic) sdk.session.end(token, 'expired');
      }
      throw error;
    }
  };
}
