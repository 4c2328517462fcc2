import type { Client } from 'openapi-fetch';
import type { paths } from '../generated/contract.ts';
import { readAnswer, type Envelope } from './answer.ts';
import type { Clock } from './clock.ts';
import { startDeadline } from './deadline.ts';
import { SdkError } from './error.ts';

export interface SendOptions {
  signal?: AbortSignal | undefined;
  timeoutMs: number;
  keepalive?: boolean | undefined;
  /** How often the call may be sent again after a failure that cannot have done harm twice. */
  retries: number;
  headers: Record<string, string>;
}

/** Waits before attempt 2, 3, ...: long enough for a passing fault, short enough for a person. */
const BACKOFF_MS = [400, 1200, 3000];

type LooseResult = { data?: unknown; error?: unknown; response: Response };
type LoosePost = (path: string, init: Record<string, unknown>) => Promise<LooseResult>;

/**
 * Sends one call through openapi-fetch and reads its answer, again if allowed.
 * openapi-fetch is asked for text: its own JSON reading turns HTML into a bare SyntaxError.
 * @throws SdkError
 */
export async function send(
  client: Client<paths>,
  clock: Clock,
  op: string,
  path: string,
  body: object | FormData,
  options: SendOptions,
): Promise<Envelope> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt(client, clock, op, path, body, options, attempts);
    } catch (error) {
      const failure = error as SdkError;
      const again = attempts <= options.retries && (failure.retryable || failure.kind === 'network');
      if (!again) throw failure;
      const pause = failure.retryAfterMs ?? BACKOFF_MS[Math.min(attempts, BACKOFF_MS.length) - 1] ?? 0;
      await new Promise<void>((resolve) => clock.setTimeout(resolve, pause));
      if (options.signal?.aborted) throw failure;
    }
  }
}

async function attempt(
  client: Client<paths>,
  clock: Clock,
  op: string,
  path: string,
  body: object | FormData,
  options: SendOptions,
  attempts: number,
): Promise<Envelope> {
  if (options.signal?.aborted) {
    throw new SdkError({ kind: 'abort', op, message: `${op}: taken back`, outcome: 'not-sent', attempts });
  }
  const deadline = startDeadline(clock, options.timeoutMs, options.signal);
  const form = body instanceof FormData;
  try {
    // The wrapper's own types already tied path and body together; here both are opaque.
    const post = client.POST as unknown as LoosePost;
    const { data, error, response } = await post(path, {
      body,
      parseAs: 'text',
      signal: deadline.signal,
      headers: options.headers,
      ...(options.keepalive ? { keepalive: true } : {}),
      ...(form ? { bodySerializer: (value: FormData) => value } : {}),
    });
    const raw = data ?? error;
    return readAnswer({
      op,
      status: response.status,
      text: typeof raw === 'string' ? raw : raw === undefined ? '' : JSON.stringify(raw),
      attempts,
      retryAfter: response.headers.get('retry-after'),
      now: clock.now(),
    });
  } catch (error) {
    if (error instanceof SdkError) throw error;
    const reason = deadline.reason();
    const kind = reason ?? 'network';
    throw new SdkError({ kind, op, message: `${op}: ${kind}`, outcome: 'unknown', attempts, cause: error });
  } finally {
    deadline.release();
  }
}
