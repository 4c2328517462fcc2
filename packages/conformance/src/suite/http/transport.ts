import { setTimeout as wait } from 'node:timers/promises';
import { TransportError, type Transport, type TransportErrorKind } from '../../protocol/transport.ts';

/** The longest wait for one answer or hook, in milliseconds. */
export const DEFAULT_TIMEOUT_MS = 10_000;
const DEFAULT_MAX_BYTES = 8 * 1024 * 1024;

export interface TransportOptions {
  /** The longest wait for one answer, in milliseconds; default ten seconds. */
  readonly timeoutMs?: number;
  /** Requests per second; no limit by default. */
  readonly rate?: number | undefined;
  /** The largest answer that is read, in bytes; default 8 MiB. */
  readonly maxBytes?: number;
  /** Ends all requests, e.g. when the time of the run is over. */
  readonly signal?: AbortSignal | undefined;
}

const CAUSES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name could not be looked up',
  ECONNRESET: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  CERT_HAS_EXPIRED: 'the TLS certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the TLS certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'the TLS certificate is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the TLS certificate cannot be verified',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the TLS certificate is for another host',
  ERR_SSL_WRONG_VERSION_NUMBER: 'the server does not use TLS',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'the server does not use TLS',
};

const KINDS: Readonly<Record<string, TransportErrorKind>> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'closed',
  UND_ERR_SOCKET: 'closed',
};

function describeFailure(error: unknown, url: string, timeoutMs: number): TransportError {
  const { host } = new URL(url);
  if (error instanceof Error && error.name === 'TimeoutError')
    return new TransportError(`${host} did not answer within ${timeoutMs} ms.`, 'timeout');
  if (error instanceof Error && error.name === 'AbortError')
    return new TransportError('The time of the run was over.', 'timeout');
  const cause = (error as { cause?: { code?: string; message?: string } }).cause;
  const code = cause?.code ?? '';
  return new TransportError(
    `No answer from ${host}: ${CAUSES[code] ?? (code || cause?.message || 'the request failed')}.`,
    KINDS[code],
  );
}

async function readText(response: Response, maxBytes: number, host: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new TransportError(`${host} sent an answer of more than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Creates the transport over the network. It follows no redirect. */
export function createTransport({
  timeoutMs = DEFAULT_TIMEOUT_MS,
  rate,
  maxBytes = DEFAULT_MAX_BYTES,
  signal,
}: TransportOptions = {}): Transport {
  let nextAt = 0;
  const waitForTurn = async () => {
    if (rate === undefined) return;
    const now = performance.now();
    const at = Math.max(now, nextAt);
    nextAt = at + 1000 / rate;
    if (at > now) await wait(at - now, undefined, signal ? { signal } : {});
  };
  return async ({ url, method, headers, body, isRedirectExpected = false, giveUpAfterMs = timeoutMs }) => {
    const { host } = new URL(url);
    try {
      await waitForTurn();
      const limits = [AbortSignal.timeout(Math.min(timeoutMs, giveUpAfterMs)), ...(signal ? [signal] : [])];
      const response = await fetch(url, {
        method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.any(limits),
        ...(body === undefined ? {} : { body }),
      });
      if (response.status >= 300 && response.status < 400 && !isRedirectExpected)
        throw new TransportError(
          `${host} redirects to ${response.headers.get('location') ?? 'another address'}; the suite follows no redirect.`,
        );
      return {
        status: response.status,
        headers: response.headers,
        text: await readText(response, maxBytes, host),
      };
    } catch (error) {
      if (error instanceof TransportError) throw error;
      throw describeFailure(error, url, timeoutMs);
    }
  };
}
