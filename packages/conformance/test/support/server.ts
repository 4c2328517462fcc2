import { createMockServer } from '@tara/mock-server';
import { createMockServerHooks } from '../../src/hooks/mock-server.ts';
import { createTransport } from '../../src/http/transport.ts';
import { runSuite, type SuiteOptions, type SuiteResult } from '../../src/run/run-suite.ts';

/** Runs the suite against a mock server in this process, over HTTP. */
export async function runAgainstMock(options: Partial<SuiteOptions> = {}): Promise<SuiteResult> {
  const server = await createMockServer({ port: 0, passwordCost: 16 });
  try {
    const baseUrl = await server.listen();
    const transport = createTransport({ timeoutMs: 10_000, maxBytes: 5_000_000 });
    return await runSuite({
      baseUrl,
      transport,
      hooks: createMockServerHooks(baseUrl, { transport }),
      seed: 1,
      ...options,
    });
  } finally {
    await server.close();
  }
}
