// Checks the list of the SDK's capabilities (packages/sdk/capabilities.yaml) and its table in the readme of the SDK:
// `npm run capabilities`. `npm run capabilities -- --write` writes the table.
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { at, toolFile } from '../run/paths.mjs';
import { runNode } from '../run/process.mjs';
import { replaceBetween } from '../run/replace-between.mjs';
import { findErrors, isSameTable, toTable } from './capabilities/check.mjs';
import { readSymbols } from './capabilities/symbols.mjs';
import { findTitles } from './statements/proofs.mjs';

const FOLDER = 'packages/sdk';
const README = `${FOLDER}/README.md`;
const readText = (file) => readFileSync(at(file), 'utf8');

const { capabilities } = parse(readText(`${FOLDER}/capabilities.yaml`));
const { name, exports } = JSON.parse(readText(`${FOLDER}/package.json`));
const entries = Object.entries(exports)
  .filter(([, { source }]) => source)
  .map(([entry, { source }]) => [name + entry.slice(1), at(FOLDER, source)]);

const errors = findErrors(capabilities, {
  isExported: readSymbols(Object.fromEntries(entries)),
  readTitles: (file) =>
    existsSync(at(FOLDER, file)) ? findTitles(file, readText(`${FOLDER}/${file}`)) : null,
});

if (errors.length === 0) {
  const table = toTable(capabilities);
  if (process.argv.includes('--write')) {
    replaceBetween(README, 'capabilities', `\n${table}\n`);
    await runNode(toolFile('oxfmt'), [at(README)], { quiet: true });
  }
  const [, written = ''] =
    /<!-- capabilities -->(.*?)<!-- end of capabilities -->/s.exec(readText(README)) ?? [];
  if (!isSameTable(written, table))
    errors.push(`The table of ${README} differs: npm run capabilities -- --write`);
}

for (const error of errors) console.error(error);
if (errors.length > 0) process.exitCode = 1;
