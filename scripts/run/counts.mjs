import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The first lines of an error, without its stack. */
const firstLines = (message) => message.split('\n').slice(0, 5).join('\n      ');

/**
 * Counts the tests of a Vitest report and lists the failed ones; empty without a report. A file that could not run
 * counts as one failed test.
 */
export function countVitest(file) {
  if (!existsSync(file)) return {};
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${name}: ${firstLines(message)}`];
    return failed.map((test) => `${name}: ${test.fullName}: ${firstLines(test.failureMessages.join('\n'))}`);
  });
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${path.basename(name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  return { passed: numPassedTests, failed: failures.length, failures, tests };
}

/** Reads a report that consists of the counts. */
export function countFlows(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Returns the tests of a file or a group in a Playwright report. */
function listTests({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title: `${path.basename(file)}: ${title} (${projectName})`,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
      ok: status === 'expected' || status === 'skipped',
    })),
  );
  return [...own, ...suites.flatMap(listTests)];
}

/** Counts the tests of a Playwright report. A test that passed only on retry counts as failed. */
export function countPlaywright(file) {
  if (!existsSync(file)) return {};
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = suites.flatMap((suite) => listTests(suite));
  const failures = tests.filter(({ ok }) => !ok).map(({ title }) => title);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures, tests };
}
