import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** What the server reads at run time and a bundle does not carry: `src/files/package-files.ts` knows these places. */
const DATA: readonly (readonly [from: string, to: string])[] = [
  ['content', 'dist/content'],
  ['games-client/dist', 'dist/games'],
  ['console/dist', 'dist/console'],
  ['reference/dist', 'dist/reference'],
  ['../../openapi/dist/openapi.json', 'dist/contract/openapi.json'],
  ['../../openapi/dist/control.json', 'dist/contract/control.json'],
];

export default defineConfig({
  entry: { index: 'src/index.ts', playwright: 'src/playwright/index.ts', cli: 'src/cli.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  // Composite projects are a matter of the type check, not of the package.
  dts: {
    entry: { index: 'src/index.ts', playwright: 'src/playwright/index.ts' },
    compilerOptions: { composite: false, emitDeclarationOnly: false },
  },
  // Every module finds its data beside itself, so all code stays in the folder `dist`.
  splitting: true,
  clean: true,
  treeshake: true,
  onSuccess: async () => {
    for (const [from, to] of DATA) await cp(here(from), here(to), { recursive: true });
  },
});
