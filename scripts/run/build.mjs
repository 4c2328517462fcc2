import { computeHash, isDone, markDone } from './mark.mjs';
import { at, toolFile } from './paths.mjs';
import { runNode } from './process.mjs';
import { stage } from './stage.mjs';

const SHARED = ['pnpm-lock.yaml', 'tsconfig.base.json', 'openapi'];

/** Runs a build if its inputs have changed since the last one. */
async function runUnlessDone(name, inputs, results, run) {
  const hash = computeHash([...SHARED, ...inputs]);
  if (isDone(name, hash, results)) return;
  const { code, output } = await stage(name, run);
  if (code !== 0) throw new Error(`${output}\n${name} failed.`);
  markDone(name, hash);
}

/** Generates types and tables from the contract, and bundles the contract. */
export const generate = (args = []) => runNode(at('scripts/contract/generate.mjs'), args);

export const buildSdk = () =>
  runUnlessDone(
    'build-sdk',
    ['packages/sdk'],
    ['packages/sdk/dist/index.js', 'packages/sdk/dist/metafile-esm.json'],
    () => runNode(toolFile('tsup'), [], { cwd: at('packages/sdk'), quiet: true }),
  );

/** Builds the pages of the demo games, which the mock server also serves in development. */
const buildGames = () =>
  runUnlessDone(
    'build-games',
    ['packages/mock-server/games-client', 'packages/mock-server/build-page.mjs'],
    ['packages/mock-server/games-client/dist/metafile-iife.json'],
    () => runNode(at('packages/mock-server/games-client/build.mjs'), [], { quiet: true }),
  );

const buildConsole = () =>
  runUnlessDone(
    'build-console',
    ['packages/mock-server/console', 'packages/mock-server/build-page.mjs'],
    ['packages/mock-server/console/dist/console.js', 'packages/mock-server/console/dist/metafile-iife.json'],
    () => runNode(at('packages/mock-server/console/build.mjs'), [], { quiet: true }),
  );

/** Builds the reference page: the files of the component, and the script that starts it. */
const buildReference = () =>
  runUnlessDone(
    'build-reference',
    ['packages/mock-server/reference', 'packages/mock-server/build-page.mjs'],
    [
      'packages/mock-server/reference/dist/reference.js',
      'packages/mock-server/reference/dist/metafile-esm.json',
    ],
    () => runNode(at('packages/mock-server/reference/build.mjs'), [], { quiet: true }),
  );

/** Builds all pages of the mock server. */
export const buildPages = () => Promise.all([buildGames(), buildConsole(), buildReference()]);

/** Builds the mock server for this repository. Types and the second pass for size are made only for packing. */
const buildMock = () =>
  runUnlessDone('build-mock-server', ['packages/mock-server'], ['packages/mock-server/dist/cli.js'], () =>
    runNode(toolFile('tsup'), ['--no-dts'], { cwd: at('packages/mock-server'), quiet: true }),
  );

/** Builds the command of the conformance suite from the generated contract. */
const buildSuite = () =>
  runUnlessDone(
    'build-conformance',
    ['packages/conformance/src', 'packages/conformance/tsup.config.ts', 'docs/spec-statements'],
    ['packages/conformance/dist/cli.js'],
    () => runNode(toolFile('tsup'), ['--no-dts'], { cwd: at('packages/conformance'), quiet: true }),
  );

/** Builds the conformance suite alone. */
export async function buildConformance() {
  const { code } = await generate();
  if (code !== 0) throw new Error('The contract could not be generated; see above.');
  await buildSuite();
}

const WEB = ['packages/web', 'packages/sdk/src'];

const buildWeb = () =>
  runUnlessDone('build-web', WEB, ['packages/web/dist/index.html'], () =>
    runNode(toolFile('vite', 'vite', 'packages/web'), ['build', '--logLevel', 'warn'], {
      cwd: at('packages/web'),
      quiet: true,
    }),
  );

/** Compresses the files of the built client. The server sends a file as it is while it has no compressed one. */
export const compressWeb = () =>
  runUnlessDone('compress-web', [...WEB, 'scripts/build/compress.mjs'], ['packages/web/dist/sw.js.br'], () =>
    runNode(at('scripts/build/compress.mjs'), [at('packages/web/dist')], { quiet: true }),
  );

/** Builds what `npm start` serves: the mock server with its pages, and the client. */
export async function buildServed() {
  const { code } = await generate();
  if (code !== 0) throw new Error('The contract could not be generated; see above.');
  await Promise.all([buildPages().then(buildMock), buildWeb()]);
}

/** Builds everything that `npm start` serves, compressed, the SDK package, and the conformance suite. */
export async function buildAll() {
  await buildServed();
  await Promise.all([buildSdk(), buildSuite(), compressWeb()]);
}
