import { readResponse, type AnsweredCall, type ApiEnvelope } from './response.ts';
import { withTimeout, type TimeLimits } from './timeout.ts';
import { SdkError, type RequestOutcome, type SdkErrorKind } from './error.ts';

/** A call to be sent. */
export interface OutgoingCall extends TimeLimits, AnsweredCall {
  /** Sends the call once. Throws synchronously if the request cannot be created. */
  send: (signal: AbortSignal) => Promise<Response>;
  /** How often a repeatable call may be sent again after a temporary failure. */
  retries: number;
}

/** Waits before attempts 2 and 3: enough for a temporary failure, and short enough for a person. */
const BACKOFF_MS = [400, 1200] as const;
/** Longest wait before later attempts. */
const BACKOFF_MAX_MS = 3000;
/** Longest wait that is granted to a server. */
const RETRY_AFTER_MAX_MS = 60_000;

// Node has a navigator without this field.
const isOffline = () => (globalThis as { navigator?: Partial<Navigator> }).navigator?.onLine === false;

/**
 * Sends a call and reads its answer. Repeats it if that is allowed and can help.
 * @returns the envelope of a success, code 200 and errcode 0
 * @throws SdkError
 */
export async function sendRequest(call: OutgoingCall): Promise<ApiEnvelope> {
  for (let attempts = 1; ; attempts += 1) {
    // The outcome of an earlier attempt stays unknown.
    let outcome: RequestOutcome = attempts > 1 ? 'unknown' : 'not-sent';
    const fail = (kind: SdkErrorKind, cause?: unknown) =>
      new SdkError({
        kind,
        op: call.op,
        outcome,
        attempts,
        retryable: call.repeatable && kind !== 'abort',
        cause,
      });
    try {
      return await withTimeout(
        call,
        async (signal) => {
          const before = outcome;
          // A device that is offline before and after sends nothing.
          const offline = isOffline();
          const sending = call.send(signal);
          outcome = 'unknown';
          try {
            const answer = await sending.catch((error: unknown) => {
              if (offline && isOffline()) outcome = before;
              throw error;
            });
            return readResponse(call, attempts, answer, await answer.text());
          } catch (error) {
            throw error instanceof SdkError ? error : fail('network', error);
          }
        },
        fail,
      );
    } catch (error) {
      const { retryable, kind, retryAfterMs } = error as SdkError;
      const backoff = BACKOFF_MS[attempts - 1] ?? BACKOFF_MAX_MS;
      // A shorter wait requested by the server must not shorten the usual wait.
      const wait = Math.max(retryAfterMs ?? backoff, BACKOFF_MS[0]);
      // Not repeated after a timeout, which has already cost the player a minute, or if the server asks for a longer
      // wait.
      const shouldRepeat =
        call.repeatable &&
        attempts <= call.retries &&
        retryable &&
        kind !== 'timeout' &&
        wait <= Math.max(BACKOFF_MAX_MS, Math.min(call.timeoutMs, RETRY_AFTER_MAX_MS));
      if (!shouldRepeat) throw error;
      // The caller may abort the wait.
      const forever = async () => new Promise<never>(() => undefined);
      await withTimeout({ ...call, timeoutMs: wait }, forever, Error).catch(() => undefined);
    }
  }
}
