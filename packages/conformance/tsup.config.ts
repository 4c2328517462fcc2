import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';
import { DIGEST_FILE, hashFiles, listFiles } from './src/suite/contract/digest.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The contract's files, which `src/suite/contract/files.ts` finds beside the bundle. */
const CONTRACT = ['openapi.json', 'statements.json'];

export default defineConfig(({ outDir = 'dist' }) => ({
  entry: { index: 'src/index.ts', cli: 'src/cli/bin.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  dts: {
    entry: { index: 'src/index.ts' },
    compilerOptions: { composite: false, emitDeclarationOnly: false, noCheck: true, rootDir: '../..' },
  },
  // All code stays in `dist`, where the contract's files are.
  splitting: true,
  clean: true,
  treeshake: true,
  onSuccess: async () => {
    const out = path.resolve(here, outDir);
    for (const name of CONTRACT)
      await cp(path.resolve(here, '../../openapi/dist', name), path.join(out, 'contract', name));
    const files = listFiles(out);
    const built = { digest: hashFiles(out, files), files };
    await writeFile(path.join(out, DIGEST_FILE), `${JSON.stringify(built, undefined, 1)}\n`);
  },
}));
