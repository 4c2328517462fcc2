import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from './support/client.ts';

const server = await startServer();

it.each([
  ['/__mock', 'default'],
  ['/__mock/', 'default'],
  ['/w/blue-1/__mock', 'blue-1'],
])('%s is the console of the world %s', async (url, world) => {
  const { statusCode, headers, payload } = await server.inject(url);
  expect(statusCode).toBe(200);
  expect(payload).toContain(`<title>${world}:`);
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(payload).not.toMatch(/<script>|<style/);
});

it('shows whether the server has a client', async () => {
  expect((await server.inject('/__mock')).payload).toContain('<div id="root"></div>');
  const folder = mkdtempSync(join(tmpdir(), 'tara-console-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>client</title>');
  const withClient = await startServer({ web: folder });
  expect((await withClient.inject('/__mock')).payload).toContain('<div id="root" data-client></div>');
});

it('serves the design tokens of its style sheet', async () => {
  const { payload } = await server.inject('/__mock/console/brand.css');
  expect(payload).toContain('--gold-3');
});
