import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fetch, type Response as FetchedResponse } from 'undici';
import {
  TransportError,
  type HttpAnswer,
  type HttpRequest,
  type Transport,
  type TransportErrorKind,
} from '../../protocol/transport.ts';
import { createPace } from '../pace.ts';
import { createDispatcher, describeProxy, type Network } from './network.ts';

const DEFAULT_MAX_BYTES = 8 * 1024 * 1024;

export interface TransportOptions {
  /** The longest wait for one answer, in milliseconds; by default it follows the pace of the backend. */
  readonly timeoutMs?: number | undefined;
  /** Requests per second; no limit by default. */
  readonly rate?: number | undefined;
  /** The largest answer that is read, in bytes; default 8 MiB. */
  readonly maxBytes?: number;
  /** Ends all requests, e.g. when the time of the run is over. */
  readonly signal?: AbortSignal | undefined;
  readonly network?: Network | undefined;
}

const CAUSES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name could not be looked up',
  ECONNRESET: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'the answer does not have the length that it names',
  Z_DATA_ERROR: 'the answer cannot be decompressed',
  Z_BUF_ERROR: 'the answer cannot be decompressed',
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
  EPIPE: 'closed',
  UND_ERR_SOCKET: 'closed',
  ERR_HTTP2_STREAM_ERROR: 'closed',
  ERR_HTTP2_SESSION_ERROR: 'closed',
  ERR_HTTP2_GOAWAY_SESSION: 'closed',
};

/** The innermost cause of an error. */
function getCause(error: unknown): { readonly code: string; readonly message: string } {
  const { cause, code = '', message = '' } = error as { cause?: unknown; code?: string; message?: string };
  return cause instanceof Error ? getCause(cause) : { code, message };
}

const isClosed = (error: unknown): boolean => KINDS[getCause(error).code] === 'closed';

/** @param limitMs how long the request waited at most */
function toTransportError(error: unknown, url: URL, network: Network, limitMs: number): TransportError {
  if (error instanceof TransportError) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError')
    return new TransportError(`${url.host} did not answer within ${limitMs} ms.`, 'timeout');
  if (name === 'AbortError') return new TransportError('The time of the run was over.', 'timeout');
  const { code, message } = getCause(error);
  const proxyStatus = /^Proxy response \((\d+)\)/.exec(message)?.[1];
  const reason = proxyStatus ? `the proxy answered HTTP ${proxyStatus}` : (CAUSES[code] ?? (code || message));
  return new TransportError(
    `No answer from ${url.host}${describeProxy(url, network)}: ${reason || 'the request failed'}.`,
    KINDS[code],
  );
}

async function readText(response: FetchedResponse, maxBytes: number, host: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new TransportError(`${host} sent an answer of more than ${maxBytes} bytes.`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (!isClosed(error)) throw error;
    throw new TransportError(`${host} closed the connection in the middle of an answer.`, 'closed');
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The body and the type of its content. The form of this process is not the form of the library. */
async function encodeBody(body: HttpRequest['body']) {
  if (!(body instanceof FormData)) return { body };
  const form = new Response(body);
  return {
    body: new Uint8Array(await form.arrayBuffer()),
    type: { 'content-type': form.headers.get('content-type') ?? '' },
  };
}

/** A signal of one request. `AbortSignal.any` is not used: Node 20 may collect its timeout before it ends. */
function createLimit(limitMs: number, run: AbortSignal | undefined) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), limitMs);
  const end = () => controller.abort(run?.reason);
  if (run?.aborted) end();
  run?.addEventListener('abort', end);
  return {
    signal: controller.signal,
    clear: () => {
      clearTimeout(timer);
      run?.removeEventListener('abort', end);
    },
  };
}

/** Creates the transport over the network. It follows no redirect. */
export function createTransport({
  timeoutMs,
  rate,
  maxBytes = DEFAULT_MAX_BYTES,
  signal: run,
  network = {},
}: TransportOptions = {}): Transport {
  const dispatcher = createDispatcher(network);
  const pace = createPace();
  // Each request listens to the signal.
  if (run) setMaxListeners(0, run);
  let nextAt = 0;
  const waitForTurn = async () => {
    if (rate === undefined) return;
    const now = performance.now();
    const at = Math.max(now, nextAt);
    nextAt = at + 1000 / rate;
    if (at > now) await wait(at - now, undefined, run ? { signal: run } : {});
  };
  const open = async ({ url, method, headers, body }: HttpRequest, signal: AbortSignal) => {
    const encoded = await encodeBody(body);
    const ownHeaders = new URL(url).origin === network.origin ? network.headers : {};
    return fetch(url, {
      method,
      headers: { ...ownHeaders, ...encoded.type, ...headers },
      redirect: 'manual',
      dispatcher,
      signal,
      // HTTP/2 does not end a request with an empty body.
      ...(encoded.body ? { body: encoded.body } : {}),
    });
  };
  const receive = async (request: HttpRequest, signal: AbortSignal): Promise<HttpAnswer> => {
    const { url, method, isRedirectExpected = false, isRepeatable = method === 'GET' } = request;
    const { host } = new URL(url);
    const response = await open(request, signal).catch(async (error: unknown) => {
      if (isRepeatable && isClosed(error)) return open(request, signal);
      throw error;
    });
    if (response.status >= 300 && response.status < 400 && !isRedirectExpected)
      throw new TransportError(
        `${host} redirects to ${response.headers.get('location') ?? 'another address'}; the suite follows no redirect.`,
      );
    const text = await readText(response, maxBytes, host);
    return { status: response.status, headers: new Headers([...response.headers]), text };
  };
  return async (request) => {
    const longestMs = timeoutMs ?? pace.longestWait();
    const limitMs = Math.min(longestMs, request.giveUpAfterMs ?? longestMs);
    let limit: ReturnType<typeof createLimit> | undefined;
    try {
      await waitForTurn();
      limit = createLimit(limitMs, run);
      const startedAt = performance.now();
      const answer = await receive(request, limit.signal);
      pace.record(performance.now() - startedAt);
      return answer;
    } catch (error) {
      throw toTransportError(error, new URL(request.url), network, limitMs);
    } finally {
      limit?.clear();
    }
  };
}
