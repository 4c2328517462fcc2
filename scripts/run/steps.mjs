import { generate } from './build.mjs';

/** How many tests the report names as the slowest. */
const SLOWEST = 10;

const secondsSince = (start) => (Date.now() - start) / 1000;

async function runOne({ name, run }) {
  const start = Date.now();
  console.log(`▸ ${name}`);
  const result = await run().catch((error) => ({ code: 1, output: String(error?.message ?? error) }));
  const seconds = secondsSince(start);
  if (result.code !== 0 && result.output) console.log(result.output.trimEnd());
  console.log(`  ${name}: ${result.code === 0 ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`);
  // A step without counted tests is one test: it passed or it did not.
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

/** Runs a group's steps in their order, `atOnce` of them at a time. @returns their results, in the same order */
async function runGroup({ steps, atOnce = 1 }) {
  const results = [];
  let next = 0;
  const work = async () => {
    while (next < steps.length) {
      const index = next;
      next += 1;
      results[index] = await runOne(steps[index]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

function printReport(results, seconds) {
  console.log('\nSeconds of each step (steps of one group run side by side):');
  for (const one of results)
    console.log(
      `  ${one.seconds.toFixed(1).padStart(7)}  ${one.name.padEnd(18)} ${one.passed} passed, ${one.failed} failed`,
    );
  console.log(`  ${seconds.toFixed(1).padStart(7)}  in all`);
  const tests = results.flatMap((one) => one.tests).toSorted((a, b) => b.seconds - a.seconds);
  if (tests.length > 0) console.log('\nThe slowest tests:');
  for (const test of tests.slice(0, SLOWEST))
    console.log(`  ${test.seconds.toFixed(1).padStart(7)}  ${test.title}`);
  const bad = results.filter(({ code }) => code !== 0);
  if (bad.length > 0) console.log('\nFailed:');
  for (const { name, failures } of bad)
    console.log([`  ${name}`, ...failures.map((failure) => `      ${failure}`)].join('\n'));
}

/**
 * Runs groups of steps one after the other, prints what each took and, at the end, `N passed, N failed`.
 * @param {{ steps: { name: string, run: () => Promise<object> }[], atOnce?: number, needed?: boolean }[]} groups a group
 *   that is `needed` ends the run where it fails
 * @returns exit code
 */
export async function runSteps(groups) {
  const start = Date.now();
  const generated = await runOne({ name: 'generate', run: () => generate() });
  const results = [];
  if (generated.code === 0) {
    for (const group of groups) {
      const done = await runGroup(group);
      results.push(...done);
      if (group.needed && done.some(({ code }) => code !== 0)) break;
    }
  } else results.push(generated);
  printReport(results, secondsSince(start));
  const sum = (key) => results.reduce((total, one) => total + one[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return results.every(({ code }) => code === 0) ? 0 : 1;
}
