// Measures what the SDK costs a page (gzip) and prints the table; over budget fails.
// Each row is bundled from the sources as an integrator's bundler would, so that what is not imported costs nothing.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { at } from './run/paths.mjs';

const sdk = at('packages/sdk');
const require = createRequire(path.join(sdk, 'package.json'));
// The SDK's own tool, taken from there.
const bundler = 'esbuild';
const { build } = require(bundler);

const core = `export { createSdk, SdkError, isSdkError, memoryStore, webStore } from './index.ts';`;
const client = `${core}
export * from './heartbeat/index.ts';
export * from './events/index.ts';
export * from './password/index.ts';
export * from './session/index.ts';`;

/** Rows of the table: what is imported, and what it may cost in kB. */
const rows = [
  ['core: calls, errors, session', `export { createSdk } from './index.ts';`, 5.5],
  ['client: core, stores, heartbeat, events, password', client, 8.2],
  ['rules, all of them', `export * from './rules/index.ts';`, 6.4],
  ['messages of errors, all of them', `export * from './errors/index.ts';`, 2.4],
  ['table of error numbers, all of it', `export { Errcode } from './index.ts';`, 2],
  [
    'everything: client, rules, messages and numbers of errors',
    `${client} export * from './rules/index.ts'; export * from './errors/index.ts'; export { Errcode } from './index.ts';`,
    18,
  ],
  ['react', `export * from './react/index.ts';`, 1.2],
];

/** Gzipped bytes of what a page loads at once: the entry without the lazy password fallback and without React. */
async function cost(code) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: path.join(sdk, 'src') },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    splitting: true,
    external: ['react', 'node-forge'],
    outdir: 'out',
    write: false,
    logLevel: 'silent',
  });
  const eager = outputFiles.filter((file) => !path.basename(file.path).startsWith('fallback-'));
  return eager.reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0);
}

/** The measured rows. */
export async function sdkBudgets() {
  const measured = [];
  for (const [label, code, budget] of rows) {
    const kB = (await cost(code)) / 1000;
    measured.push({ label, kB, budget, good: kB <= budget });
  }
  return measured;
}

/** Prints the table. @returns how many rows are over budget */
export async function printSdkBudgets() {
  const measured = await sdkBudgets();
  console.log('\n  budget of the SDK (gzip)                              kB   of kB');
  for (const { label, kB, budget, good } of measured) {
    console.log(
      `  ${good ? ' ' : '!'} ${label.padEnd(50)} ${kB.toFixed(2).padStart(6)} ${budget.toFixed(1).padStart(7)}`,
    );
  }
  return measured.filter(({ good }) => !good).length;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await printSdkBudgets()) > 0 ? 1 : 0;
}
