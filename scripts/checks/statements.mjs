// Checks the record of the specification's statements and their proofs: `npm run statements`.
// `npm run statements -- --report` also writes docs/spec-coverage.md.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { at } from '../run/paths.mjs';
import { countStates, computeDigest, findErrors, findProvedSurfaces, getState } from './statements/check.mjs';
import { findProofs, TEST_FOLDERS } from './statements/proofs.mjs';
import { readSections } from './statements/record.mjs';

const FOLDER = 'docs/spec-statements';
const DIGEST = `${FOLDER}/sha256.txt`;
const REPORT = 'docs/spec-coverage.md';

const readText = (file) => readFileSync(at(file), 'utf8');
const listFiles = (folder, ending) =>
  readdirSync(at(folder), { recursive: true })
    .filter((name) => ending.test(name))
    .map((name) => folder + name.replaceAll('\\', '/'));

const sections = readSections(at(FOLDER));
const statements = sections.flatMap((section) => section.statements);
const files = [
  'README.md',
  'openapi/README.md',
  ...listFiles('docs/', /\.md$/).filter((file) => file !== REPORT),
  ...TEST_FOLDERS.flatMap((folder) => listFiles(folder, /\.(?:tsx?|mjs)$/)),
];
const proofs = files.flatMap((file) => findProofs(file, readText(file)));

const errors = findErrors(statements, proofs, (file) => existsSync(at(file)));
if (computeDigest(sections) !== readText(DIGEST).trim())
  errors.push('The wording of a statement differs from the specification.');

const counts = Object.entries(countStates(statements))
  .map(([state, count]) => `${count} ${state}`)
  .join(', ');
const summary = `${statements.length} statements: ${counts}`;

/** Escapes Markdown. */
const escapeMarkdown = (text) => text.replaceAll(/[\\`*_<>[\]|]/g, String.raw`\$&`);

const toLink = (file) => `[${file}](../${file})`;

function toLines(statement) {
  const { id, says, how, decision, untested = {} } = statement;
  return [
    `- **${id}** (${getState(statement)}) ${escapeMarkdown(says)}`,
    ...(how ? [`  - ${escapeMarkdown(how)}`] : []),
    ...(decision ? [`  - ${toLink(decision)}`] : []),
    ...proofs
      .filter((proof) => proof.id === id)
      .map((proof) => {
        const surfaces = findProvedSurfaces(proof, statement).join(' ');
        return `  - ${surfaces}: ${toLink(proof.file)}${proof.title && `: ${escapeMarkdown(proof.title)}`}`;
      }),
    ...Object.entries(untested).map(
      ([surfaces, reason]) => `  - untested on ${surfaces}: ${escapeMarkdown(reason)}`,
    ),
  ];
}

if (process.argv.includes('--report')) {
  const lines = ['# Coverage of the specification', '', summary, ''];
  for (const section of sections)
    lines.push(`## ${section.section}`, '', ...section.statements.flatMap(toLines), '');
  writeFileSync(at(REPORT), `${lines.join('\n').trimEnd()}\n`);
  console.log(`wrote ${REPORT}`);
}

console.log(summary);
if (errors.length > 0) {
  console.error(`The record of the statements (${FOLDER}) has errors:\n  ${errors.join('\n  ')}`);
  process.exitCode = 1;
}
