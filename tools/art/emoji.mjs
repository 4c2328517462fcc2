import { createRequire } from 'node:module';

/** Fluent Emoji (MIT): the raw material of most objects. */
const set = createRequire(import.meta.url)('@iconify-json/fluent-emoji/icons.json');

let serial = 0;

/**
 * The body of an emoji in its 32 x 32 box. Every id in it gets a fresh prefix: one picture often holds
 * the same emoji several times, and equal ids would make the copies share one another's gradients.
 */
export function emoji(name) {
  const key = set.icons[name] ? name : set.aliases?.[name]?.parent;
  if (!key) throw new Error(`No such emoji: ${name}`);
  const prefix = `e${(serial += 1)}_`;
  return set.icons[key].body
    .replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
}
