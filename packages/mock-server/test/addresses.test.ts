import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { COMMON, NOON, startServer, getWorld, type Answer } from './support/client.ts';
import { sendRaw } from './support/raw-request.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tara-addresses-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>client</title>');

const server = await startServer({ web: folder });
const url = await server.listen();

/** Sends a GET with a raw target: HTTP clients would not send these targets. */
function get(target: string, host = '127.0.0.1') {
  return sendRaw(url, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
}

function post(target: string, type: string, body: string, more = '') {
  const head = `POST ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n`;
  return sendRaw(
    url,
    `${head}Content-Type: ${type}\r\n${more}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

const ODD_TARGETS = [
  '//',
  '///',
  '//evil.example',
  '//evil.example/',
  '/.//evil.example/',
  '/..//evil.example/',
  '/./..//evil.example/',
  '/%2e//evil.example/',
  String.raw`/\evil.example/`,
  String.raw`/\/evil.example/`,
  String.raw`/.\\evil.example/`,
  '/%5cevil.example/',
  '/%2fevil.example/',
  '/%09/evil.example/',
  '/@evil.example/',
  '/:80',
  '/%',
  '/%zz',
  '/%ff',
  '/%c3%28/',
  '/%00',
  '/a%00b',
  '/content/%00',
  '/content/..%2f..%2fpackage.json',
  '/assets/%2e%2e/index.html',
  '/w/',
  '/w//',
  '/w/%zz/app/v1/refreshData',
  '/w/%2e%2e/app/v1/refreshData',
  '/s/%ff',
  `/s/${'x'.repeat(200)}`,
  `/w/${'x'.repeat(200)}/app/v1/refreshData`,
  '/#',
  '/a#b?c=d',
  'http://evil.example/',
  'http://evil.example',
  'http:///',
  'ftp://evil.example/lobby/home',
  '*',
];

describe('request targets', () => {
  it.each(ODD_TARGETS)("returns the envelope or the client's page for %s", async (target) => {
    const { status, headers, body } = await get(target);
    const isPage = status === 200 && body.includes('<title>client</title>');
    const isRefusal = status === 404 && body.startsWith('{"code":404,"errcode":404,"error":{"message":"');
    expect([body, isPage || isRefusal]).toEqual([body, true]);
    expect(headers['x-request-id']).toBeTruthy();
  });

  it.each(ODD_TARGETS)('redirects a scenario link to this site only: %s', async (target) => {
    const { status, headers } = await get(`${target}?scenario=default&tab=2`);
    expect([303, 200, 404]).toContain(status);
    if (status !== 303) return;
    const { origin } = new URL(headers['location'] ?? '', 'http://127.0.0.1:4010');
    expect(origin).toBe('http://127.0.0.1:4010');
  });

  it('never returns a server failure or a redirect to another site for any target', async () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '.',
      '..',
      '\\',
      '%',
      '%2f',
      '%5c',
      '%ff',
      '%00',
      '@',
      ':',
      ';',
      '#',
      'a',
      'evil.example',
      'w',
      'app/v1',
      '__mock',
      '__pay',
      's',
      'content',
      'oauth/line/authorize',
      'docs',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), fc.boolean(), async (pieces, isLink) => {
        const target = `/${pieces.join('')}${isLink ? '?scenario=default' : ''}`;
        const { status, headers } = await get(target);
        expect(status).toBeGreaterThan(0);
        expect(status).toBeLessThan(500);
        const { origin } = new URL(headers['location'] ?? '/', 'http://site.example');
        expect(origin).toBe('http://site.example');
      }),
      { numRuns: 300 },
    );
  });

  it('treats the absolute form of proxies like its path', async () => {
    const { status, headers } = await get('http://evil.example/lobby/home?scenario=green&world=proxied');
    expect([status, headers['location']]).toEqual([303, '/lobby/home?world=proxied']);
    const query = new URLSearchParams({
      redirect_uri: 'http://127.0.0.1/back',
      response_type: 'code',
      client_id: 'tara-slots',
      scope: 'openid',
      state: 'state-1234',
    });
    const { body } = await get(`http://evil.example/oauth/line/authorize?${query.toString()}`);
    expect(body).toContain('action="/oauth/line/authorize?');
  });
});

describe('an unknown address', () => {
  const BODIES = [
    ['broken JSON', 'application/json', '{"a":'],
    ['a forbidden key', 'application/json', '{"__proto__":1}'],
    ['no JSON at all', 'application/json', ''],
    ['a form', 'application/x-www-form-urlencoded', 'a=b'],
    ['an upload', 'multipart/form-data; boundary=x', '--x--'],
    ['a text', 'text/plain', 'hello'],
    ['an unknown type', 'text/xml', '<a/>'],
    ['no type that can be read', 'x', 'a'],
  ] as const;

  it.each(BODIES)('returns 404 with %s', async (_, type, body) => {
    for (const target of ['/app/v1/refreshDatum', '/nowhere', '/__mock/nowhere', '/w/x/__mock/nowhere']) {
      const { status, body: text } = await post(target, type, body);
      expect([target, status]).toEqual([target, 404]);
      expect(JSON.parse(text)).toMatchObject({ code: 404, errcode: 404 });
    }
  });

  it('returns 404 with a body that is too large or compressed', async () => {
    const { status } = await post('/nowhere', 'application/json', JSON.stringify('x'.repeat(1_100_000)));
    expect(status).toBe(404);
    expect((await post('/nowhere', 'application/json', 'x', 'Content-Encoding: gzip\r\n')).status).toBe(404);
  });

  it.each(BODIES)('returns 405 with %s if another method exists', async (_, type, body) => {
    for (const target of ['/__mock/health', '/w/x/__mock/live/', '/docs', '/__mock']) {
      const { status } = await post(target, type, body);
      expect([target, status]).toEqual([target, target.includes('live') ? 404 : 405]);
    }
  });
});

describe('a method that an address does not accept', () => {
  it.each([
    ['GET', '/app/v1/refreshData', 'POST'],
    ['GET', '/app/v1/refreshData/', 'POST'],
    ['GET', '/w/x/app/v1/refreshData/', 'POST'],
    ['PROPFIND', '/app/v1/refreshData', 'POST'],
    ['POST', '/__mock/health', 'GET, HEAD'],
    ['PUT', '/__mock/players', 'GET, HEAD, POST'],
    ['POST', '/__mock/players/10000001', 'GET, HEAD, PATCH'],
    ['DELETE', '/w/x/__mock/clock/', 'GET, HEAD, POST'],
    ['POST', '/%5f%5fmock/health', 'GET, HEAD'],
    ['POST', '/__mock/live', 'GET, HEAD'],
    ['OPTIONS', '/__mock/health', 'GET, HEAD'],
    ['PUT', '/__pay/123', 'GET, HEAD, POST'],
    ['POST', '/s/abc', 'GET, HEAD'],
    ['DELETE', '/docs', 'GET, HEAD'],
    ['POST', '/', 'GET, HEAD'],
  ])('returns 405 for %s %s and lists the accepted methods', async (method, target, allow) => {
    const head = `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
    const { status, headers, body } = await sendRaw(url, head);
    expect(status).toBe(405);
    const named = (text = '') => text.split(', ').toSorted();
    expect(named(headers['allow'])).toEqual(named(allow));
    expect(JSON.parse(body)).toMatchObject({
      code: 405,
      errcode: 405,
      error: { message: expect.any(String) },
    });
  });

  it('names the call of an API address and no other', async () => {
    const answer = await server.inject({ method: 'GET', url: '/app/v1/refreshData/' });
    expect(answer.json<Answer>()['error']).toMatchObject({ operationId: 'refreshData' });
  });
});

describe('messages about refused bodies', () => {
  const refuse = async (payload: string | Buffer, headers: Record<string, string> = {}) => {
    const answer = await server.inject({
      method: 'POST',
      url: '/app/v1/refreshData',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
    const { error } = answer.json<{ error?: { message: string } }>();
    return { status: answer.statusCode, message: error?.message };
  };

  it.each([
    ['{"a":', /not well-formed JSON/],
    ['', /empty/],
    ['{"__proto__":1}', /named __proto__/],
    [String.raw`{"a":[{"__pr\u006fto__":{}}]}`, /named __proto__/],
    ['{"constructor":{"prototype":1}}', /named constructor/],
  ])('%s: describe the defect', async (body, words) => {
    const { status, message } = await refuse(body);
    expect([status, message]).toEqual([400, expect.stringMatching(words)]);
  });

  it('are the same for a beacon', async () => {
    const answer = await server.inject({
      method: 'POST',
      url: '/app/v1/anonymous/appEventLogClient',
      payload: '{"__proto__":1}',
      headers: { 'content-type': 'text/plain' },
    });
    expect([answer.statusCode, answer.payload]).toEqual([400, expect.stringContaining('named __proto__')]);
  });

  it.each(['gzip', 'br', 'deflate', 'GZIP', 'gzip, identity', 'x'])(
    '%s: say that compressed bodies are not supported',
    async (encoding) => {
      for (const target of [
        '/app/v1/refreshData',
        '/app/v1/uploadKyc',
        '/__mock/reset',
        '/app/v1/anonymous/appEventLogClient',
      ]) {
        const { status, headers, body } = await post(
          target,
          target.endsWith('uploadKyc')
            ? 'multipart/form-data; boundary=x'
            : target.endsWith('Client')
              ? 'text/plain'
              : 'application/json',
          '{}',
          `Content-Encoding: ${encoding}\r\n${target.endsWith('Kyc') ? `Authorization: ${await getWorld(server, 'default').token()}\r\n` : ''}`,
        );
        expect([target, status, body]).toEqual([target, 415, expect.stringContaining('Content-Encoding')]);
        expect(headers['accept-encoding']).toBe('identity');
      }
    },
  );

  it('are absent for a body with Content-Encoding identity', async () => {
    const { status } = await refuse(JSON.stringify(COMMON), { 'content-encoding': 'identity' });
    expect(status).toBe(401);
  });
});

describe('the Date of an answer of the API', () => {
  const LATER = NOON + 365 * 86_400_000;
  const date = new Date(LATER).toUTCString();

  it.each([
    ['an answer', 'POST', 'anonymous/lobbyTips', 'application/json', JSON.stringify(COMMON), 200],
    ['a call without a token', 'POST', 'refreshData', 'application/json', JSON.stringify(COMMON), 401],
    ['broken JSON', 'POST', 'refreshData', 'application/json', '{', 400],
    [
      'a body that is too large',
      'POST',
      'refreshData',
      'application/json',
      JSON.stringify('x'.repeat(1_100_000)),
      413,
    ],
    ['another media type', 'POST', 'refreshData', 'text/xml', '<a/>', 415],
    ['a type that cannot be read', 'POST', 'refreshData', 'x', 'a', 415],
    ['a misspelt call', 'POST', 'refreshDatum', 'application/json', JSON.stringify(COMMON), 404],
    ['another method', 'PUT', 'refreshData', 'application/json', JSON.stringify(COMMON), 405],
  ] as const)('is the time of its world: %s', async (_, method, call, type, payload, status) => {
    const world = getWorld(server, 'later');
    await world.control('POST', 'reset', {});
    await world.control('POST', 'clock', { now: LATER });
    const answer = await world.raw({
      method,
      url: `/app/v1/${call}`,
      payload,
      headers: { 'content-type': type },
    });
    expect([answer.statusCode, answer.headers.date]).toEqual([status, date]);
  });

  it('is the time of its world for a truncated answer', async () => {
    const world = getWorld(server, 'broken-off');
    await world.control('POST', 'clock', { now: LATER });
    await world.control('POST', 'faults', { operationId: 'lobbyTips', effect: 'truncate' });
    const body = JSON.stringify(COMMON);
    const answer = await post('/w/broken-off/app/v1/anonymous/lobbyTips', 'application/json', body);
    expect([answer.status, answer.headers['date']]).toEqual([200, date]);
    expect(answer.headers['x-request-id']).toBeTruthy();
  });

  it.each([
    [
      'a world that cannot be',
      'POST /w/No_Such/app/v1/refreshData HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    ],
    ['a head without end', `POST /app/v1/${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`],
    ['no HTTP at all', 'HELLO\r\n\r\n'],
  ])('is absent if the world is unknown: %s', async (_, bytes) => {
    const { status, headers } = await sendRaw(url, bytes);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(headers['date']).toBeUndefined();
  });
});
