import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findBrowser, runPlaywright } from './browser.mjs';
import { buildAll, buildPages } from './build.mjs';
import { countFlows, countPlaywright, countVitest } from './counts.mjs';
import { runEngines } from './engines.mjs';
import { hashOfTracked, isDone, markDone } from './mark.mjs';
import { OLD_RELEASES, RELEASES } from './node-binary.mjs';
import { at, cacheDir, toolFile } from './paths.mjs';
import { runNode } from './process.mjs';
import { runSteps } from './steps.mjs';

const runQuietly = (script, args) => runNode(script, args, { quiet: true });

/** Runs a script from the sources. The script writes its counts of tests to a report. */
async function runCounted(name, script, args, quiet, env) {
  const report = `${cacheDir}/${name}.json`;
  rmSync(report, { force: true });
  const result = await runNode(
    toolFile('tsx'),
    ['--conditions=source', at(script), '--report', report, ...args],
    { quiet, env },
  );
  return { ...result, ...countFlows(report) };
}

/** Makes Vitest and Playwright run all tests instead of the default ones. */
const toEnvironment = (full) => (full ? { TEST_FULL: '1' } : {});
const toShardOption = (shard) => (shard ? [`--shard=${shard}`] : []);

/** Every check by name. Each returns its exit code, its output if quiet, and its test counts. */
export const checks = {
  format: () => runQuietly(toolFile('oxfmt'), ['--check', '.']),
  lint: () => runQuietly(toolFile('oxlint'), ['--type-aware', '--deny-warnings']),
  styles: () => runQuietly(toolFile('stylelint'), ['packages/web/src/**/*.css']),
  contract: async () => {
    const drift = await runNode(at('scripts/contract/generate.mjs'), ['--check', '--force'], { quiet: true });
    if (drift.code !== 0) return drift;
    const version = await runQuietly(at('scripts/contract/changes.mjs'), []);
    return version.code === 0 ? runQuietly(at('scripts/contract/lint.mjs'), []) : version;
  },
  imports: () => runQuietly(at('scripts/checks/imports.mjs')),
  statements: () => runQuietly(at('scripts/checks/statements.mjs')),
  capabilities: () => runQuietly(at('scripts/checks/capabilities.mjs')),
  documents: () => runQuietly(at('scripts/checks/documents.mjs')),
  words: () => runQuietly(at('scripts/checks/words.mjs')),
  workflow: () => runQuietly(at('scripts/checks/lint-workflow.mjs')),
  flows: (args = ['--quick'], quiet = true, full = false) =>
    runCounted('flows', 'scripts/contract/flows.mjs', args, quiet, toEnvironment(full)),
  generators: (args = ['--quick'], quiet = true) =>
    runCounted('generators', 'openapi/generators/run.mjs', args, quiet),
  mutants: (args = [], quiet = true) =>
    runCounted('mutants', 'packages/conformance/mutants/run.ts', args, quiet),
  types: () => runQuietly(at('node_modules/typescript7/bin/tsc'), ['-b']),
  unused: () => runQuietly(toolFile('knip'), ['--no-progress']),
  unit: async ({ full = false, shard } = {}) => {
    const report = `${cacheDir}/unit.json`;
    rmSync(report, { force: true });
    // Before any test: the packed server contains the pages, and no test may run while they are built.
    await buildPages();
    const result = await runNode(
      toolFile('vitest'),
      ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...toShardOption(shard)],
      { env: toEnvironment(full) },
    );
    return { ...result, ...countVitest(report) };
  },
  build: async () => {
    await buildAll();
    return { code: 0, output: '' };
  },
  budgets: async (bundlers = ['esbuild']) => {
    const sdk = await checks.sdkSizes(...bundlers);
    const web = await runNode(at('scripts/build/budgets.mjs'));
    return sdk.code === 0 ? web : sdk;
  },
  /** Measures the packed SDK; in all three bundlers if none is named. */
  sdkSizes: async (...args) => runNode(toolFile('tsx'), [at('scripts/build/sdk-budgets.mjs'), ...args]),
  /** Runs the packed SDK in other runtimes; in all if none is named. */
  runtimes: (args = []) =>
    runNode(toolFile('tsx'), ['--conditions=source', at('scripts/checks/runtimes.mjs'), ...args]),
  e2e: async (args = [], { full = false, shard } = {}) => {
    const browser = await findBrowser();
    const report = `${cacheDir}/e2e.json`;
    rmSync(report, { force: true });
    const result = await runPlaywright(
      [...toShardOption(shard), ...args],
      browser,
      report,
      toEnvironment(full),
    );
    return { ...result, ...countPlaywright(report) };
  },
  screens: async (args = []) => {
    const config = ['--config', at('e2e/screens.config.ts')];
    return runPlaywright([...config, ...args], await findBrowser(), `${cacheDir}/screens.json`);
  },
  engines: async (args = []) => {
    const { report, ...result } = await runEngines(['webkit', 'firefox'], args);
    return report ? { ...result, ...countFlows(report) } : result;
  },
};

/** All but texts for readers. */
const CODE = ['.', ':!docs', ':!*.md', ':!.changes'];
/** What long checks read: they do not run again with the same files. */
const INPUTS = {
  types: CODE,
  lint: CODE,
  unused: CODE,
  imports: CODE,
  styles: ['packages/web', 'package.json', 'pnpm-lock.yaml', 'stylelint*', '.stylelint*'],
  contract: ['openapi', 'scripts', 'packages', 'package.json', 'pnpm-lock.yaml', ':!packages/web/test'],
  flows: ['openapi', 'scripts', 'packages/mock-server', 'packages/sdk', 'pnpm-lock.yaml'],
  generators: ['openapi', 'scripts', 'packages/mock-server', 'pnpm-lock.yaml'],
  mutants: ['openapi', 'packages/mock-server', 'packages/conformance', 'scripts', 'pnpm-lock.yaml'],
};

const step = (name, run = () => checks[name]()) => ({ name, run });

/** The step, unless it has passed with the same files. */
const unlessPassed = ({ name, run }) =>
  step(name, async () => {
    const [mark, hash] = [`passed-${name}`, hashOfTracked(INPUTS[name])];
    if (isDone(mark, hash)) {
      console.log(`  ${name}: has passed with the same files`);
      return { code: 0, output: '' };
    }
    const result = await run();
    if (result.code === 0) markDone(mark, hash);
    return result;
  });

/** Checks without build and browser: those that use all processors, and those that run next to them. */
const HEAVY_CHECKS = [step('types'), step('lint')].map(unlessPassed);
const LIGHT_CHECKS = [
  'contract',
  'unused',
  'format',
  'styles',
  'statements',
  'capabilities',
  'documents',
  'imports',
  'words',
  'workflow',
].map((name) => (name in INPUTS ? unlessPassed(step(name)) : step(name)));

export const runChecks = () => runSteps([[HEAVY_CHECKS, [unlessPassed(step('flows')), ...LIGHT_CHECKS]]]);

/** Mutants of the mock server that every change runs; the full run takes all. */
const SAMPLE = ['--sample', '10'];

/** What every change must pass. */
export const testAll = () =>
  runSteps([
    [
      [step('build'), ...HEAVY_CHECKS],
      [unlessPassed(step('flows')), ...LIGHT_CHECKS, unlessPassed(step('generators'))],
    ],
    [
      [
        step('unit'),
        unlessPassed(step('mutants', () => checks.mutants(SAMPLE))),
        step('budgets'),
        step('e2e'),
      ],
    ],
  ]);

/** Everything: all stores, generators, bundlers, layouts, widths, engines and Nodes. */
function fullSteps(shard) {
  const options = { full: true, shard };
  return {
    ownShards: [step('unit', () => checks.unit(options)), step('e2e', () => checks.e2e([], options))],
    others: [
      ...HEAVY_CHECKS,
      ...LIGHT_CHECKS.filter(({ name }) => name !== 'flows'),
      step('flows', () => checks.flows([], true, true)),
      step('generators', () => checks.generators([])),
      step('mutants'),
      step('budgets', () => checks.budgets([])),
      step('engines'),
      step('runtimes'),
      ...[...RELEASES, ...OLD_RELEASES].map((release) =>
        step(`node ${release}`, () => runNode(at('scripts/checks/nodes.mjs'), [release])),
      ),
    ],
  };
}

/** Parses `2/8`. @throws Error if the text is invalid */
function parseShard(text) {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (!(Number(index) >= 1 && Number(index) <= Number(count)))
    throw new Error(`--shard needs a part and a number of parts, e.g. --shard 2/8, not "${text}".`);
  return { index: Number(index), count: Number(count) };
}

/**
 * Runs the full tests. Unit and browser tests are split by their own runners, the other steps are distributed in turn.
 * @param args `--shard 2/8`, and names of steps to run, e.g. `e2e`; all by default
 */
export async function testFull(args) {
  const {
    values: { shard },
    positionals: names,
  } = parseArgs({ args, options: { shard: { type: 'string' } }, allowPositionals: true });
  const { index, count } = shard === undefined ? { index: 1, count: 1 } : parseShard(shard);
  const { ownShards, others } = fullSteps(shard);
  const known = [...ownShards, ...others].map(({ name }) => name);
  const wrong = names.find((name) => !known.includes(name));
  if (wrong !== undefined) throw new Error(`There is no step "${wrong}". Steps: ${known.join(', ')}.`);
  const wanted = ({ name }) => names.length === 0 || names.includes(name);
  const steps = [...others.filter((_, place) => place % count === index - 1), ...ownShards].filter(wanted);
  console.log(`Part ${index} of ${count}: ${steps.map(({ name }) => name).join(', ')}`);
  return runSteps([[[step('build')]], [steps]]);
}
