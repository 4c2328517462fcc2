import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
/** A path inside the repository. */
export const at = (...parts) => path.join(root, ...parts);
/** Marks of work already done; deleted with node_modules. */
export const cacheDir = at('node_modules', '.cache', 'tara');

/**
 * The JavaScript file behind a package's command, so that it runs without pnpm and without shell wrappers.
 * @param from folder of the workspace package that depends on it
 */
export function toolFile(packageName, bin = packageName.replace(/^@[^/]+\//, ''), from = '.') {
  for (const base of createRequire(at(from, 'package.json')).resolve.paths(packageName) ?? []) {
    const file = path.join(base, packageName, 'package.json');
    if (!existsSync(file)) continue;
    const { bin: bins } = JSON.parse(readFileSync(file, 'utf8'));
    return path.join(path.dirname(file), typeof bins === 'string' ? bins : bins[bin]);
  }
  throw new Error(`${packageName} is not installed; delete node_modules and try again.`);
}
