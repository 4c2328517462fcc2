import { createMockServer } from '@tara/mock-server';
import { afterAll, expect, it } from 'vitest';
import { CHECKS } from '../src/suite/checks.ts';
import { createMockServerHooks } from '../src/suite/hooks/mock-server.ts';
import type { Transport } from '../src/protocol/transport.ts';
import { createTransport } from '../src/suite/http/transport.ts';
import { listFailures, startMock } from './support/server.ts';

const mock = await startMock({ stubsForOthers: true });
/** The hooks that each check used. */
const neededHooks = new Map<string, readonly string[]>();
afterAll(() => mock.close());

// A test for each check, so that a failure and the map of the tests name it.
it.each(CHECKS.map(({ id, title }) => [id, title]))('%s finds that it %s', async (id) => {
  const result = await mock.run({ select: (check) => check.id === id, preflight: false });
  // A check that does not apply says nothing else about the server, which is right.
  const isApplied = result.results.some(({ outcome }) => outcome !== 'not-applicable');
  expect(listFailures(isApplied ? result : { ...result, voidReason: undefined })).toEqual([]);
  neededHooks.set(id, result.results[0]?.neededHooks ?? []);
});

it('names the hooks of each check, which a skipped check asks for', async (context) => {
  context.skip(neededHooks.size < CHECKS.length);
  const rows = [...neededHooks]
    .filter(([, hooks]) => hooks.length > 0)
    .map(
      ([id, hooks]) => `  ${JSON.stringify(id)}: [${hooks.map((hook) => JSON.stringify(hook)).join(', ')}]`,
    );
  // `vitest -u` writes the file.
  await expect(`{\n${rows.join(',\n')}\n}\n`).toMatchFileSnapshot('../src/suite/needed-hooks.json');
});

it(
  'raises no false alarm if the hook that creates players returns no token',
  { timeout: 120_000 },
  async () => {
    const { run, close } = await startMock({ withoutTokens: true });
    // Checks of the tasks that the log-in of the suite completes.
    const select = ({ id }: { id: string }) => /all-tasks|task-1-|no-dot-|new-year-task-log-in/.test(id);
    expect(listFailures(await run({ select }))).toEqual([]);
    await close();
  },
);

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
    expect(await isolate?.({ check: 'any', seed: 1, run: 'a' })).toMatchObject({
      baseUrl: expect.stringContaining('/w/'),
    });
  } finally {
    await server.close();
  }
});
