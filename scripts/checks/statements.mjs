// The statements of the specification and the tests that prove them: `npm run statements` checks the record,
// `npm run statements -- --report` also writes docs/spec-coverage.md.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { at } from '../run/paths.mjs';
import { countsOf, digestOf, faultsOf, referenceOf } from './statements/judge.mjs';

const FOLDER = 'docs/spec-statements';
const DIGEST = `${FOLDER}/sha256.txt`;
const REPORT = 'docs/spec-coverage.md';

const sections = readdirSync(at(FOLDER))
  .filter((name) => name.endsWith('.yaml'))
  .toSorted((a, b) => Number.parseFloat(a) - Number.parseFloat(b))
  .map((name) => parse(readFileSync(at(FOLDER, name), 'utf8')));
const statements = sections.flatMap((section) => section.statements);

const texts = new Map();
function read(file) {
  if (!texts.has(file)) texts.set(file, existsSync(at(file)) ? readFileSync(at(file), 'utf8') : null);
  return texts.get(file);
}

const faults = faultsOf(statements, read);
if (digestOf(sections) !== readFileSync(at(DIGEST), 'utf8').trim())
  faults.push('A statement differs from the wording of the specification.');

const counts = Object.entries(countsOf(statements))
  .map(([state, count]) => `${count} ${state}`)
  .join(', ');
const summary = `${statements.length} statements: ${counts}`;

/** What would be marked up is shown as it is. */
const plain = (text) => text.replaceAll(/[\\`*_<>[\]|]/g, String.raw`\$&`);

function linesOf({ id, says, state, how, decision, tests = {}, untested = {} }) {
  const link = (file) => `[${file}](../${file})`;
  return [
    `- **${id}** (${state}) ${plain(says)}`,
    ...(how ? [`  - ${plain(how)}`] : []),
    ...(decision ? [`  - ${link(decision)}`] : []),
    ...Object.entries(tests).flatMap(([surfaces, references]) =>
      references.map(referenceOf).map(({ file, title }) => `  - ${surfaces}: ${link(file)}: ${plain(title)}`),
    ),
    ...Object.entries(untested).map(([surfaces, why]) => `  - untested on ${surfaces}: ${plain(why)}`),
  ];
}

if (process.argv.includes('--report')) {
  const lines = ['# Coverage of the specification', '', summary, ''];
  for (const section of sections)
    lines.push(`## ${section.section}`, '', ...section.statements.flatMap(linesOf), '');
  writeFileSync(at(REPORT), `${lines.join('\n').trimEnd()}\n`);
  console.log(`wrote ${REPORT}`);
}

console.log(summary);
if (faults.length > 0) {
  console.error(`The record of the statements (${FOLDER}) is wrong:\n  ${faults.join('\n  ')}`);
  process.exitCode = 1;
}
