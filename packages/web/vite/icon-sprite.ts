import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { iconNames } from '../src/ui/icon/icon-names.ts';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** Writes the icons in use into the page as one sprite: they are there with the first paint, in no script. */
export function iconSprite(): Plugin {
  const set = createRequire(import.meta.url)('@iconify-json/lucide/icons.json') as IconSet;
  const body = (name: string) => {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
    if (!icon) throw new Error(`icon-sprite: lucide has no icon "${name}"`);
    // Stroke width and fill are the element's own business, so that one icon serves all sizes and states.
    return icon.body.replaceAll(' stroke-width="2"', '').replaceAll(' fill="none"', '');
  };
  return {
    name: 'icon-sprite',
    transformIndexHtml: () => {
      const symbols = iconNames.map(
        (name) => `<symbol id="i-${name}" viewBox="0 0 24 24">${body(name)}</symbol>`,
      );
      const children = symbols.join('');
      return [{ tag: 'svg', attrs: { 'aria-hidden': 'true', hidden: true }, children, injectTo: 'body' }];
    },
  };
}
