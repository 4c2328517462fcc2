import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPage } from '../build-page.mjs';

/**
 * Builds the files of the reference page into `dist/`: the script that starts the page, its style sheet, and the published
 * browser bundle of the component, without its source maps.
 */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const published = dirname(createRequire(import.meta.url).resolve('@scalar/api-reference/style.css'));

await buildPage(
  import.meta.url,
  { format: 'esm', entry: { reference: 'src/main.ts' }, noExternal: [/^openapi-fetch/] },
  {
    entry: { reference: 'src/reference.css' },
    // The server provides it for every page.
    external: ['/__pages/changa-800.woff2'],
  },
);
for (const name of ['standalone.esm.js', 'chunks']) {
  cpSync(join(published, 'browser', name), here(`dist/component/${name}`), {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  });
}
// The component's package does not contain its licence; a redistribution must.
cpSync(here('component.LICENSE'), here('dist/component/LICENSE'));
