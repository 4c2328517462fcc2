import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { registerSdkReference } from '../src/reference/sdk-reference.ts';
import { startServer } from './support/client.ts';

const SCRIPT = 'document.body.hidden = true;';
const base = mkdtempSync(path.join(tmpdir(), 'sdk-reference-'));
const folder = path.join(base, 'pages');
mkdirSync(path.join(folder, 'functions'), { recursive: true });
writeFileSync(path.join(folder, 'index.html'), `<h1>Index</h1><script>${SCRIPT}</script>`);
writeFileSync(path.join(folder, 'functions/createSdk.html'), `<h1>createSdk</h1><script>${SCRIPT}</script>`);
writeFileSync(path.join(folder, 'main.js'), 'search();');
writeFileSync(path.join(base, 'outside.html'), 'outside');

const app = fastify();
await app.register(fastifyStatic, { root: folder, serve: false });
let found: string | undefined = folder;
registerSdkReference(app, () => found);

afterAll(async () => {
  await app.close();
  rmSync(base, { recursive: true });
});

describe('the reference of the SDK', () => {
  it('has its pages and their files', async () => {
    const start = await app.inject('/docs/sdk');
    expect([start.statusCode, start.headers.location]).toEqual([302, '/docs/sdk/index.html']);
    const page = await app.inject('/docs/sdk/functions/createSdk.html');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.payload).toContain('<h1>createSdk</h1>');
    expect((await app.inject('/docs/sdk/main.js')).payload).toBe('search();');
  });

  it('allows the script and the empty style sheet of its pages, and otherwise only its own files', async () => {
    const { headers } = await app.inject('/docs/sdk/functions/createSdk.html');
    const [script, empty] = [SCRIPT, ''].map((text) => createHash('sha256').update(text).digest('base64'));
    expect(headers['content-security-policy']).toContain(
      `script-src 'self' 'sha256-${script}'; style-src 'self' 'sha256-${empty}';`,
    );
    expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:|\*/);
  });

  it('has no other files', async () => {
    expect((await app.inject('/docs/sdk/gone.html')).statusCode).toBe(404);
    expect((await app.inject('/docs/sdk/functions')).statusCode).toBe(404);
    expect((await app.inject('/docs/sdk/..%2foutside.html')).statusCode).toBe(403);
  });

  it('says how to get it if it is not built', async () => {
    found = undefined;
    const { statusCode, headers, payload } = await app.inject('/docs/sdk/index.html');
    found = folder;
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(payload).toContain('<code>npm run reference</code>');
    expect(headers['content-security-policy']).not.toContain('script-src');
  });

  it('is linked from the other references', async () => {
    const server = await startServer();
    for (const address of ['/docs', '/w/mine/docs/control', '/docs/errcodes'])
      expect((await server.inject(address)).payload).toContain('<a href="/docs/sdk">SDK</a>');
    expect((await server.inject('/docs/sdk')).headers['location']).toBe('/docs/sdk/index.html');
  });
});
