import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Resolves a path from packages/. */
export function packagesPath(path: string) {
  return join(import.meta.dirname, '../..', path);
}

export interface Source {
  /** Path from packages/. */
  path: string;
  text: string;
}

/** Every file of a folder with one of the endings. */
export function sourcesIn(folder: string, endings: readonly string[]): Source[] {
  return readdirSync(packagesPath(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .map((file) => ({ path: file.slice(packagesPath('').length + 1), text: readFileSync(file, 'utf8') }));
}
