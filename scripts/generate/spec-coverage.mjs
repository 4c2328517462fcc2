// The coverage of the specification: which tests prove which of its statements, by the ids in their titles.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { at } from '../run/paths.mjs';

const STATEMENTS = 'docs/spec-statements';
const GAPS = 'docs/spec-gaps.yaml';
const REPORT = 'docs/spec-coverage.md';

/** Where tests are, and where the tables stand whose rows give tests their titles. */
const TESTS = [
  'e2e/tests',
  'openapi/test',
  'packages/sdk/test',
  'packages/mock-server/test',
  'packages/web/test',
];

const ID = String.raw`\d+(?:\.\d+)?-\d+(?:\.\.\d+)?`;
/** A title that ends with ids, and perhaps with the layouts that it is for: 'has three [2.5-12, 2.5-14..16] @phone'. */
const TITLE = new RegExp(
  String.raw`(['"\`])((?:\\.|(?!\1)[^\n])*?)\s*\[(${ID}(?:, ${ID})*)\]((?: @\w+)*)\1`,
  'g',
);

/**
 * Ids as a title names them.
 *
 * @param {string} list e.g. `2.5-12, 2.5-14..16`; two dots stand for all between.
 * @returns {string[]} each by itself; all of a range are as long as its first.
 * @throws {Error} when a range ends before it begins.
 */
export function idsOf(list) {
  return list.split(', ').flatMap((item) => {
    const [first, last] = item.split('..');
    if (last === undefined) return [first];
    const [section, number] = first.split('-');
    const count = Number(last) - Number(number) + 1;
    if (count < 2) throw new Error(`The range ${item} ends before it begins`);
    return Array.from(
      { length: count },
      (_, place) => `${section}-${String(Number(number) + place).padStart(number.length, '0')}`,
    );
  });
}

/**
 * The titles with ids of a test file.
 *
 * @param {string} source its text.
 * @returns {{ title: string, ids: string[] }[]}
 */
export function titlesOf(source) {
  return [...source.matchAll(TITLE)].map(([, , title, list]) => ({
    title: title.replaceAll(/\\(['"`])/g, '$1'),
    ids: idsOf(list),
  }));
}

/**
 * What is wrong with the coverage.
 *
 * @param {Set<string>} known all ids.
 * @param {Map<string, unknown>} covered ids that titles name.
 * @param {Set<string>} gaps ids that are said to be covered by nothing.
 * @returns {string[]} a sentence for each fault.
 */
export function coverageFaults(known, covered, gaps) {
  return [
    ...[...covered.keys()]
      .filter((id) => !known.has(id))
      .map((id) => `${id}: a test names it, ${STATEMENTS} does not`),
    ...[...gaps]
      .filter((id) => !known.has(id))
      .map((id) => `${id}: ${GAPS} names it, ${STATEMENTS} does not`),
    ...[...gaps].filter((id) => covered.has(id)).map((id) => `${id}: a test names it, and ${GAPS} too`),
    ...[...known]
      .filter((id) => !covered.has(id) && !gaps.has(id))
      .map((id) => `${id}: no test names it, and ${GAPS} does not say why`),
  ];
}

/**
 * Writes `docs/spec-coverage.md`.
 *
 * @param {{ check: boolean }} options check: compare the file instead of writing it.
 * @returns {Promise<string[]>} with `check`, the file where it differs.
 * @throws {Error} with `check`, when a statement has neither a test nor a reason, or an id is unknown; else that is
 * only said, so that nothing else waits for it.
 */
export async function generateCoverage({ check }) {
  const sections = await readSections();
  const gaps = parse(await readFile(at(GAPS), 'utf8'));
  const covered = await readTests();
  const known = new Set(sections.flatMap(({ statements }) => Object.keys(statements)));
  const reasons = { ...gaps.untestable, ...gaps.untested };
  const faults = coverageFaults(known, covered, new Set(Object.keys(reasons)));
  if (faults.length > 0) {
    const message = `The coverage of the specification is wrong:\n  ${faults.join('\n  ')}`;
    if (check) throw new Error(message);
    console.error(message);
  }
  const text = reportOf(sections, covered, gaps);
  if ((await readFile(at(REPORT), 'utf8').catch(() => '')) === text) return [];
  if (!check) await writeFile(at(REPORT), text);
  return check ? [REPORT] : [];
}

async function readSections() {
  const names = (await readdir(at(STATEMENTS))).toSorted(
    (a, b) => Number.parseFloat(a) - Number.parseFloat(b),
  );
  return Promise.all(
    names.map(async (name) => ({
      section: name.replace('.yaml', ''),
      ...parse(await readFile(at(join(STATEMENTS, name)), 'utf8')),
    })),
  );
}

/** The titles that name each id, with their files. */
async function readTests() {
  const covered = new Map();
  for (const folder of TESTS) {
    const names = (await readdir(at(folder)))
      .filter((name) => /\.test\.tsx?$|\.spec\.ts$/.test(name))
      .toSorted();
    for (const name of names) {
      for (const { title, ids } of titlesOf(await readFile(at(join(folder, name)), 'utf8'))) {
        for (const id of ids)
          covered.set(id, [...(covered.get(id) ?? []), { file: `${folder}/${name}`, title }]);
      }
    }
  }
  return covered;
}

/** What would be marked up in a title is shown as it is. */
const plain = (text) => text.replaceAll(/[\\`*_<>[\]|]/g, String.raw`\$&`);

function reportOf(sections, covered, { untestable, untested }) {
  const all = sections.flatMap(({ statements }) => Object.keys(statements));
  const lines = [
    '<!-- Generated by `npm run generate` from the titles of the tests. Do not edit. -->',
    '',
    '# Coverage of the specification',
    '',
    'Each numbered statement of the specification in our own words, and the tests whose titles name it. A test names a',
    'statement when it fails once the product breaks it. The statements stand in [spec-statements](spec-statements), what',
    'no test proves in [spec-gaps.yaml](spec-gaps.yaml); the suite fails where a statement is in neither.',
    '',
    `${all.length} statements: ${covered.size} proved by tests, ${Object.keys(untested).length} not yet, ` +
      `${Object.keys(untestable).length} that no test can prove.`,
    '',
    ...gapLines('Not proved yet', untested),
    ...gapLines('What no test can prove', untestable),
  ];
  for (const { section, title, statements } of sections) {
    lines.push(`## ${section} ${title}`, '');
    for (const [id, text] of Object.entries(statements)) {
      lines.push(`- **${id}** ${plain(text)}`);
      for (const test of covered.get(id) ?? [])
        lines.push(`  - [${test.file}](../${test.file}): ${plain(test.title)}`);
    }
    lines.push('');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

function gapLines(title, gaps) {
  const entries = Object.entries(gaps);
  if (entries.length === 0) return [];
  return [`## ${title}`, '', ...entries.map(([id, why]) => `- **${id}** ${plain(why)}`), ''];
}
