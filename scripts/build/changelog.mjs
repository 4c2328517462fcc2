// Prints the change notes (`npm run changelog`), or moves them into the changelogs of their packages (`-- --release
// <date>`).
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { at } from '../run/paths.mjs';
import { foldNotes, parseNote } from './changelog/notes.mjs';

const folder = at('.changes');
const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
const notes = files.map((name) => parseNote(name, readFileSync(`${folder}/${name}`, 'utf8')));

/** The digest of the built conformance suite, by which its reports name it. */
const readDigest = () => JSON.parse(readFileSync(at('packages/conformance/dist/digest.json'), 'utf8')).digest;

const { values } = parseArgs({ options: { release: { type: 'string' } } });
if (values.release === undefined) {
  for (const { pkg, kind, text } of notes) console.log(`${pkg} (${kind}): ${text}`);
  console.log(`${notes.length} change notes.`);
} else {
  for (const pkg of new Set(notes.map((note) => note.pkg))) {
    const file = at('packages', pkg, 'CHANGELOG.md');
    const own = notes.filter((note) => note.pkg === pkg);
    if (pkg === 'conformance')
      own.push({ kind: 'changed', text: `Digest of the package: \`${readDigest()}\`.` });
    writeFileSync(file, foldNotes(readFileSync(file, 'utf8'), own, values.release));
  }
  for (const name of files) rmSync(`${folder}/${name}`);
}
