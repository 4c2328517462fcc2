import type { Clock } from './clock.ts';
import { TIMER_MAX_MS } from './timeout.ts';
import { SdkError } from './error.ts';
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
export interface AnsweredCall {
  op: string;
  /** Whether the same call may arrive twice without harm. */
  repeatable: boolean;
  clock: Clock;
  /** The token it went with, which is not to be quoted. */
  token: string | null;
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
 * A 401 counts in both of its forms, HTTP status and body code (spec 6). What an answer means for calls and for the
 * event log alike is decided here: `outcome` and `retryable` say whether it helps to send the same again.
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
  const { op, repeatable, clock, token } = call;
  const body = parseObject<Partial<ApiEnvelope>>(text);
  const envelope = isApiEnvelope(body) ? body : undefined;
  const { code, errcode } = envelope ?? {};
  // A failure that only the body's code tells is one all the same: success is code 200 and errcode 0 (spec 4).
  const said = status < 400 ? (code ?? 0) : status;
  const kind =
    status === 401 || code === 401
      ? 'auth'
      : said >= 400
        ? 'http'
        : said !== 200 || !envelope
          ? 'parse'
          : 'api';
  if (envelope && kind === 'api' && errcode === 0) {
    responses.set(envelope, response);
    return envelope;
  }
  // What is no answer of the contract, like a gateway's 5xx, says nothing about what the server behind it did. With 409
  // the call with this key is still under way, and what it will come to is open.
  const isOpen = kind === 'parse' || (kind === 'http' && (said === 409 || (said >= 500 && said !== 501)));
  // A server that quotes the token is not quoted.
  const error = (token && text.includes(token) ? undefined : envelope?.error) ?? {};
  throw new SdkError({
    kind,
    op,
    message: `${op}: ${kind} ${errcode || said || status}`,
    outcome: isOpen ? 'unknown' : 'rejected',
    status,
    code,
    errcode,
    attempts,
    // Too late, too early, too many: nothing was done, so anybody may ask again later.
    retryable: isOpen ? repeatable : kind === 'http' && [408, 425, 429].includes(said),
    serverMessage: textOf(error.message),
    pointer: textOf(error.pointer),
    retryAfterMs: retryAfterMs(error.retryAfterMs, headers.get('retry-after'), clock.now()),
  });
}
