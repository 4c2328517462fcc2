import type { Clock } from './clock.ts';
import { TIMER_MAX_MS } from './timeout.ts';
import { SdkError, type RequestOutcome } from './error.ts';
import { parseObject } from './parse-object.ts';

/** The envelope every answer of the API has (spec 7, 8). */
export interface ApiEnvelope {
  code: number;
  errcode: number;
  /** What an answer says of a failure beside its number. */
  error?: { message?: unknown; pointer?: unknown; retryAfterMs?: unknown } | null;
}

/** How long to wait, in milliseconds: as the body says, or `Retry-After`, seconds or a date (RFC 9110, 10.2.3). */
function retryAfterMs(said: unknown, header: string | null, now: number): number | undefined {
  // An empty text would be 0 as a number.
  const seconds = Number(header?.trim() || Number.NaN);
  const ms =
    typeof said === 'number'
      ? said
      : Number.isFinite(seconds)
        ? seconds * 1000
        : Date.parse(header ?? '') - now;
  return Number.isFinite(ms) ? Math.min(Math.max(0, ms), TIMER_MAX_MS) : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** What is needed of the call that was answered. */
interface AnsweredCall {
  op: string;
  /** Whether the same call may arrive twice without harm. */
  repeatable: boolean;
  clock: Clock;
  headers: Headers;
}

const responses = /* @__PURE__ */ new WeakMap<object, Response>();

/** The response that the data of a call came with; its body has been read. */
export function responseOf(data: object): Response | undefined {
  return responses.get(data);
}

function isApiEnvelope(body: Partial<ApiEnvelope> | null): body is ApiEnvelope {
  return typeof body?.code === 'number' && typeof body.errcode === 'number';
}

/**
 * Reads an answer: the data of a success, or the typed error of a failure.
 * A 401 counts in both of its forms, HTTP status and body code (spec 6).
 * @param call which one was answered
 * @param attempts how often it was sent
 * @param response status and headers
 * @param text the body
 * @throws SdkError of kind auth, http, api or parse
 */
export function readResponse(
  call: AnsweredCall,
  attempts: number,
  response: Response,
  text: string,
): ApiEnvelope {
  const { status, headers } = response;
  const { op, repeatable, clock } = call;
  const body = parseObject<Partial<ApiEnvelope>>(text);
  const envelope = isApiEnvelope(body) ? body : undefined;
  const token = call.headers.get('Authorization');
  // A server that quotes the token is not quoted.
  const said = token && text.includes(token) ? {} : (envelope?.error ?? {});
  const fail = (
    kind: 'auth' | 'http' | 'api' | 'parse',
    message: string,
    outcome: RequestOutcome,
    retryable = false,
  ) =>
    new SdkError({
      kind,
      op,
      message: `${op}: ${message}`,
      outcome,
      status,
      code: envelope?.code,
      errcode: envelope?.errcode,
      attempts,
      retryable,
      serverMessage: textOf(said.message),
      pointer: textOf(said.pointer),
      retryAfterMs: retryAfterMs(said.retryAfterMs, headers.get('retry-after'), clock.now()),
    });

  if (status === 401 || envelope?.code === 401) throw fail('auth', 'not signed in', 'rejected');
  // A failure that only the body's code tells is one all the same: success is code 200 and errcode 0 (spec 4).
  const code = status < 400 && envelope ? envelope.code : status;
  if (code >= 400) {
    // A gateway's 5xx says nothing about what the server behind it did.
    // With 409 the call with this key is still under way, and what it will come to is open.
    const open = (code >= 500 && code !== 501) || code === 409;
    throw fail(
      'http',
      `HTTP ${code}`,
      open ? 'unknown' : 'rejected',
      // Too many calls, too late or too early: nothing was done, so anybody may ask again later.
      open ? repeatable : [408, 425, 429].includes(code),
    );
  }
  if (envelope?.code !== 200) throw fail('parse', 'no JSON of the contract', 'unknown', repeatable);
  if (envelope.errcode !== 0) throw fail('api', `errcode ${envelope.errcode}`, 'rejected');
  responses.set(envelope, response);
  return envelope;
}
