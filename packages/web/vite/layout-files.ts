import type { Rollup } from 'vite';
import type { LayoutFiles, ScreenFiles } from '../src/head/page-data.ts';

const LAYOUTS = { mobile: '/layouts/mobile/layout.tsx', desktop: '/layouts/desktop/layout.tsx' };

/** Pages besides home that people often open first, with their screens. */
const PAGES = {
  '/login': '/features/account/auth/LoginScreen.tsx',
  '/register': '/features/account/auth/RegisterScreen.tsx',
};

/** The tables that name the screens of a layout; a page needs them before its screen. */
const TABLES = { mobile: '/layouts/mobile/screens.ts', desktop: '/layouts/desktop/screens.ts' };

/** Returns the first files of each layout, whose names contain hashes. */
export function mapLayouts(bundle: Rollup.OutputBundle): Record<string, LayoutFiles> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  /** The files of some modules without those that are loaded anyway, which it extends. */
  const listFiles = (modules: readonly string[], loaded: Set<string>): ScreenFiles => {
    const js = modules.flatMap((path) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path));
      return chunk ? closure(chunk.fileName, bundle, loaded) : [];
    });
    const css = new Set(js.flatMap((file) => [...getMetadata(bundle[file]).importedCss]));
    const picture = js
      .flatMap((file) => [...getMetadata(bundle[file]).importedAssets])
      .find((file) => file.endsWith('.webp'));
    return {
      js: js.map((file) => `/${file}`),
      css: [...css].map((file) => `/${file}`),
      ...(picture ? { picture: `/${picture}` } : {}),
    };
  };
  return Object.fromEntries(
    Object.entries(LAYOUTS).map(([layout, path]) => {
      const loaded = new Set(entry ? [entry.fileName] : []);
      const { js, css } = listFiles([path], loaded);
      const pages = Object.entries(PAGES).map(([page, screen]) => [
        page,
        listFiles([TABLES[layout as keyof typeof TABLES], screen], new Set(loaded)),
      ]);
      return [layout, { js, css, pages: Object.fromEntries(pages) as LayoutFiles['pages'] }];
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

interface ViteMetadata {
  importedCss: Set<string>;
  importedAssets: Set<string>;
}

function getMetadata(output: Rollup.OutputBundle[string] | undefined): ViteMetadata {
  const { viteMetadata } = (output ?? {}) as { viteMetadata?: ViteMetadata };
  return viteMetadata ?? { importedCss: new Set(), importedAssets: new Set() };
}
