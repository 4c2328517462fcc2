/** A request of the `inject` functions of servers (Fastify, light-my-request). */
export interface InjectRequest {
  method: 'POST';
  url: string;
  headers: Record<string, string>;
  /** The body, as bytes. */
  payload: Uint8Array;
}

/** The part of the answer of an `inject` function that is used here. */
export interface InjectResponse {
  statusCode: number;
  headers: Readonly<Record<string, unknown>>;
  rawPayload: Uint8Array;
}

/** The `inject` function of a server in this process. */
export type Inject = (request: InjectRequest) => PromiseLike<InjectResponse>;

/** Node's `Buffer`, because Node servers accept no other bytes; otherwise plain bytes. */
function bytes(body: ArrayBuffer): Uint8Array {
  const { Buffer: ofNode } = globalThis as { Buffer?: { from(bytes: ArrayBuffer): Uint8Array } };
  return ofNode?.from(body) ?? new Uint8Array(body);
}

/**
 * Creates a `fetch` that calls a server in this process without a socket. Pass it to `createSdk`. The answer to a
 * cancelled request is dropped, as by a real fetch.
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
    // Responses with these statuses must not have a body.
    const empty = [101, 204, 205, 304].includes(answer.statusCode);
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: received,
    });
  };
}
