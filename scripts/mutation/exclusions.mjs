/**
 * What is never mutated, by rules: code whose change no player, developer or integrator can see.
 * Each rule gets a Babel path (https://babeljs.io) and tells whether everything below it is left out.
 */

const getName = (node) => node?.name ?? node?.property?.name ?? node?.value;
const callsOneOf = (path, names) => path.isCallExpression() && names.has(getName(path.node.callee) ?? '');

/** Styles are seen by people and by the browser suite's checks of the layout, not by their names. */
const STYLE_ATTRIBUTES = new Set(['className', 'style', 'key', 'data-testid']);
const LOG_METHODS = new Set(['debug', 'trace', 'warn', 'info', 'error', 'log']);
/** A list of dependencies only saves renders: one that names too much or too little is the linter's to find. */
const HOOKS_WITH_DEPENDENCIES = new Set([
  'useEffect',
  'useLayoutEffect',
  'useMemo',
  'useCallback',
  'useImperativeHandle',
]);

export const EXCLUSIONS = [
  {
    about: 'style strings and keys of lists',
    matches: (path) => path.isJSXAttribute() && STYLE_ATTRIBUTES.has(path.node.name.name),
  },
  {
    about: 'calls that join class names',
    matches: (path) => callsOneOf(path, new Set(['classNames', 'cx', 'clsx'])),
  },
  {
    about: 'texts of logs',
    matches: (path) =>
      path.isCallExpression() &&
      path.get('callee').isMemberExpression() &&
      LOG_METHODS.has(getName(path.node.callee)) &&
      /^(console|log|logger)$/.test(getName(path.node.callee.object) ?? ''),
  },
  {
    about: 'texts of errors that tell a developer of a mistake in the code',
    matches: (path) =>
      (path.isStringLiteral() || path.isTemplateLiteral()) &&
      path.parentPath?.isNewExpression() &&
      /^(Error|TypeError|RangeError)$/.test(getName(path.parent.callee)),
  },
  {
    about: 'dependencies of hooks',
    matches: (path) =>
      path.isArrayExpression() &&
      path.key !== 0 &&
      path.parentPath?.isCallExpression() &&
      HOOKS_WITH_DEPENDENCIES.has(getName(path.parent.callee)),
  },
];

/** Mutators that are left out everywhere. */
export const EXCLUDED_MUTATORS = [];

/** The rules as Stryker's instrumenter takes them. */
export const ignorers = [{ shouldIgnore: (path) => EXCLUSIONS.find(({ matches }) => matches(path))?.about }];
