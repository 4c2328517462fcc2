import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the build writes beside the bundle: the digest of the files that it made. */
export const DIGEST_FILE = 'digest.json';

interface BuiltDigest {
  readonly digest: string;
  readonly files: readonly string[];
}

/** SHA-256 of the names and bytes of files, in hexadecimal. */
export function hashFiles(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of files.toSorted()) {
    const bytes = readFileSync(path.join(folder, name));
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** The files that a run executes or reads: code and contract, in all folders. */
export const listFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /^(?!package\/).*\.(?:js|ts|json)$/.test(name) && !/\.d\.ts$|metafile/.test(name))
    .filter((name) => name !== DIGEST_FILE);

let known: { readonly digest: string; readonly isChanged: boolean } | undefined;

/**
 * The digest of this package, computed from its bytes.
 * @returns also whether the bytes differ from those that were built
 */
export function packageDigest() {
  if (known) return known;
  const here = path.dirname(fileURLToPath(import.meta.url));
  const file = path.join(here, DIGEST_FILE);
  if (existsSync(file)) {
    const built = JSON.parse(readFileSync(file, 'utf8')) as BuiltDigest;
    const digest = hashFiles(here, built.files);
    known = { digest, isChanged: digest !== built.digest };
  } else {
    // In the repository: the sources.
    const sources = path.resolve(here, '../..');
    known = { digest: hashFiles(sources, listFiles(sources)), isChanged: false };
  }
  return known;
}
