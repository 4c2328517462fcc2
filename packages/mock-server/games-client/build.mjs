import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildPage, CLASSIC } from '../build-page.mjs';

/**
 * Bundles the game pages into `dist/`: one classic script and one style sheet per kind of game. Classic scripts, because
 * the pages run in a sandboxed frame of opaque origin, where module scripts would need CORS headers.
 */
const KINDS = ['slot', 'fish', 'poker', 'stars', 'sports', 'live'];

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await buildPage(
  import.meta.url,
  { ...CLASSIC, entry: Object.fromEntries(KINDS.map((kind) => [kind, `src/${kind}.ts`])) },
  {
    entry: Object.fromEntries([...KINDS, 'odds'].map((name) => [name, `styles/${name}.css`])),
    // The font is fetched at run time from the style sheet's folder.
    esbuildOptions: (options) => {
      options.external = ['*.woff2', '*.svg'];
    },
  },
);
await cp(here('public'), here('dist'), { recursive: true });
