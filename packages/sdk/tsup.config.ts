import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Options } from 'tsup';

/** Stands for the table of error numbers until it is known where the file that imports it lies. */
const PLACEHOLDER = 'tara:errcodes';

/** The entry that is the table of the contract itself. */
const [ERRCODES, ERRCODES_TABLE] = ['./src/errcodes/index.ts', '../../openapi/generated/errcodes.ts'];

/**
 * Keeps the table of error numbers a module of its own. Bundled, `export * as Errcode` would be one object, which the
 * integrator's bundler can only take whole; as a module it takes the numbers that are used.
 */
const errcodes: Required<Pick<Options, 'esbuildPlugins' | 'plugins'>> = {
  esbuildPlugins: [
    {
      name: 'errcodes-apart',
      setup(build) {
        build.onResolve({ filter: /^@tara\/contract\/errcodes$/ }, ({ kind }) =>
          kind === 'entry-point' ? undefined : { path: PLACEHOLDER, external: true, sideEffects: false },
        );
      },
    },
  ],
  plugins: [
    {
      name: 'errcodes-apart',
      renderChunk(code, { path: file }) {
        const from = path.relative(path.dirname(file), path.join(this.options.outDir, 'errcodes.js'));
        const specifier = from.replaceAll(path.sep, '/');
        return {
          code: code.replaceAll(PLACEHOLDER, specifier.startsWith('.') ? specifier : `./${specifier}`),
        };
      },
    },
  ],
};

/**
 * Marks the entry for React as code of the client: a server component may then import it. Written once the files are
 * there, because tree shaking takes such marks away.
 */
const useClient: NonNullable<Options['plugins']>[number] = {
  name: 'use-client',
  buildEnd({ writtenFiles }) {
    for (const { name } of writtenFiles) {
      if (!name.endsWith('react/index.js')) continue;
      writeFileSync(name, `'use client';\n${readFileSync(name, 'utf8')}`);
    }
  },
};

interface Entry {
  source: string;
  default: string;
}
const manifest = JSON.parse(readFileSync(path.join(import.meta.dirname, 'package.json'), 'utf8')) as {
  exports: Record<string, Entry | string>;
};
/** The built file of each entry without its ending, and its source. */
const entries = Object.fromEntries(
  Object.values(manifest.exports).flatMap((entry) =>
    typeof entry === 'string'
      ? []
      : [[entry.default.replace(/^\.\/dist\/|\.js$/g, ''), entry.source.replace(ERRCODES, ERRCODES_TABLE)]],
  ),
);

/** One file per entry of the package's exports, sharing chunks; ESM only. */
export default defineConfig({
  esbuildPlugins: errcodes.esbuildPlugins,
  plugins: [...errcodes.plugins, useClient],
  entry: entries,
  format: 'esm',
  target: 'es2022',
  // The type check is a step of its own, and so are its composite projects.
  dts: {
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      noCheck: true,
      // The contract's types become part of the declarations: its package is not published.
      rootDir: '../..',
      paths: { '@tara/contract/*': ['../../openapi/generated/*.ts'] },
    },
  },
  clean: true,
  // Which packages are in it, for the list of their licences.
  metafile: true,
  treeshake: true,
});
