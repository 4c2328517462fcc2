import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this module: `src/files` in the source, the root of `dist` in the bundle. */
const here = dirname(fileURLToPath(import.meta.url));

function firstExisting(what: string, candidates: readonly string[]): string {
  const found = candidates.map((candidate) => join(here, candidate)).find((path) => existsSync(path));
  if (found) return found;
  throw new Error(`${what} not found; looked at ${candidates.map((path) => join(here, path)).join(', ')}`);
}

/** Pictures and the game catalogue: `content/` of the package, or its copy beside the bundle. */
export function contentFolder(): string {
  return firstExisting('the content folder', ['content', '../../content', '../content']);
}

/** The built console: beside the bundle, or in the output folder of `console/build.mjs`. */
export function consoleFolder(): string {
  return firstExisting('the built console', ['console', '../../console/dist']);
}

/** The built reference page: beside the bundle, or in the output folder of `reference/build.mjs`. */
export function referenceFolder(): string {
  return firstExisting('the built reference page', ['reference', '../../reference/dist']);
}

/** The reference of the SDK that `npm run reference` writes; undefined if it is not there. */
export function sdkReferenceFolder(): string | undefined {
  const candidates = ['../../../../docs/sdk-reference', '../../../docs/sdk-reference'];
  return candidates.map((candidate) => join(here, candidate)).find((path) => existsSync(path));
}

/** The display font of the server's pages. */
export function fontFile(): string {
  return firstExisting('the font', ['games/changa-800.woff2', '../../games-client/public/changa-800.woff2']);
}

/** A bundled contract document; `npm run generate` writes it. */
export function contractFile(
  name: 'openapi.json' | 'control.json' | 'errcodes.json' | 'statements.json',
): string {
  return firstExisting(`the contract document ${name}`, [
    `contract/${name}`,
    `../../../../openapi/dist/${name}`,
    `../../../openapi/dist/${name}`,
  ]);
}

/** The version of this package; the contract has its own version. */
export function packageVersion(): string {
  const file = firstExisting('package.json', ['../package.json', '../../package.json']);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}
