import { rmSync } from 'node:fs';
import { at, toolFile } from './paths.mjs';
import { buildAll, buildPages, generate } from './build.mjs';
import { checks, runChecks, testAll, testFull } from './test.mjs';
import { node, stopAll } from './process.mjs';

const port = () => process.env.PORT ?? '4010';

async function start() {
  await buildAll();
  const server = await node(at('packages/mock-server/dist/cli.js'), [
    '--port',
    port(),
    '--web',
    at('packages/web/dist'),
  ]);
  return server.code;
}

/** Mock on its port, restarting on change with its state kept; Vite on 5173 in front of it. */
async function dev() {
  const { code } = await generate();
  if (code !== 0) return code;
  await buildPages();
  const cli = at('packages/mock-server/src/cli.ts');
  const store = `file:${at('node_modules/.cache/tara/dev-worlds.db')}`;
  const tsx = toolFile('tsx', 'tsx');
  const watch = [
    'watch',
    '--conditions=source',
    '--clear-screen=false',
    cli,
    '--port',
    port(),
    '--store',
    store,
  ];
  const mock = node(tsx, watch);
  const vite = node(toolFile('vite', 'vite', 'packages/web'), [], {
    cwd: at('packages/web'),
    env: { MOCK_URL: `http://127.0.0.1:${port()}` },
  });
  const first = await Promise.race([mock, vite]);
  stopAll();
  return first.code;
}

/** Each in a process of its own, one after the other. */
const BENCHES = [
  ['bench.mjs', '--expose-gc'],
  ['players.mjs'],
  // The PostgreSQL is that of the tests.
  ['stores.mjs', '--import', 'tsx', '--conditions=source'],
];

export const commands = {
  start: { about: 'build and serve client, API and control API on one origin', run: start },
  dev: { about: 'the same with hot reload: client on 5173, mock restarting with its state kept', run: dev },
  test: {
    about: 'what holds for each change: checks, unit tests, build, budgets, browser tests',
    run: testAll,
  },
  'test:full': {
    about:
      'all stores, layouts, widths, generators, engines and Nodes; --shard 2/8 runs a part, names choose steps',
    run: testFull,
  },
  check: {
    about:
      'types, lint, flows, contract (drift, version, lint), unused code, format, styles, statements, imports, words, workflow',
    run: runChecks,
  },
  imports: {
    about: 'check which folders import which; fails for a forbidden import or a cycle',
    run: () => node(at('scripts/checks/imports.mjs')).then((r) => r.code),
  },
  statements: {
    about: 'the record of the specification and its tests; --report writes docs/spec-coverage.md',
    run: (args) => node(at('scripts/checks/statements.mjs'), args).then((r) => r.code),
  },
  unit: {
    about: 'unit and contract tests',
    run: async (args) => {
      const { code } = await generate();
      if (code !== 0) return code;
      await buildPages();
      return (await node(toolFile('vitest'), ['run', ...args])).code;
    },
  },
  flows: {
    about: 'the Arazzo flows against a mock server of their own',
    run: (args) => checks.flows(args, false).then((r) => r.code),
  },
  generators: {
    about: 'clients of the contract by five generators, type-checked and called; names choose some',
    run: (args) => checks.generators(args, false).then((r) => r.code),
  },
  e2e: {
    about: 'browser tests only; TEST_FULL=1 for all layouts and widths',
    run: async (args) => {
      await buildAll();
      return (await checks.e2e(args)).code;
    },
  },
  screens: {
    about: 'pictures of all screens and their states in both layouts, with a contact sheet, in screens/',
    run: async (args) => {
      await buildAll();
      rmSync(at('screens'), { recursive: true, force: true });
      const pictures = await checks.screens(args);
      const sheet = await node(at('scripts/checks/contact-sheet.mjs'));
      return pictures.code === 0 ? sheet.code : pictures.code;
    },
  },
  engines: {
    about: 'the main journeys in WebKit and Firefox',
    run: async (args) => {
      await buildAll();
      return (await checks.engines(args)).code;
    },
  },
  build: {
    about: 'SDK, mock server and client',
    run: async () => {
      await buildAll();
      return (await checks.budgets()).code;
    },
  },
  nodes: {
    about: 'start and unit tests on each Node from the floor up; releases choose some, e.g. 26',
    run: (args) => node(at('scripts/checks/nodes.mjs'), args).then((r) => r.code),
  },
  generate: {
    about: 'types and tables from the contract',
    run: (args) => generate(args).then((r) => r.code),
  },
  changelog: {
    about: 'the change notes of .changes; --release <date> moves them into the changelogs',
    run: (args) => node(at('scripts/build/changelog.mjs'), args).then((r) => r.code),
  },
  'release-contract': {
    about: 'make the present contract the released one that later changes are compared with',
    run: async (args) => {
      const { code } = await generate();
      return code === 0
        ? node(at('scripts/contract/changes.mjs'), ['--release', ...args]).then((r) => r.code)
        : code;
    },
  },
  'sdk:check': {
    about: 'the packed SDK in fresh projects: Node, bundlers, TypeScript; prints its sizes in each bundler',
    run: async () => {
      const projects = await node(toolFile('vitest'), ['run', '--project', 'sdk', 'test/package.test.ts']);
      const sizes = await checks.sdkSizes();
      return projects.code === 0 ? sizes.code : projects.code;
    },
  },
  pack: {
    about: 'SDK and mock server as they are published: a tarball in dist/package of each',
    run: async (args) => {
      const { code } = await generate();
      return code === 0 ? (await node(at('scripts/build/pack.mjs'), args)).code : code;
    },
  },
  reference: {
    about: 'the reference of the SDK from its sources, as pages in docs/sdk-reference',
    run: () =>
      node(toolFile('typedoc', 'typedoc', 'packages/sdk'), [], { cwd: at('packages/sdk') }).then(
        (r) => r.code,
      ),
  },
  format: { about: 'format all files', run: () => node(toolFile('oxfmt'), ['.']).then((r) => r.code) },
  bench: {
    about: 'what the mock server costs: beside a bare Fastify, with 100,000 players, and in each store',
    run: async () => {
      await buildAll();
      for (const [script, ...nodeArgs] of BENCHES) {
        const { code } = await node(at(`packages/mock-server/bench/${script}`), [], {
          cwd: at('packages/mock-server'),
          nodeArgs,
        });
        if (code !== 0) return code;
      }
      return 0;
    },
  },
  art: {
    about: 'render the pictures again',
    run: () => node(at('tools/art/index.mjs')).then((r) => r.code),
  },
};
