import { createMockServer } from '@tara/mock-server';
import type { Environment, Hooks } from '../../src/hooks/hooks.ts';
import { createMockServerHooks } from '../../src/hooks/mock-server.ts';
import { createTransport } from '../../src/http/transport.ts';
import { runSuite, type SuiteOptions, type SuiteResult } from '../../src/run/run-suite.ts';

interface World {
  readonly scenario?: string;
  /** More settings of each world. */
  readonly config?: object;
  readonly store?: string;
  /** The server answers after so many milliseconds, and its clock runs. */
  readonly latency?: number;
}

/** Lets the clock of each environment run. */
function withRunningClock({ isolate, ...hooks }: Hooks): Hooks {
  return {
    ...hooks,
    isolate: async (about) => {
      const environment = (await isolate?.(about)) as Environment;
      const body = JSON.stringify({ frozen: false });
      const headers = { 'content-type': 'application/json' };
      await fetch(`${environment.baseUrl}/__mock/clock`, { method: 'POST', headers, body });
      return environment;
    },
  };
}

/** Runs the suite against a mock server in this process, over HTTP. */
export async function runAgainstMock(
  options: Partial<SuiteOptions> = {},
  { store = 'memory', latency, ...world }: World = {},
): Promise<SuiteResult> {
  const server = await createMockServer({
    port: 0,
    passwordCost: 16,
    store,
    ...(latency === undefined ? {} : { latency }),
  });
  try {
    const baseUrl = await server.listen();
    const transport = createTransport({ timeoutMs: 60_000, maxBytes: 8 * 1024 * 1024 });
    const hooks = createMockServerHooks(baseUrl, { transport, ...world });
    return await runSuite({
      baseUrl,
      transport,
      hooks: latency === undefined ? hooks : withRunningClock(hooks),
      seed: 1,
      ...options,
    });
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
