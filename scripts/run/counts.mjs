import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

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
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${path.basename(name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  return { passed: numPassedTests, failed: failures.length, failures, tests };
}

/** Counts that stand in the report as they are. */
export function countFlows(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The tests of a file or a group of Playwright's report. */
function testsOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title: `${path.basename(file)}: ${title} (${projectName})`,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
      ok: status === 'expected' || status === 'skipped',
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** Tests by Playwright's report; one that passed only when tried again has failed. */
export function countPlaywright(file) {
  if (!existsSync(file)) return {};
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = suites.flatMap((suite) => testsOf(suite));
  const failures = tests.filter(({ ok }) => !ok).map(({ title }) => title);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures, tests };
}
