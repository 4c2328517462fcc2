import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folders of the contract's files: beside the bundle, or in the repository. */
const FOLDERS = ['./contract/', '../../../../../openapi/dist/'];

/** Reads a file of the contract, which `npm run generate` writes. */
export function readContractFile(name: 'openapi.json' | 'statements.json'): string {
  const urls = FOLDERS.map((folder) => new URL(folder + name, import.meta.url));
  const found = urls.find((url) => existsSync(url));
  if (!found)
    throw new Error(`${name} not found; looked at ${urls.map((url) => fileURLToPath(url)).join(', ')}`);
  return readFileSync(found, 'utf8');
}

/** The version of this package. */
export function packageVersion(): string {
  const urls = ['../package.json', '../../../package.json'].map((path) => new URL(path, import.meta.url));
  const found = urls.find((url) => existsSync(url));
  return found ? (JSON.parse(readFileSync(found, 'utf8')) as { version: string }).version : 'unknown';
}
