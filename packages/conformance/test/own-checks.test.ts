import {
  createReport,
  defineChecks,
  expectEqual,
  junitReport,
  runSuite,
  terminalReport,
  type Backend,
} from '@tara/conformance';
import { createMockServer } from '@tara/mock-server';
import { afterAll, expect, it } from 'vitest';

const server = await createMockServer({ port: 0, passwordCost: 16 });
const baseUrl = await server.listen();
afterAll(() => server.close());

async function expectCoins(backend: Backend, coin: number): Promise<void> {
  const player = await backend.player({ coin: 12_34 });
  await player.expectOk('refreshData');
  expectEqual('coin', await player.coin(), coin);
}

const checks = defineChecks('player', {
  'has-its-coins': {
    statements: [],
    title: 'answers the coins that a player has',
    run: async (backend) => expectCoins(backend, 12_34),
  },
  'has-other-coins': {
    statements: [],
    title: 'answers other coins than a player has',
    run: async (backend) => expectCoins(backend, 12_35),
  },
});

it('runs checks of its own with a base URL alone and reports them', async () => {
  const result = await runSuite({ baseUrl, checks });
  expect(result.results.map(({ check, outcome, reason }) => [check.id, outcome, reason])).toEqual([
    ['player/has-its-coins', 'pass', undefined],
    ['player/has-other-coins', 'fail', 'coin: expected 1235, seen 1234'],
  ]);
  const report = createReport(baseUrl, result);
  expect(report).toMatchObject({ verdict: 'failed', hooks: { name: 'mock server (built in)' }, seed: 1 });
  expect(report.suite.ownChecks).toBe(2);
  expect(report.profiles).toMatchObject([{ profile: 'player', conformance: 'not-conformant' }]);
  expect(terminalReport(report)).toContain('FAIL player/has-other-coins');
  expect(junitReport(report)).toContain('tests="2" failures="1" errors="0"');
});

it('is void for a backend that does not answer', async () => {
  const { voidReason } = await runSuite({ baseUrl: 'http://127.0.0.1:9', checks });
  expect(voidReason).toMatch(/No answer from 127\.0\.0\.1:9/);
});
