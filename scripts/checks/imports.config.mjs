// Module boundaries: which folder may import which. `npm run imports` checks them.
import { readdirSync } from 'node:fs';

const web = (...paths) => paths.map((path) => `packages/web/src/${path}`);
const sdk = 'packages/sdk/src';
const rules = 'packages/sdk/src/rules';
const upToForms = [...web('lib', 'i18n', 'routing', 'state', 'ui', 'api', 'forms', 'assets'), sdk];
const upToShared = [...upToForms, ...web('shared')];
const upToFeatures = [...upToShared, ...web('features')];

/**
 * Folders of the mock server and their imports, in dependency order: a folder imports only folders listed before it.
 */
const mockFolders = {
  time: '',
  random: '',
  files: '',
  contract: 'files',
  'game-engine': 'contract',
  config: 'time contract',
  seed: 'time random files contract game-engine config',
  store: 'frozen.ts time',
  http: 'time contract store',
  domain: 'frozen.ts time random contract config seed store',
  rules: 'random',
  journal: 'time contract config store rules',
  idempotency: 'time contract store http domain/accounts',
  worlds: 'time random contract config seed store http domain rules journal idempotency',
  calls: 'frozen.ts contract config seed store http domain idempotency worlds',
  metrics: 'time store',
  log: 'time http journal worlds',
  pages: '',
  links: 'http domain worlds',
  oauth: 'random http domain worlds pages',
  pay: 'time contract http domain worlds pages',
  games: 'time files game-engine seed store http domain worlds pages',
  // Answers contain addresses of pages. `address.ts` of those folders builds them and imports nothing else.
  handlers:
    'frozen.ts time random contract config seed store http domain worlds calls links/address.ts oauth/address.ts pay/address.ts',
  pipeline: 'time random contract store http domain rules journal idempotency worlds calls',
  stream: 'time contract store http domain journal worlds pipeline',
  control: 'frozen.ts time random files contract config store http domain rules journal worlds stream',
  console: 'files http worlds pages',
  reference: 'files contract http journal worlds pages',
  server:
    'time random files contract seed store http rules worlds metrics log links oauth pay games handlers pipeline stream control console reference mcp',
  transfer: 'store worlds',
  fixtures: 'time config rules worlds',
  commands: 'time contract rules worlds',
  mcp: 'time files contract control commands worlds',
};
const mock = (path) => `packages/mock-server/src/${path}`;
const mockLayers = Object.fromEntries(
  Object.entries(mockFolders).map(([folder, imports]) => [
    mock(folder),
    ['openapi/generated', ...imports.split(' ').filter(Boolean).map(mock)],
  ]),
);

const suite = (path) => `packages/conformance/src/${path}`;
const profiles = readdirSync(new URL('../../packages/conformance/src/checks', import.meta.url));

/** Folders whose files are checked. */
export const roots = [
  'openapi',
  'packages/sdk/src',
  'packages/mock-server/src',
  'packages/conformance',
  'packages/mock-server/console',
  'packages/mock-server/games-client',
  'packages/mock-server/reference',
  'packages/web/src',
  'packages/web/vite',
  'e2e',
  'scripts',
  'tools',
];

const buildPage = 'packages/mock-server/build-page.mjs';

/**
 * What each folder may import of this repository besides itself: folders or single files. The client's folders are
 * listed in dependency order; `main.tsx` starts them and may import all.
 */
export const layers = {
  'packages/sdk/src': ['openapi/generated'],
  ...mockLayers,
  'packages/mock-server/console': ['openapi/generated', buildPage],
  'packages/mock-server/games-client': [mock('games/protocol.ts'), mock('game-engine/poker.ts'), buildPage],
  'packages/mock-server/reference': ['openapi/generated', buildPage],
  'openapi/generated': [],
  'openapi/generators': [mock('index.ts')],
  // It knows the contract's files and HTTP; only its tests and the runner of the mutants start a mock server.
  'packages/conformance/src': [],
  [suite('protocol')]: [],
  [suite('checks')]: [suite('protocol')],
  // The checks of a profile import nothing of another profile.
  ...Object.fromEntries(
    profiles.map((profile) => [suite(`checks/${profile}`), [suite('protocol'), suite('checks/shared')]]),
  ),
  [suite('suite')]: [suite('protocol'), suite('checks')],
  [suite('reports')]: [suite('protocol'), suite('suite')],
  [suite('cli')]: [suite('protocol'), suite('suite'), suite('reports')],
  'packages/conformance/test/second-backend': ['packages/conformance/src/index.ts'],
  'packages/conformance/mutants': ['packages/conformance/src', mock('index.ts')],
  'packages/conformance/test': [
    'packages/conformance',
    mock('index.ts'),
    'packages/mock-server/test/support/postgres.ts',
  ],
  'packages/web/vite': web('ui/icon/icon-names.ts', 'head/page-data.ts'),
  e2e: [mock('index.ts'), mock('playwright'), `${sdk}/index.ts`, `${sdk}/testing`],
  'packages/web/src/lib': [],
  'packages/web/src/i18n': [],
  'packages/web/src/head': [...web('lib', 'api/early-config.ts', 'app/popups/install-event.ts'), sdk],
  'packages/web/src/routing': [...web('lib', 'i18n'), rules],
  'packages/web/src/state': [...web('lib'), rules],
  // Components of the design system do not call the API. Money needs the region and the player's way
  // to shorten it, a sheet the layout.
  'packages/web/src/ui': [
    ...web('lib', 'i18n', 'routing/layout.ts', 'state/region.ts', 'state/short-coins.ts', 'assets', 'styles'),
    rules,
  ],
  'packages/web/src/api': [...web('lib', 'i18n', 'routing/layout.ts', 'state'), sdk],
  'packages/web/src/forms': [...web('lib', 'i18n', 'ui', 'api'), sdk],
  'packages/web/src/shared': upToForms,
  'packages/web/src/features': upToShared,
  'packages/web/src/app': upToFeatures,
  // A phone never downloads desktop code, nor a desktop phone code.
  'packages/web/src/layouts/mobile': [...upToFeatures, ...web('app')],
  'packages/web/src/layouts/desktop': [...upToFeatures, ...web('app')],
};

/** Parts of these folders may not import each other in both directions. */
export const acyclicFolders = [
  'packages/mock-server/src',
  'packages/mock-server/src/domain',
  'packages/web/src',
  'packages/web/src/shared',
];
