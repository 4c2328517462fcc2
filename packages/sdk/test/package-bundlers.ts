import { createRequire } from 'node:module';
import path from 'node:path';
import { build as esbuild } from 'esbuild';
import { build as vite, type Rolldown } from 'vite';
import { repository } from './installed-package.ts';

/** Scripts that a page loads at its start, and scripts that it loads later. */
export interface Bundle {
  first: string[];
  later: string[];
}

const scripts = (files: string[]) => files.filter((file) => file.endsWith('.js'));

async function withEsbuild(folder: string): Promise<Bundle> {
  const { metafile } = await esbuild({
    absWorkingDir: folder,
    entryPoints: ['main.js'],
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    // node-forge requires Node's crypto only in Node.
    external: ['react', 'crypto'],
    outdir: 'out',
    metafile: true,
    logLevel: 'error',
  });
  const first = new Set(['out/main.js']);
  for (const file of first) {
    for (const { path: imported, kind, external } of metafile.outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && external !== true) first.add(imported);
    }
  }
  const later = Object.keys(metafile.outputs).filter((file) => !first.has(file));
  const inFolder = (file: string) => path.join(folder, file);
  return { first: [...first].map(inFolder), later: later.map(inFolder) };
}

async function withVite(folder: string): Promise<Bundle> {
  const result = (await vite({
    root: folder,
    configFile: false,
    logLevel: 'error',
    // Vite reads it from the process, where it is `test`.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'out',
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: path.join(folder, 'main.js'), external: ['react'] },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = result.output.filter((file) => file.type === 'chunk');
  const first = new Set(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName));
  for (const file of first) {
    for (const name of chunks.find((chunk) => chunk.fileName === file)?.imports ?? []) {
      if (name !== 'react') first.add(name);
    }
  }
  const later = chunks.map((chunk) => chunk.fileName).filter((file) => !first.has(file));
  const inFolder = (file: string) => path.join(folder, 'out', file);
  return { first: [...first].map(inFolder), later: later.map(inFolder) };
}

/** What is used of webpack: only the long run installs it, with its types. */
interface WebpackStats {
  hasErrors(): boolean;
  hasWarnings(): boolean;
  toString(preset: string): string;
  toJson(options: object): {
    entrypoints?: Record<string, { assets?: { name: string }[] }>;
    assets?: { name: string }[];
  };
}
type Webpack = (options: object) => {
  run(callback: (error: Error | null, stats?: WebpackStats) => void): void;
  close(callback: (error?: Error | null) => void): void;
};
const longRun = createRequire(path.join(repository, 'tools/long-run/package.json'));

/** Bundles with webpack, or with Rspack, which has the same options. */
const withWebpack =
  (load: () => Webpack) =>
  async (folder: string): Promise<Bundle> => {
    const compiler = load()({
      mode: 'production',
      context: folder,
      entry: './main.js',
      output: { path: path.join(folder, 'out') },
      target: ['web', 'es2022'],
      externals: { react: 'React' },
      resolve: { fallback: { crypto: false } },
      performance: false,
    });
    const stats = await new Promise<WebpackStats>((resolve, reject) => {
      compiler.run((error, done) => (done ? resolve(done) : reject(error ?? new Error('no answer'))));
    });
    await new Promise((resolve) => {
      compiler.close(resolve);
    });
    if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString('errors-warnings'));
    const { entrypoints = {}, assets = [] } = stats.toJson({ all: false, entrypoints: true, assets: true });
    const first = (entrypoints['main']?.assets ?? []).map(({ name }) => name);
    const later = assets.map(({ name }) => name).filter((name) => !first.includes(name));
    const inFolder = (file: string) => path.join(folder, 'out', file);
    return { first: scripts(first).map(inFolder), later: scripts(later).map(inFolder) };
  };

/** Each bundler in its production mode, with everything but React bundled. */
export const bundlers = {
  esbuild: withEsbuild,
  Vite: withVite,
  webpack: withWebpack(() => longRun('webpack') as Webpack),
  Rspack: withWebpack(() => (longRun('@rspack/core') as { rspack: Webpack }).rspack),
};

export type BundlerName = keyof typeof bundlers;
