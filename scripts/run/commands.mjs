import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { findBrowser } from './browser.mjs';
import { at, toolFile } from './paths.mjs';
import { buildAll, buildConformance, buildPages, buildServed, compressWeb, generate } from './build.mjs';
import { checks, runChecks, testAll, testFull } from './test.mjs';
import { runNode, stopAll } from './process.mjs';
import { SOURCES } from '../tests/map.mjs';

const port = () => process.env.PORT ?? '4010';

/** Whether the port of the server is in use. */
function isPortTaken() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(true));
    probe.listen(Number(port()), '127.0.0.1', () => probe.close(() => resolve(false)));
  });
}

/** Runs a script that imports the sources. */
const runTyped = async (script, args = []) =>
  (await runNode(at(script), args, { nodeArgs: ['--import', 'tsx'] })).code;

const CLI = 'packages/mock-server/src/cli.ts';

/** Ends the command with the server's own explanation, before anything is built. */
async function requireFreePort() {
  if (!(await isPortTaken())) return;
  await generate();
  await runNode(toolFile('tsx', 'tsx'), ['--conditions=source', at(CLI), '--port', port()]);
  throw new Error('Nothing was started.');
}

async function start() {
  await requireFreePort();
  await buildServed();
  const server = runNode(at('packages/mock-server/dist/cli.js'), [
    '--port',
    port(),
    '--web',
    at('packages/web/dist'),
  ]);
  // A start does not wait for it.
  compressWeb().catch((error) => console.error(error.message));
  return (await server).code;
}

/** Starts the mock server, which restarts on changes and keeps its state, and Vite on port 5173 as its proxy. */
async function dev() {
  await requireFreePort();
  const { code } = await generate();
  if (code !== 0) return code;
  await buildPages();
  const store = `file:${at('node_modules/.cache/tara/dev-worlds.db')}`;
  const tsx = toolFile('tsx', 'tsx');
  const watch = [
    'watch',
    '--conditions=source',
    '--clear-screen=false',
    at(CLI),
    '--port',
    port(),
    '--store',
    store,
  ];
  const mock = runNode(tsx, watch);
  const vite = runNode(toolFile('vite', 'vite', 'packages/web'), [], {
    cwd: at('packages/web'),
    env: { MOCK_URL: `http://127.0.0.1:${port()}` },
  });
  const first = await Promise.race([mock, vite]);
  stopAll();
  return first.code;
}

/** Run one after the other, each in its own process. */
const BENCHMARKS = [
  ['packages/mock-server/bench/bench.mjs', '--expose-gc'],
  ['packages/mock-server/bench/players.mjs'],
  ['packages/mock-server/bench/forks.mjs', '--expose-gc', '--import', 'tsx', '--conditions=source'],
  // Uses the PostgreSQL of the tests.
  ['packages/mock-server/bench/stores.mjs', '--import', 'tsx', '--conditions=source'],
  ['e2e/bench/interactions.mjs'],
];

export const commands = {
  start: { about: 'build everything, and serve client, API and control API on one origin', run: start },
  dev: {
    about:
      'like start, with hot reload: client on port 5173; the mock server restarts on changes and keeps its state',
    run: dev,
  },
  test: {
    about: 'run what every change must pass: checks, unit tests, build, budgets, browser tests',
    run: testAll,
  },
  'test:full': {
    about:
      'run everything: all stores, layouts, widths, generators, engines and Nodes; --shard 2/8 runs a part, step names select steps',
    run: testFull,
  },
  check: {
    about:
      'check types, lint, flows, contract (drift, version, lint), unused code, format, styles, statements, capabilities of the SDK, documents, imports, words, workflow',
    run: runChecks,
  },
  imports: {
    about: 'check which folders import which; fails for a forbidden import or a cycle',
    run: () => runNode(at('scripts/checks/imports.mjs')).then((r) => r.code),
  },
  statements: {
    about: 'check the record of the specification and its tests; --report writes docs/spec-coverage.md',
    run: (args) => runNode(at('scripts/checks/statements.mjs'), args).then((r) => r.code),
  },
  capabilities: {
    about:
      'check the list of the capabilities of the SDK, its symbols and tests; --write writes the table of its readme',
    run: async (args) => {
      const { code } = await generate();
      return code === 0 ? runNode(at('scripts/checks/capabilities.mjs'), args).then((r) => r.code) : code;
    },
  },
  unit: {
    about:
      'run the unit and contract tests; --changed [commit] those that see the changes, --map records which test sees what',
    run: async ([first, ...rest]) => {
      const { code } = await generate();
      if (code !== 0) return code;
      await buildPages();
      const args = first === undefined ? [] : [first, ...rest];
      if (first === '--map') return runTyped('scripts/tests/make-map.mjs', rest);
      if (first === '--changed') {
        if (existsSync(SOURCES)) return runTyped('scripts/tests/changed.mjs', rest);
        console.log('There is no map of the tests yet, which `npm run unit -- --map` makes: imports decide.');
      }
      return (await runNode(toolFile('vitest'), ['run', ...args])).code;
    },
  },
  flows: {
    about: 'run the Arazzo flows against a mock server',
    run: (args) => checks.flows(args, false).then((r) => r.code),
  },
  generators: {
    about:
      'generate clients of the contract with five generators, type-check and call them; names select generators',
    run: (args) => checks.generators(args, false).then((r) => r.code),
  },
  e2e: {
    about: 'run the browser tests; TEST_FULL=1 for all layouts and widths',
    run: async (args) => {
      await buildAll();
      return (await checks.e2e(args)).code;
    },
  },
  screens: {
    about: 'take pictures of all screens and states in both layouts, and a contact sheet, in screens/',
    run: async (args) => {
      await buildAll();
      rmSync(at('screens'), { recursive: true, force: true });
      const pictures = await checks.screens(args);
      const sheet = await runNode(at('tools/art/contact-sheet.mjs'));
      return pictures.code === 0 ? sheet.code : pictures.code;
    },
  },
  engines: {
    about: 'run the main journeys in WebKit and Firefox',
    run: async (args) => {
      await buildAll();
      return (await checks.engines(args)).code;
    },
  },
  build: {
    about: 'build SDK, mock server and client, and check the size budgets',
    run: async () => {
      await buildAll();
      return (await checks.budgets()).code;
    },
  },
  conformance: {
    about: 'check a backend: npm run -s conformance -- http://127.0.0.1:4010',
    run: async (args) => {
      await buildConformance();
      // Files of the options are relative to the folder of the caller.
      const cwd = process.env.INIT_CWD ?? process.cwd();
      return (await runNode(at('packages/conformance/dist/cli.js'), args, { cwd })).code;
    },
  },
  nodes: {
    about: 'start the product and run the unit tests on each supported Node; releases select some, e.g. 26',
    run: (args) => runNode(at('scripts/checks/nodes.mjs'), args).then((r) => r.code),
  },
  generate: {
    about: 'generate types and tables from the contract',
    run: (args) => generate(args).then((r) => r.code),
  },
  changelog: {
    about: 'print the change notes of .changes; --release <date> moves them into the changelogs',
    run: (args) => runNode(at('scripts/build/changelog.mjs'), args).then((r) => r.code),
  },
  'release-contract': {
    about: 'release the current contract: later changes are compared with it',
    run: async (args) => {
      const { code } = await generate();
      return code === 0
        ? runNode(at('scripts/contract/changes.mjs'), ['--release', ...args]).then((r) => r.code)
        : code;
    },
  },
  'sdk:check': {
    about:
      'test the packed SDK in new projects (Node, bundlers, TypeScript), and print its sizes in each bundler',
    run: async () => {
      const projects = await runNode(
        toolFile('vitest'),
        ['run', '--project', 'sdk', 'test/package.test.ts'],
        { env: { TEST_FULL: '1' } },
      );
      const sizes = await checks.sdkSizes();
      return projects.code === 0 ? sizes.code : projects.code;
    },
  },
  'sdk:runtimes': {
    about:
      'run the packed SDK in Node, Bun, Deno, Workers, Next.js, Jest, Hermes, and write the table of its readme; names select runtimes',
    run: (args) => checks.runtimes(args).then((r) => r.code),
  },
  pack: {
    about: 'pack SDK, mock server and conformance suite for publication: a tarball in dist/package of each',
    run: async (args) => {
      const { code } = await generate();
      return code === 0 ? (await runNode(at('scripts/build/pack.mjs'), args)).code : code;
    },
  },
  mutants: {
    about:
      'plant faults in the mock server and write which the conformance checks find; words select, --sample 10 draws some',
    run: (args) => checks.mutants(args, false).then((r) => r.code),
  },
  mutation: {
    about:
      'draw mutants of all packages and run the tests that see each: --sample 150 --seed 7; words select folders',
    run: async (args) => {
      const { code } = await generate();
      if (code !== 0) return code;
      await buildPages();
      if (!existsSync(SOURCES)) await runTyped('scripts/tests/make-map.mjs');
      return runTyped('scripts/mutation/run.mjs', args);
    },
  },
  reference: {
    about: 'generate the reference of the SDK as pages, which the mock server serves at /docs/sdk',
    run: () =>
      runNode(toolFile('typedoc', 'typedoc', 'tools/long-run'), [], { cwd: at('packages/sdk') }).then(
        (r) => r.code,
      ),
  },
  format: { about: 'format all files', run: () => runNode(toolFile('oxfmt'), ['.']).then((r) => r.code) },
  bench: {
    about:
      'benchmark the mock server (next to a bare Fastify, 100,000 players, forks, each store) and interactions of the client',
    run: async () => {
      await buildAll();
      for (const [script, ...nodeArgs] of BENCHMARKS) {
        const { code } = await runNode(at(script), [], {
          cwd: dirname(dirname(at(script))),
          nodeArgs,
          env: { E2E_CHROMIUM: await findBrowser() },
        });
        if (code !== 0) return code;
      }
      return 0;
    },
  },
  art: {
    about: 'render the pictures of tools/art',
    run: () => runNode(at('tools/art/index.mjs')).then((r) => r.code),
  },
};
