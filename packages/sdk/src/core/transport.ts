import { readAnswer, type Envelope } from './answer.ts';
import type { Clock } from './clock.ts';
import { startDeadline } from './deadline.ts';
import { SdkError, type Outcome, type SdkErrorKind } from './error.ts';

/** One call as it goes over the wire. */
export interface Wire {
  fetch: (request: Request) => Promise<Response>;
  clock: Clock;
  op: string;
  url: string;
  body: string | FormData;
  headers: Record<string, string>;
  signal?: AbortSignal | undefined;
  timeoutMs: number;
  keepalive: boolean;
  /** Whether a second arrival does no harm: the call is idempotent, or carries an idempotency key. */
  repeatable: boolean;
  /** How often a repeatable call may be sent again after a passing fault. */
  retries: number;
}

/** Waits before attempt 2, 3, ...: long enough for a passing fault, short enough for a person. */
const BACKOFF_MS = [400, 1200, 3000];

/** A wait that the caller can cut short; it leaves neither timer nor listener behind. */
async function pause(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  const cut = startDeadline(clock, ms, signal);
  await new Promise<void>((resolve) => {
    if (cut.signal.aborted || ms <= 0) resolve();
    cut.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  cut.release();
}

/**
 * Sends a call and reads its answer, again if that is allowed and can help.
 * @throws SdkError
 */
export async function send(wire: Wire): Promise<Envelope> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt(wire, attempts);
    } catch (error) {
      const failure = error as SdkError;
      const wait = failure.retryAfterMs ?? BACKOFF_MS[Math.min(attempts, BACKOFF_MS.length) - 1] ?? 0;
      // A timeout has cost the player a minute already, and a server that asks for longer is not worth a wait.
      const again =
        wire.repeatable &&
        attempts <= wire.retries &&
        failure.retryable &&
        failure.kind !== 'timeout' &&
        wait <= wire.timeoutMs;
      if (!again) throw failure;
      await pause(wire.clock, wait, wire.signal);
    }
  }
}

async function attempt(wire: Wire, attempts: number): Promise<Envelope> {
  const { op, clock } = wire;
  const fail = (kind: SdkErrorKind, outcome: Outcome, cause?: unknown) =>
    new SdkError({
      kind,
      op,
      message: `${op}: ${kind}`,
      outcome,
      attempts,
      retryable: wire.repeatable && kind !== 'abort' && kind !== 'usage',
      cause,
    });
  // What an earlier attempt has done stays unknown.
  const unsent = attempts > 1 ? 'unknown' : 'not-sent';
  const deadline = startDeadline(clock, wire.timeoutMs, wire.signal);
  try {
    if (wire.signal?.aborted) throw fail('abort', unsent);
    let request: Request;
    try {
      request = new Request(wire.url, {
        method: 'POST',
        body: wire.body,
        headers: wire.headers,
        signal: deadline.signal,
        keepalive: wire.keepalive,
      });
    } catch {
      // The cause is dropped: what refuses a header quotes it, and it may be the token.
      throw fail('usage', unsent);
    }
    const response = await wire.fetch(request);
    return readAnswer({
      op,
      status: response.status,
      text: await response.text(),
      attempts,
      repeatable: wire.repeatable,
      retryAfter: response.headers.get('retry-after'),
      now: clock.now(),
    });
  } catch (error) {
    if (error instanceof SdkError) throw error;
    throw fail(deadline.reason() ?? 'network', 'unknown', error);
  } finally {
    deadline.release();
  }
}
