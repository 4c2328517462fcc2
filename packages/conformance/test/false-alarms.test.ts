import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMockServer } from '@tara/mock-server';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres, type Postgres } from '../../mock-server/test/support/postgres.ts';
import { runSuite } from '../src/suite/run-suite.ts';
import { startBusyLoops, startImpatientProxy } from './support/network.ts';
import { SAMPLE } from './support/sample.ts';
import { listFailures, runAgainstMock } from './support/server.ts';

/** The long run: every scenario in memory, with another seed each. */
const FULL = process.env['TEST_FULL'] === '1';
/** `EVERY_STORE_AND_SEED=1` runs every scenario on every store with every seed, in about three hours. */
const ALL = process.env['EVERY_STORE_AND_SEED'] === '1';
const SEEDS = [1, 2, 3, 4, 5];
const TEST_TIMEOUT_MS = 1_800_000;

const folder = mkdtempSync(path.join(tmpdir(), 'tara-false-alarms-'));
let postgres: Promise<Postgres> | undefined;
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await (await postgres)?.stop();
});

let files = 0;
const STORES: Readonly<Record<string, () => Promise<string>>> = {
  memory: async () => 'memory',
  file: async () => {
    files += 1;
    return `file:${path.join(folder, `${files}.db`)}`;
  },
  postgres: async () => {
    postgres ??= startPostgres();
    return (await postgres).createDatabase();
  },
};

/** Names of all scenarios of the mock server. */
async function scenarios(): Promise<readonly string[]> {
  const server = await createMockServer();
  try {
    const reply = await server.inject({ url: '/__mock/scenarios' });
    return reply.json<{ name: string }[]>().map(({ name }) => name);
  } finally {
    await server.close();
  }
}

it('raises no false alarm at answers of a newer server', { timeout: TEST_TIMEOUT_MS }, async () => {
  // The long run checks all.
  const select = ({ id }: { id: string }) => FULL || SAMPLE.includes(id);
  const result = await runAgainstMock({ select }, { config: { newerAnswers: 'more' } });
  expect(listFailures(result)).toEqual([]);
});

it.runIf(FULL)(
  'raises no false alarm at a slow server whose clock runs',
  { timeout: TEST_TIMEOUT_MS },
  async () => {
    const result = await runAgainstMock({ parallel: 24, hookTimeoutMs: 60_000 }, { latency: 150 });
    expect(listFailures(result)).toEqual([]);
  },
);

describe.runIf(FULL)('raises no false alarm over the network', { timeout: TEST_TIMEOUT_MS }, () => {
  const start = async () => {
    const server = await createMockServer({ port: 0 });
    return { server, url: await server.listen(), [Symbol.asyncDispose]: async () => server.close() };
  };

  it('beside three busy loops', async () => {
    await using mock = await start();
    await using _ = startBusyLoops(3);
    expect(listFailures(await runSuite({ baseUrl: mock.url }))).toEqual([]);
  });

  it('behind a proxy that closes connections that are idle for a second', async () => {
    await using mock = await start();
    await using proxy = await startImpatientProxy(Number(new URL(mock.url).port), 1000);
    expect(listFailures(await runSuite({ baseUrl: proxy.url }))).toEqual([]);
  });
});

describe.runIf(FULL || ALL)('raises no false alarm', async () => {
  const cases = (await scenarios()).flatMap((scenario, index) =>
    ALL
      ? Object.keys(STORES).flatMap((kind) => SEEDS.map((seed) => ({ scenario, kind, seed })))
      : [{ scenario, kind: 'memory', seed: SEEDS[index % SEEDS.length] ?? 1 }],
  );
  it.each(cases)(
    'in $scenario on $kind with seed $seed',
    { timeout: TEST_TIMEOUT_MS },
    async ({ scenario, kind, seed }) => {
      const store = await STORES[kind]?.();
      const result = await runAgainstMock({ seed }, { scenario, ...(store === undefined ? {} : { store }) });
      expect(listFailures(result)).toEqual([]);
    },
  );
});
