// Checks the words of code, tests, documents and player texts, and the subjects of the commits. docs/style.md says why.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES, SCOPES, SKIPPED, SUBJECT_LENGTH, SUBJECTS_SINCE } from './words.config.mjs';
import { areaOf, wrongNames, wrongSubject, wrongWords } from './words/match.mjs';

const root = join(import.meta.dirname, '../..');

/** Output of a git command; null where it fails, e.g. outside of a clone. */
function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}

const linesOf = (text) => text.split('\n').filter((line) => line !== '');

function faultsOfFiles() {
  const files = linesOf(git('ls-files') ?? '').filter(
    (path) => !SKIPPED.some((skipped) => skipped.test(path)) && existsSync(join(root, path)),
  );
  return files.flatMap((path) => [
    ...wrongNames(path, RULES),
    ...(areaOf(path) ? wrongWords(path, readFileSync(join(root, path), 'utf8'), RULES) : []),
  ]);
}

/**
 * The subjects to check: those after the first commit that counts. A shallow clone may lack that commit; then the latest
 * subject alone is checked. In a copy with another history there is nothing to check.
 */
function subjects() {
  const isShallow = git('rev-parse', '--is-shallow-repository')?.trim() === 'true';
  return (
    git('log', '--no-merges', '--format=%s', `${SUBJECTS_SINCE}..HEAD`) ??
    (isShallow ? git('log', '-1', '--format=%s') : null) ??
    ''
  );
}

const form = { scopes: SCOPES, length: SUBJECT_LENGTH };
const faultsOfSubjects = () => linesOf(subjects()).flatMap((subject) => wrongSubject(subject, form) ?? []);

const faults = [...faultsOfFiles(), ...faultsOfSubjects()];
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(
    `\n${faults.length} words to change. Rules: scripts/checks/words.config.mjs, reasons: docs/style.md.`,
  );
  process.exitCode = 1;
}
