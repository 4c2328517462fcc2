import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { context, type BuildOptions, type Loader } from 'esbuild';
import type { Mutant } from './mutant.ts';
import { locateFile, plant, SERVER } from './plant.ts';

/** Inside the mock server's folder, so that its dependencies are found. Each run has its own. */
const FOLDER = path.join(SERVER, 'node_modules/.cache/tara/mutants', String(process.pid));
const BUNDLES = path.join(FOLDER, 'bundles');
const REPOSITORY = path.join(SERVER, '../..');
const PROBE = fileURLToPath(new URL('probe.ts', import.meta.url));
const LOADERS: Readonly<Record<string, Loader>> = { '.ts': 'ts', '.json': 'json' };

/** What the server reads beside its bundle. */
const DATA = {
  content: path.join(SERVER, 'content'),
  contract: path.join(REPOSITORY, 'openapi/dist'),
  games: path.join(SERVER, 'games-client/dist'),
} as const;

function externals(): string[] {
  const manifest = createRequire(import.meta.url)(path.join(SERVER, 'package.json')) as Record<
    string,
    Record<string, string> | undefined
  >;
  return [
    ...Object.keys(manifest['dependencies'] ?? {}),
    ...Object.keys(manifest['optionalDependencies'] ?? {}),
  ];
}

function getBuildOptions(entry: string): BuildOptions {
  return {
    entryPoints: [entry],
    bundle: true,
    write: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['source'],
    external: [...externals(), 'fast-check'],
    logLevel: 'silent',
  };
}

/** Builds the server, with the edit of a mutant or without one. */
export interface Builder {
  /** The bundled checks. */
  readonly probe: string;
  /** Builds a server and returns its file. */
  build(mutant: Mutant | undefined, name: string): Promise<string>;
  close(): Promise<void>;
}

/** Prepares a folder with the server's data, and bundles the checks. */
export async function createBuilder(): Promise<Builder> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(BUNDLES, { recursive: true });
  for (const [name, target] of Object.entries(DATA)) symlinkSync(target, path.join(BUNDLES, name), 'dir');
  symlinkSync(path.join(SERVER, 'package.json'), path.join(FOLDER, 'package.json'));

  const probe = path.join(BUNDLES, 'probe.mjs');
  // `undici` is written with `require`.
  const js = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";
  const checks = await context({ ...getBuildOptions(PROBE), outfile: probe, banner: { js } });
  await checks.rebuild();
  await checks.dispose();

  let planted: { readonly file: string; readonly text: string } | undefined;
  const outfile = path.join(BUNDLES, 'server.mjs');
  const server = await context({
    ...getBuildOptions(path.join(SERVER, 'src/index.ts')),
    write: false,
    outfile,
    plugins: [
      {
        name: 'plant',
        setup: ({ onLoad }) =>
          onLoad({ filter: /mock-server\/src\/.*\.(ts|json)$/ }, ({ path: file }) => ({
            contents: planted?.file === file ? planted.text : readFileSync(file, 'utf8'),
            loader: LOADERS[path.extname(file)] ?? 'ts',
          })),
      },
    ],
  });
  let last: Promise<unknown> = Promise.resolve();
  const build: Builder['build'] = async (mutant, name) => {
    planted = mutant && { file: locateFile(mutant), text: plant(mutant) };
    const { outputFiles } = await server.rebuild();
    const file = path.join(BUNDLES, `${name}.mjs`);
    writeFileSync(file, outputFiles[0]?.contents ?? '');
    return file;
  };
  return {
    probe,
    // One at a time: the edit is shared.
    build: (mutant, name) => {
      const next = last.then(() => build(mutant, name));
      last = next.catch(() => undefined);
      return next;
    },
    close: async () => {
      await server.dispose();
      rmSync(FOLDER, { recursive: true, force: true });
    },
  };
}
