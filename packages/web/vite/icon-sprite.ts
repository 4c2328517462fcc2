import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { firstIcons, laterIcons } from '../src/ui/icon/icon-names.ts';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const LATER = 'virtual:later-icons';

/**
 * The icons as two sprites: icons of the first view are part of the page; the others are the text of the module
 * `virtual:later-icons`.
 */
export function iconSprite(): Plugin {
  const set = createRequire(import.meta.url)('@iconify-json/lucide/icons.json') as IconSet;
  const symbol = (name: string) => {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
    if (!icon) throw new Error(`icon-sprite: lucide has no icon "${name}"`);
    // The element sets stroke width and fill, so that one icon serves all sizes and states.
    const body = icon.body.replaceAll(' stroke-width="2"', '').replaceAll(' fill="none"', '');
    return `<symbol id="i-${name}" viewBox="0 0 24 24">${body}</symbol>`;
  };
  const symbols = (names: readonly string[]) => names.map(symbol).join('');
  return {
    name: 'icon-sprite',
    resolveId: (id) => (id === LATER ? `\0${LATER}` : null),
    load: (id) => (id === `\0${LATER}` ? `export default ${JSON.stringify(symbols(laterIcons))}` : null),
    transformIndexHtml: () => [
      {
        tag: 'svg',
        attrs: { 'aria-hidden': 'true', hidden: true },
        children: symbols(firstIcons),
        injectTo: 'body',
      },
    ],
  };
}
