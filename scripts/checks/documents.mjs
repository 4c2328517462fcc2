// Checks the links, commands and paths of the documents. Changelogs and change notes describe the past: not checked.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { at, root } from '../run/paths.mjs';
import { findDocumentErrors } from './documents/find-errors.mjs';

/** Runs git. Returns the lines of its output, none if it fails, e.g. outside of a clone. */
function runGit(...args) {
  try {
    const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', args, options).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

const readText = (path) => readFileSync(at(path), 'utf8');
const files = runGit('ls-files', '--cached', '--others', '--exclude-standard').filter((path) =>
  existsSync(at(path)),
);
const repository = {
  files,
  commands: Object.keys(JSON.parse(readText('package.json')).scripts),
  readText,
  isGenerated: (path) => runGit('check-ignore', '--', path, `${path}/`).length > 0,
};

const isChecked = (path) =>
  path.endsWith('.md') && !path.endsWith('CHANGELOG.md') && !/^\.changes\/(?!README)/.test(path);
const errors = files
  .filter(isChecked)
  .flatMap((path) => findDocumentErrors(path, readText(path), repository));
for (const error of errors) console.error(error);
if (errors.length > 0) process.exitCode = 1;
