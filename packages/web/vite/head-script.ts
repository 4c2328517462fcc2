import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { PageData } from '../src/head/page-data.ts';
import { mapLayouts } from './layout-files.ts';

const PLACEHOLDER = '/*head-script*/';

/** Bundles src/head/head.ts into a classic script. @returns a function that writes the data of a page into it */
export async function buildHeadScript(): Promise<(data: PageData) => string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('../src/head/head.ts', import.meta.url)),
        formats: ['iife'],
        name: 'head',
      },
    },
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  const code = output[0].code.trim();
  return (data) => code.replace('PAGE_DATA', () => JSON.stringify(data));
}

/** Writes the head script into index.html. */
export function headScript(): Plugin {
  let env: Record<string, unknown> = {};
  return {
    name: 'head-script',
    configResolved(config) {
      env = config.env;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const writeData = await buildHeadScript();
        const code = writeData({
          apiBase: (env['VITE_API_BASE'] as string | undefined) ?? '',
          hasDesktop: env['VITE_ENABLE_DESKTOP'] !== 'false',
          files: bundle ? mapLayouts(bundle) : {},
        });
        return html.replace(PLACEHOLDER, () => code);
      },
    },
  };
}
