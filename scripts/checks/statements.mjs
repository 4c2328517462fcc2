// Checks the record of the specification's statements and their tests: `npm run statements`.
// `npm run statements -- --report` also writes docs/spec-coverage.md.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { at } from '../run/paths.mjs';
import { countStates, digestOf, findErrors, referenceOf } from './statements/check.mjs';

const FOLDER = 'docs/spec-statements';
const DIGEST = `${FOLDER}/sha256.txt`;
const REPORT = 'docs/spec-coverage.md';

const sections = readdirSync(at(FOLDER))
  .filter((name) => name.endsWith('.yaml'))
  .toSorted((a, b) => Number.parseFloat(a) - Number.parseFloat(b))
  .map((name) => parse(readFileSync(at(FOLDER, name), 'utf8')));
const statements = sections.flatMap((section) => section.statements);

const texts = new Map();
function readText(file) {
  if (!texts.has(file)) texts.set(file, existsSync(at(file)) ? readFileSync(at(file), 'utf8') : null);
  return texts.get(file);
}

const errors = findErrors(statements, readText);
if (digestOf(sections) !== readFileSync(at(DIGEST), 'utf8').trim())
  errors.push('The wording of a statement differs from the specification.');

const counts = Object.entries(countStates(statements))
  .map(([state, count]) => `${count} ${state}`)
  .join(', ');
const summary = `${statements.length} statements: ${counts}`;

/** Escapes Markdown. */
const escapeMarkdown = (text) => text.replaceAll(/[\\`*_<>[\]|]/g, String.raw`\$&`);

function linesOf({ id, says, state, how, decision, tests = {}, untested = {} }) {
  const link = (file) => `[${file}](../${file})`;
  return [
    `- **${id}** (${state}) ${escapeMarkdown(says)}`,
    ...(how ? [`  - ${escapeMarkdown(how)}`] : []),
    ...(decision ? [`  - ${link(decision)}`] : []),
    ...Object.entries(tests).flatMap(([surfaces, references]) =>
      references
        .map(referenceOf)
        .map(({ file, title }) => `  - ${surfaces}: ${link(file)}: ${escapeMarkdown(title)}`),
    ),
    ...Object.entries(untested).map(
      ([surfaces, why]) => `  - untested on ${surfaces}: ${escapeMarkdown(why)}`,
    ),
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
if (errors.length > 0) {
  console.error(`The record of the statements (${FOLDER}) has errors:\n  ${errors.join('\n  ')}`);
  process.exitCode = 1;
}
