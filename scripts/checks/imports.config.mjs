// The module boundaries: which folder may import which. `npm run imports` checks them.

const web = (...paths) => paths.map((path) => `packages/web/src/${path}`);
const sdk = 'packages/sdk/src';
const rules = 'packages/sdk/src/rules';
const upToForms = [...web('lib', 'i18n', 'routing', 'state', 'ui', 'api', 'forms', 'assets'), sdk];
const upToShared = [...upToForms, ...web('shared')];
const upToFeatures = [...upToShared, ...web('features')];

/** Folders whose files are checked. */
export const roots = [
  'openapi',
  'packages/sdk/src',
  'packages/mock-server/src',
  'packages/mock-server/console',
  'packages/mock-server/games-client',
  'packages/mock-server/reference',
  'packages/web/src',
  'packages/web/vite',
  'e2e',
  'scripts',
  'tools',
];

/**
 * What each folder may import of this repository besides itself: folders or single files. The client's folders are
 * listed in the order in which they build on each other; `main.tsx` starts them and may import all.
 */
export const layers = {
  'packages/sdk/src': ['openapi/generated'],
  'packages/mock-server/src': ['openapi/generated'],
  'packages/web/src/lib': [],
  'packages/web/src/i18n': [],
  'packages/web/src/routing': [...web('lib', 'i18n'), rules],
  'packages/web/src/state': [...web('lib'), rules],
  // Components of the design system do not call the API. Money needs the region, a sheet the layout.
  'packages/web/src/ui': [
    ...web('lib', 'i18n', 'routing/layout.ts', 'state/region.ts', 'assets', 'styles'),
    rules,
  ],
  'packages/web/src/api': [...web('lib', 'i18n', 'routing/layout.ts', 'state'), sdk],
  'packages/web/src/forms': [...web('lib', 'i18n', 'ui', 'api'), sdk],
  'packages/web/src/shared': upToForms,
  'packages/web/src/features': upToShared,
  'packages/web/src/app': upToFeatures,
  // A phone never downloads desktop code, nor a desktop the phone's.
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
