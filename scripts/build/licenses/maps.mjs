import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageName } from './packages.mjs';

/** Returns the packages with code in a folder of bundles, and their versions, from the source maps. */
export function bundledByMaps(folder) {
  const packages = new Map();
  for (const file of readdirSync(folder, { recursive: true })) {
    if (!file.endsWith('.map')) continue;
    const { sources } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    for (const source of sources) {
      const name = packageName(source);
      const at = source.indexOf(`.pnpm/${name.replace('/', '+')}@`);
      if (name === '' || at === -1) continue;
      const [version] = source.slice(at + `.pnpm/${name}@`.length).split(/[_/]/, 1);
      packages.set(name, version);
    }
  }
  return packages;
}
