import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

interface Response {
  $ref?: string;
  headers?: Record<string, unknown>;
}
interface Document {
  paths: Record<string, { post: { responses: Record<string, Response> } }>;
  components: { responses: Record<string, Response> };
}

const file = new URL('../../../openapi/dist/openapi.json', import.meta.url);
const contract = JSON.parse(readFileSync(file, 'utf8')) as Document;

/** Headers of HTTP, compression, caches and browsers, which the contract does not declare. */
const OF_HTTP =
  /^(content-(type|length|encoding)|connection|vary|cache-control|x-content-type-options|access-control-.*|transfer-encoding)$/;

/** The declared headers of a status of a call, in lower case. */
function declared(path: string, status: number): string[] {
  const response = contract.paths[`/app/v1/${path}`]?.post.responses[status];
  const { headers } = response?.$ref
    ? (contract.components.responses[response.$ref.split('/').at(-1) ?? ''] ?? {})
    : (response ?? {});
  return Object.keys(headers ?? {}).map((name) => name.toLowerCase());
}

function sent(headers: object): string[] {
  return Object.keys(headers).filter((name) => !OF_HTTP.test(name));
}

describe('the headers of answers', () => {
  it.each([400, 401, 404, 405, 409, 413, 415, 429, 500, 501, 503])(
    'are the declared ones for HTTP %i',
    async (httpStatus) => {
      const world = await newWorld();
      const token = await world.token();
      await world.control('POST', 'faults', { operationId: 'refreshData', httpStatus });
      const { status, headers } = await world.call('refreshData', {}, { token });
      expect(status).toBe(httpStatus);
      const names = declared('refreshData', status);
      expect(sent(headers).filter((name) => !names.includes(name))).toEqual([]);
      expect(sent(headers)).toContain('x-request-id');
      expect('retry-after' in headers).toBe([409, 429].includes(status));
      expect('allow' in headers).toBe(status === 405);
    },
  );

  it('are the declared ones for answers and for the configuration', async () => {
    const world = await newWorld('default', { requestLimit: { calls: 5, windowMs: 10_000 } });
    for (const path of ['anonymous/lobbyTips', 'anonymous/appConfig']) {
      const { status, headers } = await world.call(
        path,
        path.endsWith('appConfig') ? { gameListVersion: 0 } : {},
      );
      expect(status).toBe(200);
      const names = declared(path, 200);
      expect(sent(headers).filter((name) => !names.includes(name))).toEqual([]);
      expect('etag' in headers).toBe(names.includes('etag'));
    }
  });

  it('contain the number of calls left', async () => {
    const world = await newWorld('default', { requestLimit: { calls: 2, windowMs: 10_000 } });
    const token = await world.token();
    const left = async () => {
      const { headers } = await world.call('refreshData', {}, { token });
      return ['limit', 'remaining', 'reset'].map((name) => headers[`ratelimit-${name}`]);
    };
    expect(await left()).toEqual(['2', '1', '10']);
    await world.advance(1000);
    expect(await left()).toEqual(['2', '0', '9']);
    expect(await left()).toEqual(['2', '0', '9']);
  });

  it('contain the accepted method of an address', async () => {
    const world = await newWorld();
    const { statusCode, headers } = await world.raw({ method: 'PUT', url: '/app/v1/refreshData' });
    expect([statusCode, headers['allow']]).toEqual([405, 'POST']);
    expect(sent(headers).filter((name) => !declared('refreshData', 405).includes(name))).toEqual([]);
  });

  it('contain the request id of the journal, which is the caller’s own if it sent one', async () => {
    const world = await newWorld();
    const ask = async (headers: Record<string, string>) =>
      (await world.raw({ method: 'POST', url: '/app/v1/refreshData', payload: {}, headers })).headers[
        'x-request-id'
      ];
    expect(await ask({ 'x-request-id': 'checkout.7-a_b' })).toBe('checkout.7-a_b');
    const numbered = await ask({});
    expect(numbered).toMatch(/^req-[0-9a-z]+$/);
    const odd = await ask({ 'x-request-id': 'a b' });
    expect(odd).toMatch(/^req-[0-9a-z]+$/);
    expect(odd).not.toBe(numbered);
    const journal = await world.control<{ requestId: string }[]>('GET', 'requests');
    expect(journal.slice(0, 3).map(({ requestId }) => requestId)).toEqual([odd, numbered, 'checkout.7-a_b']);
  });
});
