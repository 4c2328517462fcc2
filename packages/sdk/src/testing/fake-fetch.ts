/** A request as the fake server saw it. */
export interface FakeCall {
  /** The path below /app/v1/, e.g. `refreshData`. */
  name: string;
  url: string;
  headers: Headers;
  body: Record<string, unknown>;
  /** Fires when the client gives up. */
  signal: AbortSignal;
  keepalive: boolean;
}

/** What a call is answered with: data, put in an envelope of code 200 and errcode 0, or a whole response. */
export type FakeResponse = Record<string, unknown> | Response;

/** Answers a call. */
export type FakeHandler = (call: FakeCall) => FakeResponse | Promise<FakeResponse>;

/** A server in the place of `fetch`. */
export interface FakeFetch {
  /** Give it to `createSdk`. */
  fetch: typeof globalThis.fetch;
  /** Every request, in the order of arrival. */
  calls: FakeCall[];
  /** The requests of one call. */
  of(name: string): FakeCall[];
  /** Answers a call from now on. */
  on(name: string, handler: FakeHandler | FakeResponse): void;
}

/**
 * An answer of any status; plain text stays text.
 * @param status HTTP status
 * @param body an object is sent as JSON
 * @param headers of the response
 */
export function fakeResponse(
  status: number,
  body: object | string,
  headers: Record<string, string> = {},
): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, { status, headers });
}

/**
 * A business refusal: HTTP 200, code 200, and an errcode.
 * @param errcode not 0
 */
export function errcodeResponse(errcode: number): Response {
  return fakeResponse(200, { code: 200, errcode });
}

/**
 * An answer whose body starts and never ends, until the client gives up.
 * @param call whose signal ends it
 */
export function stalledResponse({ signal }: FakeCall): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"code":200,'));
      signal.addEventListener('abort', () => controller.error(signal.reason));
    },
  });
  return new Response(body, { status: 200 });
}

/** A promise that the test settles. */
export function deferred<T = FakeResponse>(): {
  promise: Promise<T>;
  /** Answers. */
  resolve: (value: T) => void;
  /** Fails. */
  reject: (error: unknown) => void;
} {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

const ROOT = '/app/v1/';

/**
 * A server in the place of `fetch`. A call without an answer fails the test loudly instead of hanging it.
 * @param answers by the call's path below /app/v1/
 */
export function fakeFetch(answers: Record<string, FakeHandler | FakeResponse> = {}): FakeFetch {
  const handlers = new Map(Object.entries(answers));
  const calls: FakeCall[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const text = await request.text();
    const call: FakeCall = {
      name: pathname.slice(pathname.indexOf(ROOT) + ROOT.length),
      url: request.url,
      headers: request.headers,
      body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
      signal: request.signal,
      keepalive: request.keepalive,
    };
    calls.push(call);
    const handler = handlers.get(call.name);
    if (handler === undefined) throw new Error(`fakeFetch: nothing answers ${call.name}`);
    const answer = typeof handler === 'function' ? await handler(call) : handler;
    return answer instanceof Response
      ? answer.clone()
      : fakeResponse(200, { code: 200, errcode: 0, ...answer });
  };
  return {
    fetch,
    calls,
    of: (name) => calls.filter((call) => call.name === name),
    on: (name, handler) => void handlers.set(name, handler),
  };
}
