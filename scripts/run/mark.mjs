import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at, cacheDir, root } from './paths.mjs';

/** Folders that no build reads: outputs and tests. */
const IGNORED = new Set([
  'node_modules',
  'dist',
  'out',
  'coverage',
  'test',
  'test-results',
  '.cache',
  '.git',
]);

function* listFiles(entry) {
  if (!existsSync(entry)) return;
  if (statSync(entry).isFile()) {
    yield entry;
    return;
  }
  for (const name of readdirSync(entry).sort()) {
    if (!IGNORED.has(name)) yield* listFiles(path.join(entry, name));
  }
}

/** Returns a hash of the names and contents of files and folders, and of the Node version; the same in every checkout. */
export function computeHash(entries) {
  const hash = createHash('sha256').update(process.version);
  for (const entry of entries) {
    for (const file of listFiles(at(entry)))
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Returns a hash of the files that git tracks or would add, and of the Node version; the same in every checkout.
 * @param patterns pathspecs of git, e.g. `packages/web` or `:!*.md`
 */
export function hashOfTracked(patterns) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  const hash = createHash('sha256').update(process.version);
  for (const file of new Set(files.sort()))
    if (file !== '' && existsSync(at(file)))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(at(file)));
  return hash.digest('hex');
}

/** Returns whether a task was done with exactly these inputs, and its results still exist. */
export function isDone(name, hash, results = []) {
  const file = path.join(cacheDir, name);
  return (
    existsSync(file) &&
    readFileSync(file, 'utf8') === hash &&
    results.every((result) => existsSync(at(result)))
  );
}

export function markDone(name, hash) {
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(path.join(cacheDir, name), hash);
}
