import type { Plugin, Rollup } from 'vite';

const OTHER = { mobile: '/layouts/desktop/layout.tsx', desktop: '/layouts/mobile/layout.tsx' };

interface Meta {
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

/**
 * Writes a list of all files of a layout's screens, which the service worker caches (src/app/service-worker.ts). It
 * contains no file of the other layout.
 */
export function lazyFiles(): Plugin {
  return {
    name: 'lazy-files',
    generateBundle: {
      // After Vite has removed the scripts of style-only chunks.
      order: 'post',
      handler(_, bundle) {
        for (const [layout, other] of Object.entries(OTHER)) {
          const source = JSON.stringify(listFiles(bundle, other).map((file) => `/${file}`));
          this.emitFile({ type: 'asset', fileName: `lazy-${layout}.json`, source });
        }
      },
    },
  };
}

/** Files reachable from the entry without the other layout. */
function listFiles(bundle: Rollup.OutputBundle, other: string): string[] {
  const files = new Set<string>();
  function visit(name: string): void {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk' || chunk.facadeModuleId?.endsWith(other)) return;
    files.add(name);
    const { importedCss = [], importedAssets = [] } = (chunk as Meta).viteMetadata ?? {};
    for (const file of [...importedCss, ...importedAssets]) files.add(file);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  }
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' && output.isEntry) visit(output.fileName);
  }
  return [...files].toSorted();
}
