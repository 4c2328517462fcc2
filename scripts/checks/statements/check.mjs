// Checks the record of the specification's statements. Has no side effects: the caller reads the files.
import { createHash } from 'node:crypto';

const SURFACES = ['contract', 'sdk', 'mock', 'mobile', 'desktop', 'docs'];

/**
 * `proved`: for each surface a test fails if the statement is broken. `resolved`: the same for a gap or an oddity of
 * the specification, with the decision. `untested`: built, but no test fails on the surfaces under `untested`.
 * `differs`: the product deviates by a decision. `not built`: with the reason.
 */
export const STATES = ['proved', 'resolved', 'untested', 'differs', 'not built'];

/** Folders with tests of each surface. */
const FOLDERS = {
  contract: [
    'openapi/test/',
    'scripts/test/',
    'packages/mock-server/test/',
    'packages/conformance/src/checks/',
    'packages/sdk/test/',
  ],
  sdk: ['packages/sdk/test/'],
  mock: ['packages/mock-server/test/', 'packages/conformance/src/checks/'],
  mobile: ['packages/web/test/', 'e2e/tests/'],
  desktop: ['packages/web/test/', 'e2e/tests/'],
};

/** Keys of `tests` and `untested` name one or more surfaces: `mobile desktop`. */
const surfacesOf = (key) => key.split(' ');

/** A reference: `file | test title`, or for documents `file | words`. */
export function referenceOf(text) {
  const [file, ...title] = text.split(' | ');
  return { file, title: title.join(' | ') };
}

/**
 * Returns a digest of the customer's wording, which detects reworded statements.
 * @param {{ section: string, statements: object[] }[]} sections in the order of the specification
 * @returns {string} SHA-256 in hexadecimal
 */
export function digestOf(sections) {
  const words = sections.map(({ section, statements }) => [
    section,
    statements.map(({ id, on, says, gap, odd, proposal }) => [
      id,
      on,
      says,
      gap ?? false,
      odd ?? false,
      proposal ?? '',
    ]),
  ]);
  return createHash('sha256').update(JSON.stringify(words)).digest('hex');
}

const escaped = (title, quote) => title.replaceAll(quote, `\\${quote}`);

/** Returns whether a test file contains a title as a string literal. */
export function hasTitle(source, title) {
  return ["'", '"', '`'].some((quote) => source.includes(quote + escaped(title, quote) + quote));
}

/**
 * Checks all statements.
 * @param {object[]} statements
 * @param {(file: string) => string | null} read returns a file's text; null if it does not exist
 * @returns {string[]} a sentence for each error
 */
export function findErrors(statements, read) {
  return statements.flatMap((statement) =>
    findErrorsOfStatement(statement, read).map((error) => `${statement.id}: ${error}`),
  );
}

function findErrorsOfStatement(statement, read) {
  const { on, state, tests = {}, untested = {}, how, decision, gap, odd } = statement;
  const errors = [];
  const report = (error) => errors.push(error);
  if (!STATES.includes(state)) return [`the state "${state}" is not one of ${STATES.join(', ')}`];
  for (const key of [...Object.keys(tests), ...Object.keys(untested)]) {
    for (const surface of surfacesOf(key)) {
      if (!SURFACES.includes(surface) || !on.includes(surface))
        report(`it is not observable on "${surface}"`);
    }
  }
  for (const [key, references] of Object.entries(tests)) {
    for (const reference of references) {
      for (const surface of surfacesOf(key)) {
        const error = referenceError(reference, surface, read);
        if (error) report(error);
      }
    }
  }
  if (decision !== undefined && read(decision) === null) report(`${decision} does not exist`);
  const tested = new Set(Object.keys(tests).flatMap(surfacesOf));
  const open = new Set(Object.keys(untested).flatMap(surfacesOf));
  for (const surface of on) {
    if (tested.has(surface) && open.has(surface)) report(`${surface} has a test and is listed as untested`);
    if (state === 'untested' && !tested.has(surface) && !open.has(surface))
      report(`${surface} has neither a test nor a reason`);
    if ((state === 'proved' || state === 'resolved') && !tested.has(surface))
      report(`${surface} has no test`);
  }
  if (state === 'untested' && open.size === 0) report('it names no surface without a test');
  if (state !== 'untested' && open.size > 0) report(`its state is "${state}", but surfaces are untested`);
  if (state === 'proved' && (gap || odd)) report('a gap or an oddity must be resolved, not proved');
  if (['differs', 'not built'].includes(state) && !how) report(`"${state}" needs "how"`);
  if (state === 'differs' && !decision) report('"differs" needs a decision');
  return [...new Set(errors)];
}

function referenceError(reference, surface, read) {
  const { file, title } = referenceOf(reference);
  const source = read(file);
  if (source === null) return `${file} does not exist`;
  if (surface === 'docs') return source.includes(title) ? null : `${file} does not contain "${title}"`;
  if (!FOLDERS[surface].some((folder) => file.startsWith(folder)))
    return `a test of ${file} does not cover ${surface}`;
  const other = { mobile: '@desktop', desktop: '@phone' }[surface];
  if (other && title.includes(other)) return `"${title}" does not run on ${surface}`;
  return hasTitle(source, title) ? null : `${file} has no test "${title}"`;
}

/** Counts the statements of each state. */
export function countStates(statements) {
  return Object.fromEntries(
    STATES.map((state) => [state, statements.filter((one) => one.state === state).length]),
  );
}
