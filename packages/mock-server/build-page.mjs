import { fileURLToPath } from 'node:url';
import { build } from 'tsup';

/**
 * Bundles the scripts and the style sheets of a page into `dist/` of its folder.
 * @param url the address of the page's build script
 * @param scripts the options for the scripts, `styles` those for the style sheets; entries are relative to the folder
 */
export async function buildPage(url, scripts, styles) {
  const here = (path) => fileURLToPath(new URL(path, url));
  const locate = (entries) =>
    Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, here(path)]));
  const common = { config: false, outDir: here('dist'), minify: true, silent: true };
  await build({
    ...common,
    platform: 'browser',
    target: 'es2022',
    tsconfig: here('tsconfig.json'),
    clean: true,
    // Which packages the bundle contains, for the list of their licences.
    metafile: true,
    ...scripts,
    entry: locate(scripts.entry),
  });
  await build({ ...common, target: 'chrome111', clean: false, ...styles, entry: locate(styles.entry) });
}

/** The options of a classic script. */
export const CLASSIC = { format: 'iife', outExtension: () => ({ js: '.js' }) };
