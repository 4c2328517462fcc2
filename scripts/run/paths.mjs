import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
/** Returns a path in the repository. */
export const at = (...parts) => path.join(root, ...parts);
/** Marks of completed tasks; deleted with node_modules. */
export const cacheDir = at('node_modules', '.cache', 'tara');

/**
 * Returns the JavaScript file of a package's command, so that it runs without pnpm and shell wrappers.
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
