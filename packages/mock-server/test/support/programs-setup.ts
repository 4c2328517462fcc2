import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the bundled programs that tests start. */
    programs: string;
  }
}

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

/** The command line, and a server with a defect. */
const PROGRAMS = {
  cli: 'src/cli.ts',
  defective: 'test/support/defective-server.ts',
  'damaged-files': 'test/support/damaged-files.ts',
};
export type Program = keyof typeof PROGRAMS;

interface Manifest {
  readonly dependencies: Record<string, string>;
  readonly optionalDependencies: Record<string, string>;
}

/** Bundles the programs, because they then start much faster than from their sources; deletes them after the run. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const cache = path.join(PACKAGE, '.cache');
  mkdirSync(cache, { recursive: true });
  // At the same depth in the package as the sources, because they find their data by relative paths.
  const outDir = mkdtempSync(path.join(cache, 'cli-'));
  const manifest = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as Manifest;
  await build({
    config: false,
    external: Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }),
    entry: Object.fromEntries(
      Object.entries(PROGRAMS).map(([name, file]) => [name, path.join(PACKAGE, file)]),
    ),
    outDir,
    format: 'esm',
    target: 'node20',
    platform: 'node',
    silent: true,
    splitting: true,
    tsconfig: path.join(PACKAGE, 'tsconfig.json'),
  });
  provide('programs', outDir);
  return () => rmSync(outDir, { recursive: true, force: true });
}
