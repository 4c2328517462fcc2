import { readResponse, type ApiEnvelope } from './response.ts';
import { withTimeout, type TimeLimits } from './timeout.ts';
import { checkRequest } from './misuse.ts';
import { SdkError, type RequestOutcome, type SdkErrorKind } from './error.ts';

/** One call as it is sent. */
export interface TransportRequest extends TimeLimits {
  fetch: (request: Request) => Promise<Response>;
  op: string;
  url: string;
  body: string | FormData;
  /** Later ones replace earlier ones of the same name; without a value it is none. */
  headers: readonly (readonly [name: string, value: string | null | undefined])[];
  keepalive: boolean;
  /** Whether a second arrival does no harm: the call is idempotent, or carries an idempotency key. */
  repeatable: boolean;
  /** How often a repeatable call may be sent again after a passing fault. */
  retries: number;
}

/** Waits before attempt 2 and 3: long enough for a passing fault, short enough for a person. */
const BACKOFF_MS = [400, 1200] as const;
/** Waits before later ones. */
const BACKOFF_MAX_MS = 3000;
/** Longest wait for a server that asks for one. */
const RETRY_AFTER_MAX_MS = 60_000;

/** A wait that the caller can cut short. */
async function delay({ clock, signal }: TransportRequest, timeoutMs: number): Promise<void> {
  const forever = async () => new Promise<void>(() => undefined);
  await withTimeout({ clock, timeoutMs, signal }, forever, Error).catch(() => undefined);
}

/**
 * Sends a call and reads its answer, again if that is allowed and can help.
 * @param call what is sent, and how often
 * @returns the envelope of a success, code 200 and errcode 0
 * @throws SdkError
 */
export async function sendRequest(call: TransportRequest): Promise<ApiEnvelope> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt(call, attempts);
    } catch (error) {
      const failure = error as SdkError;
      const own = BACKOFF_MS[attempts - 1] ?? BACKOFF_MAX_MS;
      // A server that asks for less than that is not to be overrun.
      const wait = Math.max(failure.retryAfterMs ?? own, BACKOFF_MS[0]);
      // A timeout has cost the player a minute already, and a server that asks for longer is not worth a wait.
      const again =
        call.repeatable &&
        attempts <= call.retries &&
        failure.retryable &&
        failure.kind !== 'timeout' &&
        wait <= Math.max(BACKOFF_MAX_MS, Math.min(call.timeoutMs, RETRY_AFTER_MAX_MS));
      if (!again) throw failure;
      await delay(call, wait);
    }
  }
}

async function attempt(call: TransportRequest, attempts: number): Promise<ApiEnvelope> {
  const { op } = call;
  // What an earlier attempt has done stays unknown.
  let outcome: RequestOutcome = attempts > 1 ? 'unknown' : 'not-sent';
  const fail = (kind: SdkErrorKind, cause?: unknown) =>
    new SdkError({
      kind,
      op,
      outcome,
      attempts,
      retryable: call.repeatable && kind !== 'abort' && kind !== 'usage',
      cause,
    });
  async function fetchOnce(signal: AbortSignal) {
    const { url, body, keepalive } = call;
    const given = call.headers.filter(([, value]) => value != null) as [string, string][];
    let headers: Headers;
    let response: Promise<Response>;
    try {
      headers = new Headers();
      for (const [name, value] of given) headers.set(name, value);
      response = call.fetch(new Request(url, { method: 'POST', body, headers, signal, keepalive }));
    } catch {
      checkRequest(op, url, given);
      // The cause is dropped: what refuses a header quotes it, and it may be the token.
      throw fail('usage');
    }
    outcome = 'unknown';
    try {
      const answer = await response;
      return readResponse({ ...call, headers }, attempts, answer, await answer.text());
    } catch (error) {
      throw error instanceof SdkError ? error : fail('network', error);
    }
  }
  return withTimeout(call, fetchOnce, fail);
}
