// Which folders may import which, where rooms are looked for, and which rooms and files may import each other, with reasons.

/** Folders whose first-level folders are rooms. */
export const groups = [
  { name: 'sdk', folder: 'packages/sdk/src' },
  { name: 'mock-server', folder: 'packages/mock-server/src' },
  { name: 'mock-server/domain', folder: 'packages/mock-server/src/domain' },
  { name: 'web', folder: 'packages/web/src' },
  { name: 'web/features', folder: 'packages/web/src/features' },
];

const web = (...paths) => paths.map((path) => `packages/web/src/${path}`);
const sdk = 'packages/sdk/src';
const rules = 'packages/sdk/src/rules';
const upToForms = [...web('lib', 'i18n', 'routing', 'state', 'ui', 'api', 'forms', 'assets'), sdk];

/**
 * What each folder may import of this workspace besides itself: folders, or single files. The client's folders stand
 * in the order in which they build on each other.
 */
export const layers = {
  'packages/sdk/src': [],
  'packages/mock-server/src': [],
  'packages/web/src/lib': [],
  'packages/web/src/i18n': [],
  'packages/web/src/routing': [...web('lib', 'i18n'), rules],
  'packages/web/src/state': [...web('lib'), rules],
  // Looks know no server and no feature; money is written as its region writes it, a dialog stands as its layout wants.
  'packages/web/src/ui': [
    ...web('lib', 'i18n', 'routing/layout.ts', 'state/region.ts', 'assets', 'styles'),
    rules,
  ],
  'packages/web/src/api': [...web('lib', 'i18n', 'routing/layout.ts', 'state'), sdk],
  'packages/web/src/forms': [...web('lib', 'i18n', 'ui', 'api'), sdk],
  'packages/web/src/features': upToForms,
  'packages/web/src/app': [...upToForms, ...web('features')],
  // A phone never downloads desktop code, nor a desktop the phone's.
  'packages/web/src/layouts/mobile': [...upToForms, ...web('features', 'app')],
  'packages/web/src/layouts/desktop': [...upToForms, ...web('features', 'app')],
};

/** Pairs of rooms that import each other: `{ group, rooms: [a, b], reason }`. */
export const allowedPairs = [
  {
    group: 'sdk',
    rooms: ['core', 'session'],
    reason:
      'createSdk in core puts the parts together, and the session works with what core knows of a call.',
  },
];

/** Circles of files: `{ group, files, reason }`, with all of the circle's files. */
export const allowedFileCycles = [];
