import { createMockServer } from '@tara/mock-server';
import { createMockServerHooks } from '../../src/hooks/mock-server.ts';
import { createTransport } from '../../src/http/transport.ts';
import { runSuite, type SuiteOptions, type SuiteResult } from '../../src/run/run-suite.ts';

interface World {
  readonly scenario?: string;
  /** More settings of each world. */
  readonly config?: object;
  readonly store?: string;
}

/** Runs the suite against a mock server in this process, over HTTP. */
export async function runAgainstMock(
  options: Partial<SuiteOptions> = {},
  { store = 'memory', ...world }: World = {},
): Promise<SuiteResult> {
  const server = await createMockServer({ port: 0, passwordCost: 16, store });
  try {
    const baseUrl = await server.listen();
    const transport = createTransport({ timeoutMs: 60_000, maxBytes: 8 * 1024 * 1024 });
    const hooks = createMockServerHooks(baseUrl, { transport, ...world });
    return await runSuite({ baseUrl, transport, hooks, seed: 1, ...options });
  } finally {
    await server.close();
  }
}

/** What is wrong with a run: empty if every check passed or does not apply. */
export function problemsOf({ results, voidReason }: SuiteResult) {
  const bad = results.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'not applicable');
  const shown = bad.map(({ check, outcome, reason, finding }) => ({
    id: check.id,
    outcome,
    reason,
    steps: finding?.steps,
  }));
  return voidReason === undefined
    ? shown
    : [{ id: 'the run', outcome: 'void', reason: voidReason }, ...shown];
}
