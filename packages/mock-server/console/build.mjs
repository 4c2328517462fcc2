import { fileURLToPath } from 'node:url';
import { build } from 'tsup';

/** Bundles the developers' console into `dist/`: one classic script and one style sheet, React included. */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await build({
  config: false,
  entry: { console: here('src/main.tsx') },
  outDir: here('dist'),
  format: 'iife',
  outExtension: () => ({ js: '.js' }),
  platform: 'browser',
  target: 'es2022',
  tsconfig: here('tsconfig.json'),
  define: { 'process.env.NODE_ENV': '"production"' },
  noExternal: [/./],
  clean: true,
  minify: true,
  // Which packages the bundle contains, for the list of their licences.
  metafile: true,
  silent: true,
});
await build({
  config: false,
  entry: { console: here('src/console.css') },
  outDir: here('dist'),
  target: 'chrome111',
  clean: false,
  minify: true,
  silent: true,
});
