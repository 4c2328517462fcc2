// Forbidden imports in the form of dependency-cruiser, from the tables of scripts/checks/imports.config.mjs.

const WEB = 'packages/web/src';
const FEATURE_FILE = `^${WEB}/features/[^/]+/(?!index\\.ts$)`;
/** Tables of screens, whose files are fetched when they are first shown. */
const SCREEN_TABLES = `^${WEB}/(app|layouts/[^/]+)/screens\\.ts$`;

const escape = (path) => path.replaceAll('.', '\\.');
/** A path of `layers` as an expression: a folder with all that is in it, or one file. */
const expression = (path) => `^${escape(path)}${/\.\w+$/.test(path) ? '$' : '/'}`;

/** One rule for each layer: whatever of this workspace it does not name is forbidden. */
const layerRules = (layers) =>
  Object.entries(layers).map(([layer, allowed]) => ({
    name: `layer ${layer}`,
    comment: `${layer} may import ${[layer, ...allowed].join(', ')}, and nothing else of the workspace.`,
    severity: 'error',
    from: { path: expression(layer) },
    to: {
      path: '^(packages/|openapi/|@tara/)',
      pathNot: [layer, ...allowed].map(expression),
    },
  }));

const featureRules = [
  {
    name: 'features through their index',
    comment: 'A feature imports another one through its index.ts only.',
    severity: 'error',
    from: { path: `^${WEB}/features/([^/]+)/` },
    to: { path: FEATURE_FILE, pathNot: `^${WEB}/features/$1/` },
  },
  {
    name: 'features through their index, from outside',
    comment: 'A feature is imported through its index.ts; only the tables of screens name files in it.',
    severity: 'error',
    from: { path: `^${WEB}/`, pathNot: [`^${WEB}/features/`, SCREEN_TABLES] },
    to: { path: FEATURE_FILE },
  },
  {
    name: 'screens on demand',
    comment: 'A table of screens names files of a feature by import() only.',
    severity: 'error',
    from: { path: SCREEN_TABLES },
    to: { path: FEATURE_FILE, dynamic: false },
  },
];

/** @param layers what each folder may import (scripts/checks/imports.config.mjs) */
export const forbiddenImports = (layers) => [...layerRules(layers), ...featureRules];
