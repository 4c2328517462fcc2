import { callName, operationName } from '../core/calls.ts';

/** A request that the fake server received. */
export interface FakeCall {
  /** Operation id, e.g. `refreshData`. */
  name: string;
  url: string;
  headers: Headers;
  body: Record<string, unknown>;
  /** Fires when the client cancels the request. */
  signal: AbortSignal;
  keepalive: boolean;
}

/** The answer to a call: data, which is put in an envelope of code 200 and errcode 0, or a whole response. */
export type FakeResponse = Record<string, unknown> | Response;

/** Answers a call. */
export type FakeHandler = (call: FakeCall) => FakeResponse | Promise<FakeResponse>;

/** A fake server that replaces `fetch`. */
export interface FakeFetch {
  /** Option `fetch` of `createSdk`. */
  fetch: typeof globalThis.fetch;
  /** All requests in order of arrival. */
  calls: FakeCall[];
  /** The requests of one call. */
  of(name: string): FakeCall[];
  /** Sets the answer to a call. */
  on(name: string, handler: FakeHandler | FakeResponse): void;
}

/**
 * Creates an answer with any status. A string is sent as plain text.
 * @param status HTTP status
 * @param body an object is sent as JSON
 * @param headers headers of the response
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
 * Creates a business error: HTTP 200, code 200, and an errcode.
 * @param errcode not 0
 */
export function errcodeResponse(errcode: number): Response {
  return fakeResponse(200, { code: 200, errcode });
}

/**
 * Creates an answer whose body starts and does not end until the client cancels the request.
 * @param call its signal ends the body
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
  /** Resolves the promise. */
  resolve: (value: T) => void;
  /** Rejects the promise. */
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

/** Returns the operation id of a call by its operation id, its path, or its path below /app/v1/. */
function toOperation(name: string): string {
  return operationName(callName(name.slice(Math.max(0, name.indexOf('/app/v1/')))));
}

/**
 * Creates a fake server that replaces `fetch`. A call without an answer fails the test.
 * @param answers by operation id, e.g. `recharge3`
 */
export function fakeFetch(answers: Record<string, FakeHandler | FakeResponse> = {}): FakeFetch {
  const handlers = new Map(Object.entries(answers).map(([name, answer]) => [toOperation(name), answer]));
  const calls: FakeCall[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const text = await request.text();
    const call: FakeCall = {
      name: toOperation(pathname),
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
    of: (name) => calls.filter((call) => call.name === toOperation(name)),
    on: (name, handler) => void handlers.set(toOperation(name), handler),
  };
}
