import createClient, { type Client } from 'openapi-fetch';
import type { Body, Data, Path } from '../core/calls.ts';
import { responseOf } from '../core/response.ts';
import type { CallOptions, Sdk } from '../core/types.ts';
import type { paths } from '@tara/contract/api';

type Content<P extends Path> =
  Body<P> extends FormData ? { 'multipart/form-data': FormData } : { 'application/json': Body<P> };
type RequestBody<P extends Path> =
  Record<never, never> extends Body<P>
    ? { requestBody?: { content: Content<P> } }
    : { requestBody: { content: Content<P> } };

/**
 * The contract as it is through the SDK: bodies without the common fields, answers that are successes. Spelled out rather
 * than made of the contract's operations by `Omit`, with which the compiler takes a minute for one call.
 */
export type SdkPaths = {
  [P in Path]: {
    post: RequestBody<P> & {
      parameters: paths[P]['post']['parameters'];
      responses: { 200: { headers: object; content: { 'application/json': Data<P> } } };
    };
  };
};

async function bodyOf(request: Request): Promise<object | FormData> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return request.formData();
  const text = await request.text();
  return text === '' ? {} : (JSON.parse(text) as object);
}

/** What tells how the body was sent, which the data that is handed on is not. */
const OF_TRANSFER = ['content-encoding', 'content-length', 'transfer-encoding'];

/**
 * The calls of the contract in the manner of openapi-fetch, for code that is used to it: `client.POST(path, { body })`.
 * Every call goes through the SDK, so it has the common fields, the token, the timeout, the retries and the 401 guard.
 * Headers, `signal`, `keepalive` and middlewares are those of openapi-fetch; `response` has the status and the headers
 * of the server's.
 *
 * @param sdk its `baseUrl` must be absolute where there is no page, e.g. in Node
 * @returns a client whose failures are thrown as `SdkError`, as those of `sdk.post`; a middleware's `onError` sees them
 */
export function createOpenapiClient(sdk: Sdk): Client<SdkPaths, 'application/json'> {
  const root = sdk.baseUrl.replace(/\/+$/, '');
  return createClient<SdkPaths>({
    baseUrl: root,
    fetch: async (request: Request) => {
      const path = request.url.slice(request.url.indexOf('/app/v1/')) as Path;
      const {
        'content-type': _type,
        'idempotency-key': key,
        ...headers
      } = Object.fromEntries(request.headers);
      const post = sdk.post as (path: Path, body: object, options: CallOptions) => Promise<object>;
      const { signal, keepalive } = request;
      const data = await post(path, await bodyOf(request), {
        signal,
        keepalive,
        headers,
        idempotencyKey: key,
      });
      const answer = responseOf(data);
      const received = new Headers(answer?.headers);
      for (const name of OF_TRANSFER) received.delete(name);
      return new Response(JSON.stringify(data), { status: answer?.status ?? 200, headers: received });
    },
  });
}
