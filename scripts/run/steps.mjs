import { generate } from './build.mjs';

/** Number of slowest tests in the report. */
const SLOWEST = 10;

const secondsSince = (start) => (Date.now() - start) / 1000;

async function runStep({ name, run }) {
  const start = Date.now();
  console.log(`▸ ${name}`);
  const result = await run().catch((error) => ({ code: 1, output: String(error?.message ?? error) }));
  const seconds = secondsSince(start);
  if (result.code !== 0 && result.output) console.log(result.output.trimEnd());
  console.log(`  ${name}: ${result.code === 0 ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`);
  // A step without counted tests counts as one test.
  const failed = result.failed || (result.code === 0 ? 0 : 1);
  const passed = result.passed ?? (result.code === 0 ? 1 : 0);
  return {
    name,
    seconds,
    code: result.code,
    passed,
    failed,
    failures: result.failures ?? [],
    tests: result.tests ?? [],
  };
}

async function runLane(steps) {
  const results = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}

function printReport(results, seconds) {
  console.log('\nSeconds of each step (the lanes of a group run in parallel):');
  for (const one of results)
    console.log(
      `  ${one.seconds.toFixed(1).padStart(7)}  ${one.name.padEnd(18)} ${one.passed} passed, ${one.failed} failed`,
    );
  console.log(`  ${seconds.toFixed(1).padStart(7)}  total`);
  const tests = results.flatMap((item) => item.tests).toSorted((a, b) => b.seconds - a.seconds);
  if (tests.length > 0) console.log('\nThe slowest tests:');
  for (const test of tests.slice(0, SLOWEST))
    console.log(`  ${test.seconds.toFixed(1).padStart(7)}  ${test.title}`);
  const bad = results.filter(({ code }) => code !== 0);
  if (bad.length > 0) console.log('\nFailed:');
  for (const { name, failures } of bad)
    console.log([`  ${name}`, ...failures.map((failure) => `      ${failure}`)].join('\n'));
}

/**
 * Runs groups one after the other. The lanes of a group run in parallel, the steps of a lane one after the other.
 * Prints the duration of each step and, at the end, `N passed, N failed`.
 * @param {{ name: string, run: () => Promise<object> }[][][]} groups the run stops after a group with a failed step
 * `build`
 * @returns exit code
 */
export async function runSteps(groups) {
  const start = Date.now();
  const results = [await runStep({ name: 'generate', run: () => generate() })];
  const isBroken = () =>
    results.some(({ name, code }) => code !== 0 && (name === 'generate' || name === 'build'));
  for (const lanes of groups) {
    if (isBroken()) break;
    results.push(...(await Promise.all(lanes.map(runLane))).flat());
  }
  printReport(results, secondsSince(start));
  const sum = (key) => results.reduce((total, one) => total + one[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return results.every(({ code }) => code === 0) ? 0 : 1;
}
