// Runs checks against builds of the mock server, one after the other. It is a process of its own, so that a broken server
// can neither hang nor end the run.
import { pathToFileURL } from 'node:url';
import type { createMockServer } from '@tara/mock-server';
import type { Check, ProfileName } from '../src/protocol/check.ts';
import { CHECKS } from '../src/suite/checks.ts';
import { createMockServerHooks } from '../src/suite/hooks/mock-server.ts';
import { runSuite } from '../src/suite/run-suite.ts';
import { injectTransport } from './inject-transport.ts';

/** What to run. */
export interface ProbeTask {
  /** The built server. */
  readonly bundle: string;
  /** Only the checks of these profiles or with these ids, or all except those. */
  readonly checks: { readonly profiles: readonly ProfileName[] } | { readonly ids: readonly string[] };
  readonly isOthers: boolean;
  readonly seed: number;
}

/** What the checks found. */
export interface ProbeResult {
  readonly failed: readonly string[];
  /** Checks that could not finish, because no usable answer came. */
  readonly broken: readonly string[];
  /** Why the run says nothing, e.g. because the server answers no configuration. */
  readonly voidReason?: string | undefined;
}

async function probe({ bundle, checks, isOthers, seed }: ProbeTask): Promise<ProbeResult> {
  const isNamed = ({ id, profile }: Check) =>
    'ids' in checks ? checks.ids.includes(id) : checks.profiles.includes(profile);
  const select = (check: Check) => check.level !== 'info' && isNamed(check) !== isOthers;
  // A run without a check would be void, which says nothing about the server.
  if (!CHECKS.some(select)) return { failed: [], broken: [] };
  const module = (await import(pathToFileURL(bundle).href)) as { createMockServer: typeof createMockServer };
  // The suite alone judges the answers: the server would replace those that break the contract by HTTP 500.
  const server = await module.createMockServer({
    passwordCost: 16,
    checkAnswers: false,
    onDefect: () => undefined,
    graceMs: 100,
  });
  try {
    const baseUrl = 'http://mock.test';
    const transport = injectTransport(server, 5000);
    const { results, voidReason } = await runSuite({
      baseUrl,
      transport,
      hooks: createMockServerHooks(baseUrl, { transport }),
      seed,
      hookTimeoutMs: 5000,
      select,
      preflight: false,
    });
    const ids = (wanted: string) =>
      results.filter(({ outcome }) => outcome === wanted).map(({ check }) => check.id);
    return { failed: ids('fail'), broken: ids('error'), voidReason };
  } finally {
    await server.close();
  }
}

process.on('message', (task: ProbeTask) => {
  // A rejection ends the process, which the runner notices.
  void probe(task).then((result) => process.send?.(result));
});
