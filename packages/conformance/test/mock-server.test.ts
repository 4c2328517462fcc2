import { expect, it } from 'vitest';
import { problemsOf, runAgainstMock } from './support/server.ts';

/** `CHECKS=deposit npm run unit -- packages/conformance/test/mock-server` runs the checks whose id contains the text. */
const text = process.env['CHECKS'] ?? '';
/** Half a minute on two idle cores. */
const PATIENCE_MS = 600_000;

it('finds nothing at the mock server', { timeout: PATIENCE_MS }, async () => {
  const result = await runAgainstMock({ select: ({ id }) => id.includes(text) });
  expect(problemsOf(result)).toEqual([]);
});
