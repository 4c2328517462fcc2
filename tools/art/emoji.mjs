import { createRequire } from 'node:module';

/** Fluent Emoji (MIT), the source of most objects. */
const set = createRequire(import.meta.url)('@iconify-json/fluent-emoji/icons.json');

let serial = 0;

/**
 * Returns the body of an emoji in its 32 x 32 box. Every id gets a unique prefix: with equal ids, copies of an emoji in
 * one picture would share their gradients.
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
