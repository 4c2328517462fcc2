import { buildPage, CLASSIC } from '../build-page.mjs';

/** Bundles the developers' console into `dist/`: one classic script and one style sheet, React included. */
await buildPage(
  import.meta.url,
  {
    ...CLASSIC,
    entry: { console: 'src/main.tsx' },
    define: { 'process.env.NODE_ENV': '"production"' },
    noExternal: [/./],
  },
  { entry: { console: 'src/console.css' } },
);
