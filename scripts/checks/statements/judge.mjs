// What is wrong with the record of the specification's statements. Pure: the caller reads the files.
import { createHash } from 'node:crypto';

const SURFACES = ['contract', 'sdk', 'mock', 'mobile', 'desktop', 'docs'];

/**
 * `proved`: a test for each surface fails when the statement is broken. `resolved`: the same for a gap or an oddity of the
 * specification, with how it was decided. `untested`: built, but on the surfaces under `untested` no test fails.
 * `differs`: the product does something else, by a decision. `not built`: with the reason.
 */
export const STATES = ['proved', 'resolved', 'untested', 'differs', 'not built'];

/** Folders whose tests can see a surface. */
const FOLDERS = {
  contract: ['openapi/test/', 'scripts/test/', 'packages/mock-server/test/', 'packages/sdk/test/'],
  sdk: ['packages/sdk/test/'],
  mock: ['packages/mock-server/test/'],
  mobile: ['packages/web/test/', 'e2e/tests/'],
  desktop: ['packages/web/test/', 'e2e/tests/'],
};

/** Keys of `tests` and `untested` name one surface or several: `mobile desktop`. */
const surfacesOf = (key) => key.split(' ');

/** A reference as `file | title of a test`, for documents `file | words in it`. */
export function referenceOf(text) {
  const [file, ...title] = text.split(' | ');
  return { file, title: title.join(' | ') };
}

/**
 * Digest of what the customer wrote, so that no statement is reworded.
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

/** Whether a test file has a title, as the source writes it. */
export function hasTitle(source, title) {
  return ["'", '"', '`'].some((quote) => source.includes(quote + escaped(title, quote) + quote));
}

/**
 * @param {object[]} statements
 * @param {(file: string) => string | null} read a file's text; null where it does not exist
 * @returns {string[]} a sentence for each fault
 */
export function faultsOf(statements, read) {
  return statements.flatMap((statement) =>
    faultsOfOne(statement, read).map((fault) => `${statement.id}: ${fault}`),
  );
}

function faultsOfOne(statement, read) {
  const { on, state, tests = {}, untested = {}, how, decision, gap, odd } = statement;
  const faults = [];
  const say = (fault) => faults.push(fault);
  if (!STATES.includes(state)) return [`the state "${state}" is none of ${STATES.join(', ')}`];
  for (const key of [...Object.keys(tests), ...Object.keys(untested)]) {
    for (const surface of surfacesOf(key)) {
      if (!SURFACES.includes(surface) || !on.includes(surface)) say(`it is not observable on "${surface}"`);
    }
  }
  for (const [key, references] of Object.entries(tests)) {
    for (const reference of references) {
      for (const surface of surfacesOf(key)) {
        const fault = faultOfReference(reference, surface, read);
        if (fault) say(fault);
      }
    }
  }
  if (decision !== undefined && read(decision) === null) say(`${decision} does not exist`);
  const tested = new Set(Object.keys(tests).flatMap(surfacesOf));
  const open = new Set(Object.keys(untested).flatMap(surfacesOf));
  for (const surface of on) {
    if (tested.has(surface) && open.has(surface)) say(`${surface} has a test and is listed as untested`);
    if (state === 'untested' && !tested.has(surface) && !open.has(surface))
      say(`${surface} has neither a test nor a reason`);
    if ((state === 'proved' || state === 'resolved') && !tested.has(surface)) say(`${surface} has no test`);
  }
  if (state === 'untested' && open.size === 0) say('it names no surface without a test');
  if (state !== 'untested' && open.size > 0) say(`its state is "${state}", but surfaces are untested`);
  if (state === 'proved' && (gap || odd)) say('a gap or an oddity is resolved, not proved');
  if (['differs', 'not built'].includes(state) && !how) say(`"${state}" needs "how"`);
  if (state === 'differs' && !decision) say('"differs" needs a decision');
  return [...new Set(faults)];
}

function faultOfReference(reference, surface, read) {
  const { file, title } = referenceOf(reference);
  const source = read(file);
  if (source === null) return `${file} does not exist`;
  if (surface === 'docs') return source.includes(title) ? null : `${file} does not say "${title}"`;
  if (!FOLDERS[surface].some((folder) => file.startsWith(folder)))
    return `a test of ${file} cannot see ${surface}`;
  const other = { mobile: '@desktop', desktop: '@phone' }[surface];
  if (other && title.includes(other)) return `"${title}" does not run on ${surface}`;
  return hasTitle(source, title) ? null : `${file} has no test "${title}"`;
}

/** How many statements have each state. */
export function countsOf(statements) {
  return Object.fromEntries(
    STATES.map((state) => [state, statements.filter((one) => one.state === state).length]),
  );
}
