import { rmSync } from 'node:fs';
import { findBrowser, runPlaywright } from './browser.mjs';
import { buildAll, buildPages, generate } from './build.mjs';
import { countFlows, countPlaywright, countVitest } from './counts.mjs';
import { runEngines } from './engines.mjs';
import { at, cacheDir, toolFile } from './paths.mjs';
import { node } from './process.mjs';

const quietly = (script, args) => node(script, args, { quiet: true });

/** Every check by name. Each answers its exit code, its output when quiet, and the tests it counted. */
export const checks = {
  format: () => quietly(toolFile('oxfmt'), ['--check', '.']),
  lint: () => quietly(toolFile('oxlint'), ['--type-aware', '--deny-warnings']),
  styles: () => quietly(toolFile('stylelint'), ['packages/web/src/**/*.css']),
  contract: async () => {
    const drift = await generate(['--check', '--force']);
    if (drift.code !== 0) return drift;
    const version = await quietly(at('scripts/contract-changes.mjs'), []);
    return version.code === 0 ? quietly(at('scripts/lint-contract.mjs'), []) : version;
  },
  rooms: async () => node(at('scripts/rooms.mjs')),
  flows: async (args = []) => {
    const report = `${cacheDir}/flows.json`;
    rmSync(report, { force: true });
    const tsx = ['--conditions=source', at('scripts/flows.mjs'), '--report', report, ...args];
    const result = await node(toolFile('tsx'), tsx);
    return { ...result, ...countFlows(report) };
  },
  generators: async (args = ['--quick']) => {
    const report = `${cacheDir}/generators.json`;
    rmSync(report, { force: true });
    const tsx = ['--conditions=source', at('openapi/generators/run.mjs'), '--report', report, ...args];
    const result = await node(toolFile('tsx'), tsx);
    return { ...result, ...countFlows(report) };
  },
  types: () => quietly(at('node_modules/typescript7/bin/tsc'), ['-b']),
  unused: () => quietly(toolFile('knip'), ['--no-progress']),
  unit: async () => {
    const report = `${cacheDir}/unit.json`;
    rmSync(report, { force: true });
    // Before any test: the packed server carries them, and no test may see them come.
    await buildPages();
    const result = await node(toolFile('vitest'), [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    return { ...result, ...countVitest(report) };
  },
  build: async () => {
    await buildAll();
    return { code: 0, output: '' };
  },
  budgets: async () => {
    const sdk = await checks.sdkSizes('--built', 'esbuild');
    const web = await node(at('scripts/budgets.mjs'));
    return sdk.code === 0 ? web : sdk;
  },
  /** What the packed SDK costs; all three bundlers where none is named. */
  sdkSizes: async (...args) => node(toolFile('tsx'), [at('scripts/sdk-budgets.mjs'), ...args]),
  e2e: async (args = []) => {
    const browser = await findBrowser();
    const report = `${cacheDir}/e2e.json`;
    const result = await runPlaywright(args, browser, report);
    return { ...result, ...countPlaywright(report) };
  },
  screens: async (args = []) => {
    const config = ['--config', at('e2e/screens.config.ts')];
    return runPlaywright([...config, ...args], await findBrowser(), `${cacheDir}/screens.json`);
  },
  /** The engine of every iPhone; Firefox has its turn in `npm run engines`. */
  engines: async (args = ['webkit']) => {
    const [engine, ...rest] = args;
    const { report, ...result } = await runEngines(engine === 'all' ? ['webkit', 'firefox'] : [engine], rest);
    return report ? { ...result, ...countFlows(report) } : result;
  },
};

async function run(names) {
  const failures = [];
  let passed = 0;
  let failed = 0;
  for (const name of names) {
    const start = Date.now();
    console.log(`▸ ${name}`);
    const result = await checks[name]().catch((error) => ({
      code: 1,
      output: String(error?.message ?? error),
    }));
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    if (result.code !== 0) {
      if (result.output) console.log(result.output.trimEnd());
      failures.push(name, ...(result.failures ?? []).map((failure) => `    ${failure}`));
    }
    // A check without counted tests is one test: it passed or it did not.
    passed += result.passed ?? (result.code === 0 ? 1 : 0);
    failed += result.failed ?? 0;
    if (result.code !== 0 && !result.failed) failed += 1;
    console.log(`  ${result.code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
    if (name === 'build' && result.code !== 0) break;
  }
  if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failures.length === 0 ? 0 : 1;
}

/** The checks that need no build and no browser. */
export async function runChecks() {
  const { code } = await generate();
  return code === 0
    ? run(['format', 'lint', 'styles', 'contract', 'rooms', 'flows', 'types', 'unused'])
    : code;
}

/** Everything. */
export async function testAll() {
  const { code } = await generate();
  if (code !== 0) return code;
  return run([
    'format',
    'lint',
    'styles',
    'contract',
    'rooms',
    'flows',
    'types',
    'unused',
    'generators',
    'unit',
    'build',
    'budgets',
    'e2e',
    'engines',
  ]);
}
