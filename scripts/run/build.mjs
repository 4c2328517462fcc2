import { hashOf, isDone, markDone } from './mark.mjs';
import { at, toolFile } from './paths.mjs';
import { node } from './process.mjs';

const SHARED = ['pnpm-lock.yaml', 'tsconfig.base.json', 'openapi'];

/** Runs a build unless its inputs are those of the last one. */
async function once(name, inputs, results, run) {
  const hash = hashOf([...SHARED, ...inputs]);
  if (isDone(name, hash, results)) return;
  console.log(`▸ ${name}`);
  const { code, output } = await run();
  if (code !== 0) throw new Error(`${output}\n${name} failed.`);
  markDone(name, hash);
}

/** Types and tables from the contract, and the bundled contract itself. */
export const generate = (args = []) => node(at('scripts/contract/generate.mjs'), args);

export const buildSdk = () =>
  once(
    'build-sdk',
    ['packages/sdk'],
    ['packages/sdk/dist/index.js', 'packages/sdk/dist/metafile-esm.json'],
    () => node(toolFile('tsup', 'tsup', 'packages/sdk'), [], { cwd: at('packages/sdk'), quiet: true }),
  );

/** The pages of the demo games; the mock serves them in development too. */
const buildGames = () =>
  once(
    'build-games',
    ['packages/mock-server/games-client'],
    ['packages/mock-server/games-client/dist/metafile-iife.json'],
    () => node(at('packages/mock-server/games-client/build.mjs'), [], { quiet: true }),
  );

/** The developers' console of the mock server. */
const buildConsole = () =>
  once(
    'build-console',
    ['packages/mock-server/console'],
    ['packages/mock-server/console/dist/console.js', 'packages/mock-server/console/dist/metafile-iife.json'],
    () => node(at('packages/mock-server/console/build.mjs'), [], { quiet: true }),
  );

/** The reference page: the component's own files, and the script that starts it. */
const buildReference = () =>
  once(
    'build-reference',
    ['packages/mock-server/reference'],
    [
      'packages/mock-server/reference/dist/reference.js',
      'packages/mock-server/reference/dist/metafile-esm.json',
    ],
    () => node(at('packages/mock-server/reference/build.mjs'), [], { quiet: true }),
  );

/** All that the mock server serves beside the contract. */
export async function buildPages() {
  await buildGames();
  await buildConsole();
  await buildReference();
}

/** The mock server as this repository runs it; its types, which take most of the time, are made where it is packed. */
export const buildMock = () =>
  once('build-mock-server', ['packages/mock-server'], ['packages/mock-server/dist/cli.js'], () =>
    node(toolFile('tsup', 'tsup', 'packages/mock-server'), ['--no-dts'], {
      cwd: at('packages/mock-server'),
      quiet: true,
    }),
  );

export const buildWeb = () =>
  once('build-web', ['packages/web', 'packages/sdk/src'], ['packages/web/dist/index.html'], () =>
    node(toolFile('vite', 'vite', 'packages/web'), ['build', '--logLevel', 'warn'], {
      cwd: at('packages/web'),
      quiet: true,
    }),
  );

/** What one server shows: the mock server with its pages, and the client. */
async function buildServed() {
  await buildPages();
  await buildMock();
  await buildWeb();
}

/** Everything that `npm start` serves, and the SDK package. */
export async function buildAll() {
  const { code } = await generate();
  if (code !== 0) throw new Error('The contract did not generate; see above.');
  await Promise.all([buildSdk(), buildServed()]);
}
