import { expect, it } from 'vitest';
import { runAgainstMock } from './support/server.ts';

/** `CHECKS=deposit npm run unit -- packages/conformance` runs the checks whose id contains the text. */
const text = process.env['CHECKS'] ?? '';

it('finds nothing at the mock server', async () => {
  const { results, voidReason } = await runAgainstMock({ select: ({ id }) => id.includes(text) });
  expect(voidReason).toBeUndefined();
  const bad = results.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'not applicable');
  expect(
    bad.map(({ check, outcome, reason, finding }) => ({
      id: check.id,
      outcome,
      reason,
      steps: finding?.steps,
    })),
  ).toEqual([]);
});
