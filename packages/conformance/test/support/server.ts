import { createMockServer } from '@tara/mock-server';
import type { Environment, Hooks } from '../../src/protocol/hooks.ts';
import { createMockServerHooks } from '../../src/suite/hooks/mock-server.ts';
import { injectTransport } from '../../mutants/inject-transport.ts';
import type { Transport } from '../../src/protocol/transport.ts';
import type { SuiteResult } from '../../src/suite/results.ts';
import { runSuite, type SuiteOptions } from '../../src/suite/run-suite.ts';

interface World {
  readonly scenario?: string;
  /** More settings of each world. */
  readonly config?: object;
  readonly store?: string;
  /** The server answers after so many milliseconds, and its clock runs. */
  readonly latency?: number;
  /** Players are created without a token, so that the suite logs them in. */
  readonly withoutTokens?: boolean;
  /** Each world has stubs for a player whom the suite does not use. */
  readonly stubsForOthers?: boolean;
}

/** A control call that each world gets at its start. */
type Preparation = readonly [path: string, body: object];

const STUBS: readonly Preparation[] = ['refreshData', 'getAfterLoginInfoWeb', 'recharge3', 'getMail2'].map(
  (operationId) => ['stubs', { operationId, account: 'demoplayer', answer: { body: { errcode: 104 } } }],
);

/** Leaves the token out of created players. */
function withoutTokens({ isolate, ...hooks }: Hooks): Hooks {
  return {
    ...hooks,
    isolate: async (about) => {
      const environment = (await isolate?.(about)) as Environment;
      const own = environment.hooks as Required<Hooks>;
      const createPlayer: Hooks['createPlayer'] = async (setup) => {
        const { account, password } = await own.createPlayer(setup);
        return { account, password };
      };
      return { ...environment, hooks: { ...own, createPlayer } };
    },
  };
}

/** Prepares each environment by further control calls. */
function prepared({ isolate, ...hooks }: Hooks, transport: Transport, calls: readonly Preparation[]): Hooks {
  return {
    ...hooks,
    isolate: async (about) => {
      const environment = (await isolate?.(about)) as Environment;
      const headers = { 'content-type': 'application/json' };
      for (const [path, content] of calls) {
        const url = `${environment.baseUrl}/__mock/${path}`;
        const { status } = await transport({ url, method: 'POST', headers, body: JSON.stringify(content) });
        if (status >= 300) throw new Error(`${url} answered ${status}`);
      }
      return environment;
    },
  };
}

/** A mock server in this process that the suite can run against several times. */
export async function startMock({
  store = 'memory',
  latency,
  withoutTokens: isTokenless,
  stubsForOthers,
  ...world
}: World = {}) {
  const server = await createMockServer({
    passwordCost: 16,
    store,
    ...(latency === undefined ? {} : { latency }),
  });
  const baseUrl = 'http://mock.test';
  const transport = injectTransport(server);
  const created = createMockServerHooks(baseUrl, { transport, ...world });
  const hooks = isTokenless ? withoutTokens(created) : created;
  const calls: Preparation[] = [
    ...(latency === undefined ? [] : [['clock', { frozen: false }] as const]),
    ...(stubsForOthers ? STUBS : []),
  ];
  return {
    run: async (options: Partial<SuiteOptions> = {}): Promise<SuiteResult> =>
      runSuite({
        baseUrl,
        transport,
        hooks: calls.length === 0 ? hooks : prepared(hooks, transport, calls),
        seed: 1,
        ...options,
      }),
    close: async () => server.close(),
  };
}

/** Runs the suite once against a mock server in this process. */
export async function runAgainstMock(
  options: Partial<SuiteOptions> = {},
  world: World = {},
): Promise<SuiteResult> {
  const mock = await startMock(world);
  try {
    return await mock.run(options);
  } finally {
    await mock.close();
  }
}

/** What is wrong with a run: empty if every check passed or does not apply. */
export function listFailures({ results, voidReason }: SuiteResult) {
  const bad = results.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'not-applicable');
  const shown = bad.map(({ check, outcome, reason, sequence }) => ({
    id: check.id,
    outcome,
    reason,
    sequence,
  }));
  return voidReason === undefined
    ? shown
    : [{ id: 'the run', outcome: 'void', reason: voidReason }, ...shown];
}
