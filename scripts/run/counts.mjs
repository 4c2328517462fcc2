import { existsSync, readFileSync } from 'node:fs';

/** Tests by Vitest's report; nothing where there is none. */
export function countVitest(file) {
  if (!existsSync(file)) return {};
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
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
