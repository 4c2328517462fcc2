import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

const manifest = JSON.parse(readFileSync(here('package.json'), 'utf8')) as {
  optionalDependencies: Record<string, string>;
};

/**
 * Files that the server reads at run time and that a bundle does not contain; `src/files/package-files.ts` uses these paths.
 */
const DATA: readonly (readonly [from: string, to: string])[] = [
  ['content', 'content'],
  ['games-client/dist', 'games'],
  ['console/dist', 'console'],
  ['reference/dist', 'reference'],
  ['../../openapi/dist/openapi.json', 'contract/openapi.json'],
  ['../../openapi/dist/control.json', 'contract/control.json'],
  ['../../openapi/dist/errcodes.json', 'contract/errcodes.json'],
  ['../../openapi/dist/statements.json', 'contract/statements.json'],
];

export default defineConfig(({ outDir = 'dist', dts }) => ({
  entry: {
    index: 'src/index.ts',
    playwright: 'src/playwright/index.ts',
    vitest: 'src/vitest/index.ts',
    cli: 'src/cli.ts',
  },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  // The type check is a separate step, and so are its composite projects.
  dts: {
    entry: { index: 'src/index.ts', playwright: 'src/playwright/index.ts', vitest: 'src/vitest/index.ts' },
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      noCheck: true,
      // The contract's types become part of the declarations: its package is not published.
      rootDir: '../..',
      paths: { '@tara/contract/*': ['../../openapi/generated/*.ts'] },
    },
  },
  // Bundled, the server loads faster: the package has a hundred files, of which a start needs a few.
  noExternal: ['zod'],
  // Every module finds its data by its own folder, so all code stays in `dist`.
  splitting: true,
  // tsup leaves dependencies out of the bundle, but treats optional ones as the package's own code.
  external: Object.keys(manifest.optionalDependencies),
  clean: true,
  // A second pass over everything: for the published package, which is built with its types.
  treeshake: dts !== false,
  onSuccess: async () => {
    for (const [from, to] of DATA)
      await cp(here(from), path.resolve(here('.'), outDir, to), {
        recursive: true,
        filter: (file) => !path.basename(file).startsWith('metafile-'),
      });
  },
}));
