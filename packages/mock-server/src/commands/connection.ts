import { worldPrefix } from '#worlds/address.ts';

/** A running server and one of its worlds. */
export interface Connection {
  /** The origin of the server. */
  readonly url: string;
  readonly world: string;
  /** The token of its control API, if it requires one. */
  readonly token?: string;
}

/** The server refused a control call. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Nothing answers at the address. */
export class NoServerError extends Error {
  override readonly name = 'NoServerError';
  constructor({ url }: Connection) {
    super(`No mock server answers at ${url}. Start one, or name its address with --url or TARA_MOCK_URL.`);
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** The control API of a world. */
export interface ControlApi {
  readonly connection: Connection;
  /** The same server with another world. */
  at(world: string): ControlApi;
  /**
   * @param path below `/__mock/`
   * @throws {RefusedError} with the message of the server
   * @throws {NoServerError}
   */
  call<T = unknown>(method: Method, path: string, body?: object): Promise<T>;
  /** The answer itself, for a stream. @throws as `call` */
  open(path: string, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Response>;
}

async function refusal(answer: Response): Promise<RefusedError> {
  const text = await answer.text();
  try {
    const { error } = JSON.parse(text) as { error: { message: string } };
    return new RefusedError(error.message);
  } catch {
    return new RefusedError(`The server answered ${answer.status}.`);
  }
}

/** Opens the control API of a running server. */
export function openControl(connection: Connection): ControlApi {
  const { url, world, token } = connection;
  const send = async (
    path: string,
    init: RequestInit & { readonly headers?: Readonly<Record<string, string>> },
  ): Promise<Response> => {
    const address = `${url}${worldPrefix(world)}/__mock/${path}`;
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('x-control-token', token);
    const answer = await fetch(address, { ...init, headers }).catch((error: unknown) => {
      if (init.signal?.aborted) throw error;
      throw new NoServerError(connection);
    });
    if (!answer.ok) throw await refusal(answer);
    return answer;
  };
  return {
    connection,
    at: (other) => openControl({ ...connection, world: other }),
    call: async <T>(method: Method, path: string, body?: object): Promise<T> => {
      const content = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
      const text = await (await send(path, { method, ...content })).text();
      return (text === '' ? undefined : JSON.parse(text)) as T;
    },
    open: (path, headers, signal) => send(path, { headers, signal }),
  };
}
