import type { Plugin, Rollup } from 'vite';

/** The files of a layout's first screen, for the head script. */
export interface LayoutFiles {
  js: string[];
  css: string[];
}

const PLACEHOLDER = '/*layout-files*/';
const LAYOUTS = { mobile: '/layouts/mobile/layout.tsx', desktop: '/layouts/desktop/layout.tsx' };

/**
 * Writes the first files of each layout into the head script of index.html, which preloads those of the chosen layout
 * while the page is parsed. Their names contain hashes.
 */
export function layoutPreload(): Plugin {
  return {
    name: 'layout-preload',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = bundle ? mapLayouts(bundle) : {};
        return html.replace(PLACEHOLDER, `window.__layoutFiles=${JSON.stringify(files)};`);
      },
    },
  };
}

function mapLayouts(bundle: Rollup.OutputBundle): Record<string, LayoutFiles> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  return Object.fromEntries(
    Object.entries(LAYOUTS).map(([layout, path]) => {
      const root = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(path));
      const js = root ? closure(root.fileName, bundle, new Set(entry ? [entry.fileName] : [])) : [];
      const css = js.flatMap((file) => [...cssOf(bundle[file])]);
      return [layout, { js: js.map((f) => `/${f}`), css: [...new Set(css)].map((f) => `/${f}`) }];
    }),
  );
}

/** A chunk with its static imports, without what the page loads anyway. */
function closure(file: string, bundle: Rollup.OutputBundle, seen: Set<string>): string[] {
  const chunk = bundle[file];
  if (seen.has(file) || chunk?.type !== 'chunk') return [];
  seen.add(file);
  return [file, ...chunk.imports.flatMap((next) => closure(next, bundle, seen))];
}

function cssOf(output: Rollup.OutputBundle[string] | undefined): Iterable<string> {
  if (output?.type !== 'chunk') return [];
  return (output as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? [];
}
