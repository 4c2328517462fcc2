import createClient, { type Client } from 'openapi-fetch';
import type { Body, Data, KeyedPath, Path } from '../core/calls.ts';
import type { ApiCall, CallOptions, Sdk } from '../core/types.ts';
import type { components } from '@tara/contract/api';
import type { PublicCall } from '@tara/contract/flags';

type Content<P extends Path> =
  Body<P> extends FormData ? { 'multipart/form-data': FormData } : { 'application/json': Body<P> };
type RequestBody<P extends Path> =
  Record<never, never> extends Body<P>
    ? { requestBody?: { content: Content<P> } }
    : { requestBody: { content: Content<P> } };

type Header = components['parameters'];
type HeaderOf<P extends Path> = P extends KeyedPath
  ? { 'Idempotency-Key'?: Header['IdempotencyKey'] }
  : P extends `/app/v1/${PublicCall}`
    ? { 'X-Public'?: Header['XPublic'] }
    : never;

/**
 * The contract as seen through the SDK: bodies without common fields, and success answers. Written out instead of
 * derived with `Omit`, which costs the compiler a minute for one call.
 */
export type SdkPaths = {
  [P in Path]: {
    post: RequestBody<P> & {
      parameters: { query?: never; header?: HeaderOf<P>; path?: never; cookie?: never };
      responses: { 200: { headers: object; content: { 'application/json': Data<P> } } };
    };
  };
};

async function getBody(request: Request): Promise<object | FormData> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return request.formData();
  const text = await request.text();
  return text === '' ? {} : (JSON.parse(text) as object);
}

/** Headers that describe the transfer of the body and do not apply to the data that is returned. */
const TRANSFER_HEADERS = ['content-encoding', 'content-length', 'transfer-encoding'];

/**
 * Creates an openapi-fetch client of the contract: `client.POST(path, { body })`. Every call uses the SDK: common
 * fields, token, timeout, retries and 401 handling. Headers, `signal`, `keepalive` and middlewares work as in
 * openapi-fetch. `response` has the server's status and headers.
 *
 * @param sdk its `baseUrl` must be absolute outside of a page, e.g. in Node
 * @returns a client that throws failures as `SdkError`, like `sdk.post`; a middleware's `onError` receives them
 */
export function createOpenapiClient(sdk: Sdk): Client<SdkPaths, 'application/json'> {
  return createClient<SdkPaths>({
    baseUrl: sdk.baseUrl,
    fetch: async (request: Request) => {
      const path = request.url.slice(request.url.indexOf('/app/v1/')) as Path;
      const {
        'content-type': _type,
        'idempotency-key': key,
        ...headers
      } = Object.fromEntries(request.headers);
      const post = sdk.post as (path: Path, body: object, options: CallOptions) => ApiCall<object>;
      const { signal, keepalive } = request;
      const options = { signal, keepalive, headers, idempotencyKey: key };
      const { data, response } = await post(path, await getBody(request), options).withResponse();
      const received = new Headers(response.headers);
      for (const name of TRANSFER_HEADERS) received.delete(name);
      return new Response(JSON.stringify(data), { status: response.status, headers: received });
    },
  });
}
