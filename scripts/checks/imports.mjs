// Checks the module boundaries of scripts/checks/imports.config.mjs with dependency-cruiser, type-only imports and
// `import()` included. Prints the forbidden imports and fails if there are any.
import { cruise } from 'dependency-cruiser';
import { root } from '../run/paths.mjs';
import { acyclicFolders, layers, roots } from './imports.config.mjs';

const WEB = 'packages/web/src';
/** Screen tables. Their screens are loaded when they are first shown. */
const SCREEN_TABLES = `^${WEB}/(app|layouts/[^/]+)/screens\\.ts$`;

const escaped = (path) => path.replaceAll('.', '\\.');
/** Converts a path of the configuration to a regular expression: a folder with its contents, or one file. */
const expression = (path) => `^${escaped(path)}${/\.\w+$/.test(path) ? '$' : '/'}`;

const layerRules = Object.entries(layers).map(([layer, allowed]) => ({
  name: `layer ${layer}`,
  comment: `${layer} may import ${allowed.join(', ') || 'nothing else of the repository'}.`,
  severity: 'error',
  from: { path: expression(layer) },
  to: { path: '^(packages/|openapi/|@tara/)', pathNot: [layer, ...allowed].map(expression) },
}));

const rules = [
  ...layerRules,
  {
    name: 'features',
    comment:
      'A feature imports no other feature: shared pieces go to shared/, compositions to app/ or layouts/.',
    severity: 'error',
    from: { path: `^${WEB}/features/([^/]+/[^/]+)/` },
    to: { path: `^${WEB}/features/`, pathNot: `^${WEB}/features/$1/` },
  },
  {
    name: 'screens on demand',
    comment: 'A screen table imports files of features by import() only.',
    severity: 'error',
    from: { path: SCREEN_TABLES },
    to: { path: `^${WEB}/(features|layouts)/.*Screen\\.tsx$`, dynamic: false },
  },
  {
    name: 'cycle',
    comment: 'Files import each other in a cycle.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  ...acyclicFolders.map((folder) => ({
    name: `cycle of folders in ${folder}`,
    comment: `Folders in ${folder} import each other.`,
    scope: 'folder',
    severity: 'error',
    from: { path: `^${folder}/[^/]+$` },
    to: { circular: true },
  })),
];

const { output } = await cruise(
  roots,
  {
    baseDir: root,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|out)/' },
    validate: true,
    metrics: true,
    ruleSet: { forbidden: rules },
  },
  {
    extensions: ['.ts', '.tsx', '.mjs', '.json'],
    exportsFields: ['exports'],
    conditionNames: ['source', 'import'],
  },
);

const unresolved = output.modules.flatMap(({ source, dependencies }) =>
  dependencies
    .filter(({ module, couldNotResolve }) => couldNotResolve && /^[.#]/.test(module))
    .map(({ module }) => `${source} imports ${module}, which does not exist.`),
);
for (const text of unresolved) console.error(text);

const { violations } = output.summary;
for (const { name, comment } of rules) {
  const broken = violations.filter(({ rule }) => rule.name === name);
  if (broken.length === 0) continue;
  console.error(`\n${comment}`);
  for (const { from, to, cycle = [] } of broken)
    console.error(`    ${[from, to, ...cycle.slice(1).map((step) => step.name)].join(' -> ')}`);
}
const dependencies = output.modules.flatMap((module) => module.dependencies);
console.log(
  `${output.modules.length} files, ${dependencies.length} imports, ${rules.length} rules, ${violations.length} violations`,
);
process.exitCode = violations.length + unresolved.length === 0 ? 0 : 1;
