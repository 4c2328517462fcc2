import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** A wait ends with its condition; a busy machine is not a failure. */
const TEST_TIMEOUT_MS = Number(process.env['TEST_PATIENCE_MS'] ?? 60_000);
const patience = {
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  expect: { poll: { timeout: TEST_TIMEOUT_MS } },
};
/** The suites of the mock server that hold what money does against each durable store too. */
const MONEY_ON_EVERY_STORE = ['idempotency', 'properties', 'simultaneous-submits'];
/** What the long run adds to them: errors, odd input, history and bulk. */
const REST_ON_EVERY_STORE = [
  'bulk-players',
  'conformance',
  'errcode-pairs',
  'errors-*',
  'faults',
  'fuzz-*',
  'history',
  'idempotency-visitors',
  'invited-messages',
  'journal',
  'replacement-properties',
  'request-limit',
];
const FULL = process.env['TEST_FULL'] === '1';
const ON_EVERY_STORE = FULL ? [...MONEY_ON_EVERY_STORE, ...REST_ON_EVERY_STORE] : MONEY_ON_EVERY_STORE;
/** The long run adds PostgreSQL, which it installs. */
const DURABLE_STORES = FULL ? (['file', 'postgres'] as const) : (['file'] as const);
/** Tests that need what only the long run installs: PostgreSQL, and the generator of the API reference. */
const ofLongRun = (names: readonly string[]) =>
  FULL ? {} : { exclude: names.map((name) => `test/${name}.test.ts`) };
/** Files of one worker share their modules: these tests have no state in them, and loading them anew costs half of the time. */
const shared = { isolate: false, ...patience };
/** Tests of the client that render, whose messages, timers and stores no other file may share, or that replace modules. */
const OWN_MODULES = ['test/*.test.tsx', 'test/{storage,world}.test.ts'];
const source = { conditions: ['source'] };
/**
 * Node 25 and newer have a `localStorage` of their own, which is undefined without a file to keep it in. A test
 * environment does not replace a global that is there, so the page's would be missing. Older ones do not know the option.
 */
const NO_STORAGE_OF_NODE = '--no-experimental-webstorage';
const storageOfThePage = process.allowedNodeEnvironmentFlags.has(NO_STORAGE_OF_NODE)
  ? [NO_STORAGE_OF_NODE]
  : [];

/** All unit and contract tests in one run: `npm run unit -- <filter>`. */
export default defineConfig({
  test: {
    // By default one processor stays idle, which of two is half of them. Many tests wait, for a process, a disk or a pause
    // of the client, so that two workers for each processor are done sooner than one.
    maxWorkers: availableParallelism() * 2,
    // `npm run unit -- --coverage`: the rules are the product's words, so every line and branch of them is held.
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.{ts,tsx}'],
      exclude: ['**/generated/**'],
      reporter: ['text-summary', 'html'],
      thresholds: { 'packages/sdk/src/rules/**': { 100: true } },
    },
    projects: [
      {
        root: at('openapi'),
        test: { name: 'contract', include: ['test/**/*.test.ts'], ...shared },
      },
      {
        root: at('scripts'),
        test: { name: 'scripts', include: ['test/**/*.test.mjs'], ...shared },
      },
      {
        root: at('packages/sdk'),
        resolve: source,
        ssr: { resolve: source },
        test: { name: 'sdk', include: ['test/**/*.test.ts'], ...ofLongRun(['reference']), ...shared },
      },
      {
        root: at('packages/mock-server'),
        resolve: source,
        ssr: { resolve: source },
        test: {
          name: 'mock-server',
          include: ['test/**/*.test.ts'],
          ...ofLongRun(['foreign-tables-postgres', 'lost-connections', 'several-processes']),
          globalSetup: [at('packages/mock-server/test/support/programs-setup.ts')],
          // It publishes its TypeScript under the condition that selects the sources of this repository.
          server: { deps: { inline: ['eventsource-parser', /@modelcontextprotocol/] } },
          ...shared,
        },
      },
      {
        root: at('packages/conformance'),
        resolve: source,
        ssr: { resolve: source },
        test: { name: 'conformance', include: ['test/**/*.test.ts'], ...shared },
      },
      ...DURABLE_STORES.map((store) => ({
        root: at('packages/mock-server'),
        resolve: source,
        ssr: { resolve: source },
        test: {
          name: `mock-server-${store}`,
          include: ON_EVERY_STORE.map((name) => `test/${name}.test.ts`),
          env: { STORE_UNDER_TEST: store },
          ...(store === 'postgres'
            ? { globalSetup: [at('packages/mock-server/test/support/postgres-setup.ts')] }
            : {}),
          ...shared,
        },
      })),
      ...[true, false].map((isolate) => ({
        extends: at('packages/web/vite.config.ts'),
        root: at('packages/web'),
        // For the tests that run as Node does; the client's own configuration serves the others.
        ssr: { resolve: source },
        test: {
          name: isolate ? 'web' : 'web-rules',
          ...(isolate ? { include: OWN_MODULES } : { include: ['test/*.test.ts'], exclude: OWN_MODULES }),
          environment: 'happy-dom',
          execArgv: storageOfThePage,
          setupFiles: [at('packages/web/test/setup.ts')],
          ...patience,
          isolate,
        },
      })),
      {
        extends: at('packages/web/vite.config.ts'),
        root: at('packages/web'),
        ssr: { resolve: source },
        // React as players get it: its development build takes twice the time to render.
        plugins: [{ name: 'production-jsx', config: () => ({ oxc: { jsx: { development: false } } }) }],
        test: {
          name: 'screens',
          include: ['test/screens/*.test.tsx'],
          environment: 'happy-dom',
          execArgv: storageOfThePage,
          env: { NODE_ENV: 'production' },
          setupFiles: [at('packages/web/test/screens/setup.ts')],
          isolate: false,
          ...patience,
        },
      },
    ],
  },
});
