import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunk-groups.ts';
import { headScript } from './vite/head-script.ts';
import { iconSprite } from './vite/icon-sprite.ts';
import { lazyFiles } from './vite/lazy-files.ts';
import { messageCatalogs } from './vite/message-catalogs.ts';
import { productionRouter } from './vite/production-router.ts';
import { pwa } from './vite/pwa.ts';
import { scenarioLink } from './vite/scenario-link.ts';
import { shortClassNames } from './vite/short-class-names.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const chunks = chunkGroups(root);
const MOCK = process.env['MOCK_URL'] ?? 'http://127.0.0.1:4010';

/** What the mock server answers; everything else is the client's. */
const SERVED_BY_MOCK = [
  '/app/v1',
  '/w/',
  '/__mock',
  '/__games',
  '/__pay',
  '/oauth',
  '/s/',
  '/content',
  '/openapi.json',
  '/docs',
];

export default defineConfig({
  root,
  plugins: [
    react(),
    productionRouter(),
    messageCatalogs(),
    shortClassNames(),
    iconSprite(),
    headScript(),
    lazyFiles(),
    pwa(root),
    scenarioLink(MOCK),
    chunks.plugin,
  ],
  // The SDK is read from its source: development needs no SDK build.
  // What the SDK's sources import from the integrator's packages is the client's.
  resolve: {
    dedupe: ['node-forge', 'react'],
    conditions: ['source', 'module', 'browser', 'development|production'],
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(SERVED_BY_MOCK.map((path) => [path, { target: MOCK }])),
  },
  build: {
    target: 'es2022',
    manifest: true,
    // Players get the code of others with it.
    license: { fileName: 'licenses.md' },
    // Small files would otherwise be inlined into scripts of screens that may not need them.
    assetsInlineLimit: 0,
    // The layout's own preloads are written into the page by layoutPreload().
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Libraries only, without their dependencies: a group that matched a layout would drag
          // shared libraries into it, and each device would then load the other layout.
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/].*[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack(?!.*(infiniteQueryObserver|useInfiniteQuery))|zustand|@lingui[\\/]core|openapi-fetch)[\\/]/,
              includeDependenciesRecursively: false,
            },
            ...chunks.groups,
            // A leaf: it depends on react alone. One file for all form routes, fetched by the first of them.
            {
              name: 'form-library',
              test: /[\\/]react-hook-form[\\/]/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
