import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';

/**
 * Bundles the game pages into `dist/`: one classic script and one style sheet per kind of game. Classic scripts, because
 * the pages run in a sandboxed frame of opaque origin, where module scripts would need CORS headers.
 */
const KINDS = ['slot', 'fish', 'poker', 'stars', 'sports', 'live'];

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await build({
  config: false,
  entry: Object.fromEntries(KINDS.map((kind) => [kind, here(`src/${kind}.ts`)])),
  outDir: here('dist'),
  format: 'iife',
  outExtension: () => ({ js: '.js' }),
  platform: 'browser',
  target: 'es2022',
  tsconfig: here('tsconfig.json'),
  clean: true,
  minify: true,
  // Which packages the bundle contains, for the list of their licences.
  metafile: true,
  silent: true,
});
await build({
  config: false,
  entry: Object.fromEntries([...KINDS, 'odds'].map((name) => [name, here(`styles/${name}.css`)])),
  outDir: here('dist'),
  target: 'chrome111',
  clean: false,
  minify: true,
  silent: true,
  // The font is fetched at run time from the style sheet's folder.
  esbuildOptions: (options) => {
    options.external = ['*.woff2', '*.svg'];
  },
});
await cp(here('public'), here('dist'), { recursive: true });
