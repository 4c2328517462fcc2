import { expect, it } from 'vitest';
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

it('serves the tokens of its style sheet', async () => {
  const { payload } = await server.inject('/__mock/console/brand.css');
  expect(payload).toContain('--gold-3');
});
