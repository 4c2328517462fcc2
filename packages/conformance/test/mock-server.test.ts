import { createMockServer } from '@tara/mock-server';
import { expect, it } from 'vitest';
import { createMockServerHooks } from '../src/hooks/mock-server.ts';
import { createTransport, type Transport } from '../src/http/transport.ts';
import { problemsOf, runAgainstMock } from './support/server.ts';

/** `CHECKS=deposit npm run unit -- packages/conformance/test/mock-server` runs the checks whose id contains the text. */
const text = process.env['CHECKS'] ?? '';
/** Half a minute on two idle cores. */
const PATIENCE_MS = 600_000;

it('finds nothing at the mock server', { timeout: PATIENCE_MS }, async () => {
  const result = await runAgainstMock({ select: ({ id }) => id.includes(text) });
  expect(problemsOf(result)).toEqual([]);
});

it('prepares an environment on a server that takes seconds for it', async () => {
  const server = await createMockServer({ port: 0 });
  const baseUrl = await server.listen();
  const send = createTransport({ timeoutMs: 60_000, maxBytes: 1024 * 1024 });
  /** Between two calls five seconds pass for the server. */
  const slow: Transport = async (request) => {
    const answer = await send(request);
    const url = request.url.replace(/\/reset$/, '/clock');
    if (url !== request.url) await send({ ...request, url, body: JSON.stringify({ advanceMs: 5000 }) });
    return answer;
  };
  try {
    const { isolate } = createMockServerHooks(baseUrl, { transport: slow });
    expect(await isolate?.({ check: 'any', seed: 1 })).toMatchObject({
      baseUrl: expect.stringContaining('/w/'),
    });
  } finally {
    await server.close();
  }
});
