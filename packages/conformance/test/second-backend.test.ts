import { afterAll, expect, it } from 'vitest';
import { startSecondBackend } from './second-backend/server.ts';
import { createTransport } from '../src/suite/http/transport.ts';
import { runSuite } from '../src/suite/run-suite.ts';

const PROFILES = new Set(['session', 'player', 'deposit']);
const backend = await startSecondBackend();
afterAll(() => backend.close());

it('certifies a backend that shares no code with the mock server', { timeout: 600_000 }, async () => {
  const { results, profiles, voidReason } = await runSuite({
    baseUrl: backend.url,
    transport: createTransport({ timeoutMs: 10_000, maxBytes: 5_000_000 }),
    hooks: backend.hooks,
    seed: 1,
    select: ({ profile }) => PROFILES.has(profile),
  });
  const bad = results.filter(
    ({ outcome }) => outcome === 'fail' || outcome === 'error' || outcome === 'skip',
  );
  expect(bad.map(({ check, outcome, reason }) => ({ id: check.id, outcome, reason }))).toEqual([]);
  expect(voidReason).toBeUndefined();
  const conformant = profiles.filter(({ conformance }) => conformance === 'conformant');
  expect(new Set(conformant.map(({ profile }) => profile as string))).toEqual(PROFILES);
});
