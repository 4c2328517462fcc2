import { readResponse, type AnsweredCall, type ApiEnvelope } from './response.ts';
import { withTimeout, type TimeLimits } from './timeout.ts';
import { SdkError, type RequestOutcome, type SdkErrorKind } from './error.ts';

/** One call as it is sent. */
export interface OutgoingCall extends TimeLimits, AnsweredCall {
  /** Sends it once; throws, at once, where there can be no such request. */
  send: (signal: AbortSignal) => Promise<Response>;
  /** How often a repeatable call may be sent again after a passing fault. */
  retries: number;
}

/** Waits before attempt 2 and 3: long enough for a passing fault, short enough for a person. */
const BACKOFF_MS = [400, 1200] as const;
/** Waits before later ones. */
const BACKOFF_MAX_MS = 3000;
/** The longest wait that a server may ask for. */
const RETRY_AFTER_MAX_MS = 60_000;

/**
 * Sends a call and reads its answer, again if that is allowed and can help.
 * @param call what is sent, and how often
 * @returns the envelope of a success, code 200 and errcode 0
 * @throws SdkError
 */
export async function sendRequest(call: OutgoingCall): Promise<ApiEnvelope> {
  for (let attempts = 1; ; attempts += 1) {
    // What an earlier attempt has done stays unknown.
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
          const sending = call.send(signal);
          outcome = 'unknown';
          try {
            const answer = await sending;
            return readResponse(call, attempts, answer, await answer.text());
          } catch (error) {
            throw error instanceof SdkError ? error : fail('network', error);
          }
        },
        fail,
      );
    } catch (error) {
      const { retryable, kind, retryAfterMs } = error as SdkError;
      const own = BACKOFF_MS[attempts - 1] ?? BACKOFF_MAX_MS;
      // A server that asks for less than that is not to be overrun.
      const wait = Math.max(retryAfterMs ?? own, BACKOFF_MS[0]);
      // A timeout has cost the player a minute already, and a server that asks for longer is not worth a wait.
      const again =
        call.repeatable &&
        attempts <= call.retries &&
        retryable &&
        kind !== 'timeout' &&
        wait <= Math.max(BACKOFF_MAX_MS, Math.min(call.timeoutMs, RETRY_AFTER_MAX_MS));
      if (!again) throw error;
      // The caller may cut it short.
      const forever = async () => new Promise<never>(() => undefined);
      await withTimeout({ ...call, timeoutMs: wait }, forever, Error).catch(() => undefined);
    }
  }
}
