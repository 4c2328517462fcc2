import { accountDisabled } from '@tara/contract/errcodes';
import { TIMER_MAX_MS } from './timeout.ts';
import { SdkError } from './error.ts';
import { parseObject } from './parse-object.ts';

/** The envelope of every answer of the API (spec 7, 8). */
export interface ApiEnvelope {
  code: number;
  errcode: number;
  /** Details of a failure in an answer. */
  error?: { name?: unknown; message?: unknown; pointer?: unknown; retryAfterMs?: unknown } | null;
}

/**
 * Returns the wait in milliseconds from the body, or from `Retry-After` in seconds or as a date (RFC 9110, 10.2.3);
 * undefined if it is malformed. A wait that is negative or has ended is 0.
 */
function retryAfterMs(bodyMs: unknown, header: string | null, now: number): number | undefined {
  const value = header?.trim() ?? '';
  const ms =
    typeof bodyMs === 'number'
      ? bodyMs
      : /^\d+$/.test(value)
        ? Number(value) * 1000
        : // Platforms read many other texts as dates.
          Date.parse(value.endsWith('GMT') ? value : '') - now;
  return Number.isFinite(ms) ? Math.min(Math.max(0, ms), TIMER_MAX_MS) : undefined;
}

function stringOrUndefined(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function isApiEnvelope(body: Partial<ApiEnvelope> | null): body is ApiEnvelope {
  return typeof body?.code === 'number' && typeof body.errcode === 'number';
}

/**
 * Reads an answer: returns the data of a success or throws the error of a failure.
 * A 401 counts as HTTP status and as body code (spec 6). `outcome` and `retryable` of the error decide, for calls and
 * for the event log, whether to send the same again.
 * @param op operation id
 * @param repeatable whether the call may be repeated safely
 * @param attempts how often it was sent
 * @param token the token of the request, which no error may quote
 * @param now the device's time, for dates in `Retry-After`
 * @param response status and headers
 * @param text the body
 * @throws SdkError of kind auth, http, api or parse
 */
export function readResponse(
  op: string,
  repeatable: boolean,
  attempts: number,
  token: string | null,
  now: number,
  { status, headers }: Response,
  text: string,
): ApiEnvelope {
  const body = parseObject<Partial<ApiEnvelope>>(text);
  const envelope = isApiEnvelope(body) ? body : undefined;
  const { code, errcode } = envelope ?? {};
  // The body's code alone can make it a failure: success is code 200 and errcode 0 (spec 4).
  const effectiveStatus = status < 400 ? (code ?? 0) : status;
  const kind =
    status === 401 || code === 401
      ? 'auth'
      : effectiveStatus >= 400
        ? 'http'
        : effectiveStatus !== 200 || !envelope
          ? 'parse'
          : 'api';
  if (envelope && kind === 'api' && errcode === 0) return envelope;
  // An answer outside of the contract, e.g. a gateway's 5xx, does not show what the server did. A 409 means that a call
  // with this key is still in progress, so its outcome is open.
  const isOpen =
    kind === 'parse' ||
    (kind === 'http' && (effectiveStatus === 409 || (effectiveStatus >= 500 && effectiveStatus !== 501)));
  // The message must not repeat the token, even if the server quotes it.
  const error = (token && text.includes(token) ? undefined : envelope?.error) ?? {};
  const name = stringOrUndefined(error.name);
  const serverMessage = stringOrUndefined(error.message);
  const pointer = stringOrUndefined(error.pointer);
  const number = errcode || effectiveStatus || status;
  throw new SdkError({
    kind,
    op,
    message:
      `${op}: ${name ? `${number} ${name}` : `${kind} ${number}`}` +
      (serverMessage ? `: ${serverMessage}` : '') +
      (pointer ? ` (${pointer})` : ''),
    outcome: isOpen ? 'unknown' : 'rejected',
    status,
    code,
    // A 401 gives its number as the reason only by name.
    errcode: name === 'accountDisabled' ? accountDisabled : errcode,
    attempts,
    // Too early, too late or too many: the server did nothing, so the call can be repeated later.
    retryable: isOpen ? repeatable : kind === 'http' && [408, 425, 429].includes(effectiveStatus),
    serverMessage,
    pointer,
    requestId: headers.get('x-request-id'),
    retryAfterMs: retryAfterMs(error.retryAfterMs, headers.get('retry-after'), now),
  });
}
