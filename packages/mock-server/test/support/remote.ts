import { COMMON, type Answer } from './client.ts';

/** A client of a server by its port. */
export interface Remote {
  /** Calls an operation of the default world by its path below /app/v1/. */
  call(path: string, body: object, token: string, key?: string): Promise<Answer & { requestId: string }>;
  /** Calls the control API of the default world. @throws {Error} for any status other than a success */
  control<T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<T>;
  /** Calls the control API and returns any answer. */
  tryControl(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ readonly status: number; readonly body: unknown }>;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** @param world the world's name; by default the default world */
export function remote(url: string, world?: string): Remote {
  const base = world === undefined ? url : `${url}/w/${world}`;
  const tryControl: Remote['tryControl'] = async (method, path, body) => {
    const reply = await fetch(`${base}/__mock/${path}`, {
      method,
      ...(body === undefined ? {} : { headers: JSON_TYPE, body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    return { status: reply.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
  };
  return {
    call: async (path, body, token, key) => {
      const reply = await fetch(`${base}/app/v1/${path}`, {
        method: 'POST',
        headers: {
          ...JSON_TYPE,
          ...(token === '' ? {} : { authorization: token }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        body: JSON.stringify({ ...COMMON, ...body }),
      });
      const answer = (await reply.json()) as Answer;
      return { ...answer, requestId: reply.headers.get('x-request-id') ?? '' };
    },
    tryControl,
    control: async <T>(method: string, path: string, body?: object) => {
      const reply = await tryControl(method, path, body);
      if (reply.status >= 300)
        throw new Error(`${method} ${path} answered ${reply.status} ${JSON.stringify(reply.body)}`);
      return reply.body as T;
    },
  };
}
