import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findBrowser, runPlaywright } from './browser.mjs';
import { buildAll, buildPages } from './build.mjs';
import { countFlows, countPlaywright, countVitest } from './counts.mjs';
import { runEngines } from './engines.mjs';
import { OLD_RELEASES, RELEASES } from './node-binary.mjs';
import { at, cacheDir, toolFile } from './paths.mjs';
import { node } from './process.mjs';
import { runSteps } from './steps.mjs';

const quietly = (script, args) => node(script, args, { quiet: true });

/** A script that runs the sources as they are, and writes how many of its tests passed. */
async function counted(name, script, args, quiet) {
  const report = `${cacheDir}/${name}.json`;
  rmSync(report, { force: true });
  const result = await node(
    toolFile('tsx'),
    ['--conditions=source', at(script), '--report', report, ...args],
    { quiet },
  );
  return { ...result, ...countFlows(report) };
}

/** What makes Vitest and Playwright run everything instead of what `npm test` runs. */
const envOf = (full) => (full ? { TEST_FULL: '1' } : {});
const shardOf = (shard) => (shard ? [`--shard=${shard}`] : []);

/** Every check by name. Each answers its exit code, its output when quiet, and the tests it counted. */
export const checks = {
  format: () => quietly(toolFile('oxfmt'), ['--check', '.']),
  lint: () => quietly(toolFile('oxlint'), ['--type-aware', '--deny-warnings']),
  styles: () => quietly(toolFile('stylelint'), ['packages/web/src/**/*.css']),
  contract: async () => {
    const drift = await node(at('scripts/contract/generate.mjs'), ['--check', '--force'], { quiet: true });
    if (drift.code !== 0) return drift;
    const version = await quietly(at('scripts/contract/changes.mjs'), []);
    return version.code === 0 ? quietly(at('scripts/contract/lint.mjs'), []) : version;
  },
  imports: () => quietly(at('scripts/checks/imports.mjs')),
  statements: () => quietly(at('scripts/checks/statements.mjs')),
  words: () => quietly(at('scripts/checks/words.mjs')),
  workflow: () => quietly(at('scripts/checks/lint-workflow.mjs')),
  flows: (args = [], quiet = true) => counted('flows', 'scripts/contract/flows.mjs', args, quiet),
  generators: (args = ['--quick'], quiet = true) =>
    counted('generators', 'openapi/generators/run.mjs', args, quiet),
  types: () => quietly(at('node_modules/typescript7/bin/tsc'), ['-b']),
  unused: () => quietly(toolFile('knip'), ['--no-progress']),
  unit: async ({ full = false, shard } = {}) => {
    const report = `${cacheDir}/unit.json`;
    rmSync(report, { force: true });
    // Before any test: the packed server carries them, and no test may see them come.
    await buildPages();
    const result = await node(
      toolFile('vitest'),
      ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...shardOf(shard)],
      { env: envOf(full) },
    );
    return { ...result, ...countVitest(report) };
  },
  build: async () => {
    await buildAll();
    return { code: 0, output: '' };
  },
  budgets: async (bundlers = ['esbuild']) => {
    const sdk = await checks.sdkSizes(...bundlers);
    const web = await node(at('scripts/build/budgets.mjs'));
    return sdk.code === 0 ? web : sdk;
  },
  /** What the packed SDK costs; all three bundlers where none is named. */
  sdkSizes: async (...args) => node(toolFile('tsx'), [at('scripts/build/sdk-budgets.mjs'), ...args]),
  e2e: async (args = [], { full = false, shard } = {}) => {
    const browser = await findBrowser();
    const report = `${cacheDir}/e2e.json`;
    rmSync(report, { force: true });
    const result = await runPlaywright([...shardOf(shard), ...args], browser, report, envOf(full));
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

const step = (name, run = () => checks[name]()) => ({ name, run });

/** The checks that need no build and no browser: those that keep all processors busy, and the others beside them. */
const BUSY = [step('types'), step('lint')];
const LIGHT = [
  'flows',
  'contract',
  'unused',
  'format',
  'styles',
  'statements',
  'imports',
  'words',
  'workflow',
].map((name) => step(name));

export const runChecks = () => runSteps([[BUSY, LIGHT]]);

/** What holds for each change. */
export const testAll = () =>
  runSteps([
    [
      [step('build'), ...BUSY],
      [...LIGHT, step('generators')],
    ],
    [[step('unit'), step('budgets'), step('e2e')]],
  ]);

/** Everything: all stores, generators, bundlers, layouts, widths, engines and Nodes. */
function fullSteps(shard) {
  const options = { full: true, shard };
  return {
    ownShards: [step('unit', () => checks.unit(options)), step('e2e', () => checks.e2e([], options))],
    others: [
      ...BUSY,
      ...LIGHT,
      step('generators', () => checks.generators([])),
      step('budgets', () => checks.budgets([])),
      step('engines'),
      ...[...RELEASES, ...OLD_RELEASES].map((release) =>
        step(`node ${release}`, () => node(at('scripts/checks/nodes.mjs'), [release])),
      ),
    ],
  };
}

/** `2/8` as numbers. @throws Error where it is none */
function parseShard(text) {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (!(Number(index) >= 1 && Number(index) <= Number(count)))
    throw new Error(`--shard needs a part and a number of parts, e.g. --shard 2/8; this is "${text}".`);
  return { index: Number(index), count: Number(count) };
}

/**
 * The long run. Unit and browser tests are split by their own runners, the other steps are dealt out in turn.
 * @param args `--shard 2/8`, and names of steps where only these are wanted, e.g. `e2e`
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
  if (wrong !== undefined) throw new Error(`There is no step "${wrong}"; there are ${known.join(', ')}.`);
  const wanted = ({ name }) => names.length === 0 || names.includes(name);
  const steps = [...others.filter((_, place) => place % count === index - 1), ...ownShards].filter(wanted);
  console.log(`Part ${index} of ${count}: ${steps.map(({ name }) => name).join(', ')}`);
  return runSteps([[[step('build')]], [steps]]);
}
