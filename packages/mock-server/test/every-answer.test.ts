import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import type { InjectOptions } from 'fastify';
import { COMMON, startServer, getWorld } from './support/client.ts';
import { sendRaw } from './support/raw-request.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tara-answers-'));
afterAll(() => rmSync(folder, { recursive: true }));
const SCRIPT = 'export {}';
mkdirSync(path.join(folder, 'assets'));
writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>client</title>');
writeFileSync(path.join(folder, 'index.html.br'), brotliCompressSync('<!doctype html><title>client</title>'));
writeFileSync(path.join(folder, 'terms.html'), '<!doctype html><title>terms</title>');
writeFileSync(path.join(folder, 'assets/app-1a2b.js'), SCRIPT);
writeFileSync(path.join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT));
writeFileSync(path.join(folder, 'assets/app-1a2b.js.gz'), gzipSync(SCRIPT));
writeFileSync(path.join(folder, 'assets/plain-1a2b.js'), SCRIPT);

const server = await startServer({ web: folder });
const url = await server.listen();

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
function getDocument(name: string): Document {
  const file = new URL(`../../../openapi/dist/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Document;
}

type Ask = InjectOptions & { readonly method: string; readonly url: string };

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Every call of a document: with a valid body, with an unreadable one, and in a world of its own. */
function listCalls(name: string): Ask[] {
  return Object.entries(getDocument(name).paths).flatMap(([template, item]) =>
    METHODS.filter((method) => method in item).flatMap((method) => {
      const address = template.replaceAll(/\{\w+\}/g, '10000001');
      const json = { 'content-type': 'application/json' };
      const payload = method === 'get' ? {} : { payload: JSON.stringify(COMMON), headers: json };
      const broken = method === 'get' ? [] : [{ method, url: address, payload: '{', headers: json }];
      return [
        { method, url: address, ...payload },
        { method, url: `/w/blue${address}`, ...payload },
        ...broken,
      ];
    }),
  ) as Ask[];
}

const PAGES = [
  '/',
  '/index.html',
  '/terms.html',
  '/lobby/home',
  '/__mock',
  '/w/blue/__mock',
  '/docs',
  '/docs/control',
  '/__pay/unknown',
  '/oauth/line/authorize',
  '/__games/play/1001',
  '/__games/play/1',
];
const FILES = [
  '/assets/app-1a2b.js',
  '/assets/plain-1a2b.js',
  '/content/games/1001.webp',
  '/openapi.json',
  '/docs/openapi.json',
  '/docs/control/openapi.json',
  '/favicon.ico',
  '/__pages/changa-800.woff2',
  '/__pay/pay.css',
  '/oauth/line/page.css',
  '/__mock/console/console.js',
  '/__mock/console/console.css',
  '/__mock/console/brand.css',
  '/__games/theme/1001.css',
  '/__games/assets/slot.css',
];
const NOTHING = [
  '/nowhere.png',
  '/__mock/nowhere',
  '/app/v1/nowhere',
  '/s/nowhere',
  '/w/No_Such/',
  '/%zz.png',
  '/index.html.br',
];

const get = (address: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'GET', url: address, headers });

const BASE = {
  'x-request-id': expect.stringMatching(/./) as unknown,
  'x-content-type-options': 'nosniff',
  'cache-control': expect.stringMatching(/./) as unknown,
};

describe('every answer', () => {
  it.each([...PAGES, ...FILES, ...NOTHING])('has caching and type headers: %s', async (address) => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'PATCH'])
      expect((await server.inject({ method: method as 'GET', url: address })).headers).toMatchObject(BASE);
  });

  it.each(['openapi', 'control'])('an answer of a call is not cached: %s', async (name) => {
    const calls = listCalls(name);
    expect(calls.length).toBeGreaterThan(100);
    for (const call of calls) {
      // Only the head: a stream does not end.
      const answer = await server.inject({ ...call, payloadAsStream: true });
      expect(answer.headers).toMatchObject(BASE);
      expect([call.method, call.url, answer.headers['cache-control']]).toEqual([
        call.method,
        call.url,
        'no-store',
      ]);
    }
  });

  it('an answer that refuses a caller is not cached either', async () => {
    const guarded = await startServer({ controlToken: 'a-long-control-token' });
    for (const headers of [{}, { host: 'evil.example' }]) {
      const answer = await guarded.inject({ url: '/__mock/players', headers });
      expect([401, 403]).toContain(answer.statusCode);
      expect(answer.headers).toMatchObject(BASE);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
});

describe('every page', () => {
  it.each(PAGES)('has security headers: %s', async (address) => {
    const { statusCode, headers } = await get(address);
    expect(statusCode).toBeLessThan(500);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/default-src .*frame-ancestors /),
      'referrer-policy': expect.stringMatching(/./),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  it('has no other address without them', async () => {
    const ways = [
      '/index%2ehtml',
      '/./index.html',
      '/assets/../index.html',
      '/assets/%2e%2e/index.html',
      '//index.html',
      '/INDEX.HTML',
      '/index.html/',
      '/index.html.br',
      '/index.html.gz',
    ];
    for (const way of ways) {
      const { headers, body } = await sendRaw(
        url,
        `GET ${way} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      const isPage = body.includes('<title>') || (headers['content-type'] ?? '').includes('html');
      expect([way, isPage && headers['content-security-policy'] === undefined]).toEqual([way, false]);
    }
    expect((await get('/terms.html')).payload).toContain('<title>terms');
  });
});

describe('an answer with several encodings', () => {
  const FORMS = [
    '/',
    '/openapi.json',
    '/__mock/console/console.js',
    '/assets/app-1a2b.js',
    '/assets/plain-1a2b.js',
  ];

  it.each(FORMS)('has a Vary header, whole or not modified: %s', async (address) => {
    for (const encoding of ['identity', 'gzip', 'br', 'gzip, br;q=0.5']) {
      const whole = await get(address, { 'accept-encoding': encoding });
      const again = await get(address, {
        'accept-encoding': encoding,
        'if-none-match': String(whole.headers.etag),
      });
      expect([whole.statusCode, again.statusCode]).toEqual([200, 304]);
      for (const { headers } of [whole, again]) expect(headers.vary).toContain('Accept-Encoding');
      for (const name of ['etag', 'cache-control', 'vary'])
        expect(again.headers[name]).toBe(whole.headers[name]);
      expect(again.payload).toBe('');
    }
  });

  it.each(FORMS)('has no strong entity tag for several encodings: %s', async (address) => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (encoding) => {
        const { headers } = await get(address, { 'accept-encoding': encoding });
        return [String(headers['content-encoding']), String(headers.etag)] as const;
      }),
    );
    const forms = new Map(tags);
    const strong = [...forms.values()].filter((tag) => !tag.startsWith('W/'));
    expect(new Set(strong).size).toBe(strong.length);
  });

  it.each(FORMS)('recognises its entity tag in every valid form: %s', async (address) => {
    const tag = String((await get(address)).headers.etag);
    const opaque = tag.replace(/^W\//, '');
    const ask = async (value: string) => (await get(address, { 'if-none-match': value })).statusCode;
    for (const value of [tag, opaque, `W/${opaque}`, `"other", ${opaque}`, `W/"other" ,W/${opaque}`, '*'])
      expect([value, await ask(value)]).toEqual([value, 304]);
    for (const value of ['"other"', `x${opaque.slice(1)}`, ''])
      expect([value, await ask(value)]).toEqual([value, 200]);
  });
});

const HOST = 'Host: localhost\r\n';
const NO_REQUESTS = [
  ['a percent sign without an escape', `GET /%zz.png HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`, 404],
  ['a head that is too large', `GET / HTTP/1.1\r\n${HOST}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an address that is too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`, 431],
  ['no HTTP at all', 'HELLO\r\n\r\n', 400],
  ['a method that does not exist', `BREW / HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['a header without a name', `GET / HTTP/1.1\r\n${HOST}: x\r\n\r\n`, 400],
  ['two lengths', `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nx`, 400],
  [
    'a length and chunks',
    `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  [
    'a chunk without a size',
    `POST /app/v1/refreshData HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`,
    400,
  ],
  ['no name of a host', 'GET /__mock/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a tunnel', `CONNECT example.org:443 HTTP/1.1\r\n${HOST}\r\n`, 405],
] as const;

describe('a malformed request', () => {
  it.each(NO_REQUESTS)('is refused in the envelope: %s', async (_, bytes, status) => {
    const { body, ...answer } = await sendRaw(url, bytes);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(BASE);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(body)).toMatchObject({
      code: status,
      errcode: status,
      error: { message: expect.any(String) },
    });
  });

  it('is counted', async () => {
    const counted = await startServer();
    const address = await counted.listen();
    for (const [, bytes] of NO_REQUESTS) await sendRaw(address, bytes);
    const { payload } = await counted.inject('/__mock/metrics');
    for (const status of [400, 404, 405, 431])
      expect(payload).toMatch(
        new RegExp(
          `tara_mock_calls_total\\{operation_id="(unknown|getHealth|refreshData)",status="${status}"\\}`,
        ),
      );
  });

  it('is not one with an unknown expectation, which is answered normally', async () => {
    const bytes = `GET /__mock/live HTTP/1.1\r\n${HOST}Expect: tea\r\nConnection: close\r\n\r\n`;
    expect((await sendRaw(url, bytes)).status).toBe(200);
  });

  it('does not disturb earlier answers', async () => {
    const one = `GET /__mock/live HTTP/1.1\r\n${HOST}\r\n`;
    const { status, body } = await sendRaw(url, `${one}HELLO\r\n\r\n`);
    expect([status, body.startsWith('{"status":"live"}')]).toEqual([200, true]);
  });
});

it('a call of a world is not cached for browsers on other sites either', async () => {
  const world = getWorld(server, 'blue');
  const headers = {
    origin: 'https://app.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization',
  };
  const requested = await world.raw({ method: 'OPTIONS', url: '/app/v1/refreshData', headers });
  expect([requested.statusCode, requested.headers['access-control-allow-headers']]).toEqual([
    204,
    'authorization',
  ]);
  const answer = await world.raw({ method: 'POST', url: '/app/v1/refreshData', payload: COMMON, headers });
  expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
});
