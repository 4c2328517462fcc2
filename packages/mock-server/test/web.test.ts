import { createHash } from 'node:crypto';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { startServer } from './support/client.ts';

const INLINE = 'document.documentElement.dataset.layout = "mobile"';
const FILE = `<!doctype html><html><head><script>${INLINE}</script><script type="module" src="/assets/app-1a2b.js"></script></head></html>`;
/** What the server sends: the file with the mark by which the client recognizes the mock server. */
const PAGE = FILE.replace('<html>', '<html data-server="mock">');

const folder = mkdtempSync(join(tmpdir(), 'tara-web-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), FILE);
writeFileSync(join(folder, 'sw.js'), '// worker');
writeFileSync(join(folder, 'assets/app-1a2b.js'), 'export {}');
writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync('export {}'));

const server = await startServer({ web: folder });
function get(url: string, headers: Record<string, string> = {}) {
  return server.inject({ url, headers });
}

describe('the web client', () => {
  it.each(['/', '/lobby/home', '/notice/detail/3', '/start?gameId=1001', '/?world=test'])(
    'is served at %s',
    async (url) => {
      const reply = await get(url);
      expect([reply.statusCode, reply.payload]).toEqual([200, PAGE]);
      expect(reply.headers['cache-control']).toBe('no-cache');
    },
  );

  it('runs its own scripts and no injected ones', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
    expect(scripts).toBe(
      `script-src 'self' 'sha256-${createHash('sha256').update(INLINE).digest('base64')}'`,
    );
    expect(policy).toContain("object-src 'none'");
  });

  it('is revalidated, and not sent again if it is unchanged', async () => {
    const { headers } = await get('/');
    expect((await get('/', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    expect((await get('/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  });

  it('has files that are cached forever if their names contain a content hash', async () => {
    const asset = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect(asset.headers['cache-control']).toContain('immutable');
    expect(asset.headers['content-encoding']).toBe('br');
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/assets/gone.js', '/content/games/9.webp', '/missing.ico', '/__mock/nothing', '/w/x/nothing'])(
    'does not replace missing files: %s',
    async (url) => {
      const reply = await get(url);
      expect(reply.statusCode).toBe(404);
      expect(reply.payload).not.toContain('<html');
    },
  );

  it('does not exist without a folder', async () => {
    const bare = await startServer();
    expect((await bare.inject({ url: '/' })).statusCode).toBe(404);
  });
});

describe('the server also serves', () => {
  it('pictures of the seed, for every origin', async () => {
    const picture = await get('/content/games/1001.webp');
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(picture.headers['cache-control']).toMatch(/max-age=\d+/);
    expect(picture.headers['access-control-allow-origin']).toBe('*');
  });

  it('the contract and the display font of its pages', async () => {
    const contract = (await get('/openapi.json')).json<{ paths: object }>();
    expect(Object.keys(contract.paths).length).toBeGreaterThan(90);
    expect((await get('/__pages/changa-800.woff2')).headers['content-type']).toBe('font/woff2');
  });
});

describe('the parameter ?scenario=', () => {
  const health = async (prefix = '') =>
    (await get(`${prefix}/__mock/health`)).json<Record<string, unknown>>();

  it('resets the world and redirects without the parameters', async () => {
    const reply = await get('/lobby/home?world=wish&scenario=green&seed=7&tab=2');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/lobby/home?world=wish&tab=2']);
    expect(await health('/w/wish')).toMatchObject({ scenario: 'green', seed: 7 });
    expect(await health()).toMatchObject({ scenario: 'default' });
  });

  it('works at the root and for the default world', async () => {
    expect((await get('/?scenario=rich-vip')).headers.location).toBe('/');
    expect(await health()).toMatchObject({ scenario: 'rich-vip' });
  });

  it('is ignored on a link of another site', async () => {
    const before = await health();
    const reply = await server.inject({
      url: '/?scenario=green',
      headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    });
    expect([reply.statusCode, reply.payload]).toEqual([403, expect.stringContaining('other sites')]);
    expect(await health()).toEqual({ ...before, now: expect.any(Number) });
  });

  it.each([
    '/?scenario=blue-moon',
    '/?scenario=green&world=UPPER',
    '/lobby/home?scenario=green&seed=x',
    '/?scenario=green&seed=4294967296',
  ])('%s is refused with a message and without an effect', async (url) => {
    const before = await health();
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.payload).toContain('green');
    expect(await health()).toEqual({ ...before, now: expect.any(Number) });
  });

  it('is ignored by a server with a control token', async () => {
    const guarded = await startServer({ web: folder, controlToken: 'a-long-control-token' });
    const reply = await guarded.inject('/?scenario=green');
    expect([reply.statusCode, reply.payload]).toEqual([200, PAGE]);
  });
});
