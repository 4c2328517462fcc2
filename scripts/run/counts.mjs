import { existsSync, readFileSync } from 'node:fs';

/** The first lines of an error: what has happened, and not where. */
const shortened = (message) => message.split('\n').slice(0, 5).join('\n      ');

/**
 * Tests by Vitest's report, with what failed of them; nothing where there is none. A file that could not be run has no
 * tests: it counts as one that failed.
 */
export function countVitest(file) {
  if (!existsSync(file)) return {};
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${name}: ${shortened(message)}`];
    return failed.map((test) => `${name}: ${test.fullName}: ${shortened(test.failureMessages.join('\n'))}`);
  });
  return { passed: numPassedTests, failed: failures.length, failures };
}

/** Counts that stand in the report as they are. */
export function countFlows(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Tests by Playwright's report; one that passed only when tried again has failed. */
export function countPlaywright(file) {
  if (!existsSync(file)) return {};
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
