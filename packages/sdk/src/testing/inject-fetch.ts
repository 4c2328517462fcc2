/** A request as `inject` functions of servers take it (Fastify, light-my-request). */
export interface InjectRequest {
  method: 'POST';
  url: string;
  headers: Record<string, string>;
  /** The body, as bytes. */
  payload: Uint8Array;
}

/** What such a function answers, as far as it is read here. */
export interface InjectResponse {
  statusCode: number;
  headers: Readonly<Record<string, unknown>>;
  rawPayload: Uint8Array;
}

/** A server in this process. */
export type Inject = (request: InjectRequest) => PromiseLike<InjectResponse>;

/** Of Node, whose servers take no other bytes; elsewhere plain ones. */
function bytes(body: ArrayBuffer): Uint8Array {
  const { Buffer: ofNode } = globalThis as { Buffer?: { from(bytes: ArrayBuffer): Uint8Array } };
  return ofNode?.from(body) ?? new Uint8Array(body);
}

/**
 * A `fetch` that goes straight into a server in this process, without a socket: give it to `createSdk`.
 * An answer to a request that was taken back meanwhile is dropped, as a real fetch would.
 * @param inject e.g. `(request) => server.inject(request)` of `@tara/mock-server`
 */
export function injectFetch(inject: Inject): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const payload = bytes(await request.arrayBuffer());
    request.signal.throwIfAborted();
    const headers = Object.fromEntries(request.headers);
    const answer = await inject({ method: 'POST', url: pathname + search, headers, payload });
    request.signal.throwIfAborted();
    const received = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (typeof value === 'string' || typeof value === 'number') received.set(name, String(value));
    }
    // Responses of these statuses have no body, and the constructor insists on it.
    const empty = [101, 204, 205, 304].includes(answer.statusCode);
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: received,
    });
  };
}
