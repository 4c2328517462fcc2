import { readFileSync } from 'node:fs';

interface ManifestEntry {
  file: string;
  css?: string[];
}

const manifest = JSON.parse(
  readFileSync(new URL('../../packages/web/dist/.vite/manifest.json', import.meta.url), 'utf8'),
) as Record<string, ManifestEntry>;

/** Files of the built client that belong to one layout alone. */
export function listFiles(layout: 'mobile' | 'desktop'): string[] {
  return Object.entries(manifest)
    .filter(([key]) => key.includes(`layouts/${layout}/`))
    .flatMap(([, { file, css = [] }]) => [file, ...css]);
}
