// Checks the words of code, tests, documents and player texts, and the subjects of commits. See docs/style.md.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES, SCOPES, SKIPPED, SUBJECT_LENGTH, SUBJECTS_SINCE, VAGUE_VERBS } from './words.config.mjs';
import { getArea, wrongNames, wrongSubject, wrongWords } from './words/match.mjs';

const root = join(import.meta.dirname, '../..');

/** Output of a git command; null if it fails, e.g. outside of a clone. */
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

const toLines = (text) => text.split('\n').filter((line) => line !== '');

function findFileErrors() {
  const files = toLines(git('ls-files') ?? '').filter(
    (path) => !SKIPPED.some((skipped) => skipped.test(path)) && existsSync(join(root, path)),
  );
  return files.flatMap((path) => [
    ...wrongNames(path, RULES),
    ...(getArea(path) ? wrongWords(path, readFileSync(join(root, path), 'utf8'), RULES) : []),
  ]);
}

/**
 * Returns the subjects to check: those after SUBJECTS_SINCE. A shallow clone may lack that commit; then only the latest
 * subject is checked. A copy with another history has none to check.
 */
function subjects() {
  const isShallow = git('rev-parse', '--is-shallow-repository')?.trim() === 'true';
  return (
    git('log', '--no-merges', '--format=%s', `${SUBJECTS_SINCE}..HEAD`) ??
    (isShallow ? git('log', '-1', '--format=%s') : null) ??
    ''
  );
}

const form = { scopes: SCOPES, length: SUBJECT_LENGTH, vagueVerbs: VAGUE_VERBS };
const findSubjectErrors = () => toLines(subjects()).flatMap((subject) => wrongSubject(subject, form) ?? []);

const errors = [...findFileErrors(), ...findSubjectErrors()];
for (const error of errors) console.error(error);
if (errors.length > 0) {
  console.error(
    `\n${errors.length} words to change. Rules: scripts/checks/words.config.mjs, reasons: docs/style.md.`,
  );
  process.exitCode = 1;
}
