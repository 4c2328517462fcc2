import { lightDefs, lit } from './light.mjs';
import { place } from './figure.mjs';
import { palette } from './palette.mjs';
import { rays } from './patterns.mjs';
import { svg } from './render.mjs';

/** Draws an object for the interface, 128 x 128, transparent: shadow, light edge, object. */
export function cutout(name, { size = 104, turn = 0, flip = false } = {}) {
  return svg(
    128,
    128,
    `<defs>${lightDefs({ hi: '#FFE9A8', deep: '#03051A' }, 0.6)}</defs>${place(name, 66, 72, size, { turn, flip, filter: 'shadow' })}${place(name, 63, 61.5, size, { turn, flip, filter: 'rim' })}${place(name, 64, 64, size, { turn, flip })}`,
  );
}

/** Draws a symbol of the reels, 128 x 128, transparent: larger and sharper than `cutout`, with a dark outline. */
export function symbol(name) {
  return svg(
    128,
    128,
    `<defs>${lightDefs({ hi: '#FFE9A8', deep: '#03051A' }, 0.4)}</defs>${place(name, 65, 68, 112, { filter: 'shadow' })}${place(name, 63, 62, 112, { filter: 'rim' })}${place(name, 64, 64, 112)}`,
  );
}

const medallion = (family, tone, size, body) => {
  const colours = palette(family, tone);
  return svg(
    size,
    size,
    `<defs><radialGradient id="ground" cx=".4" cy=".25" r=".95"><stop stop-color="${colours.a}"/><stop offset=".55" stop-color="${colours.b}"/><stop offset="1" stop-color="${colours.c}"/></radialGradient>${lightDefs(colours, 0.5)}</defs><rect width="${size}" height="${size}" fill="url(#ground)"/>${rays(size / 2, size * 0.47, size * 0.94, 12, colours.hi, 0.14)}${body}`,
  );
};

/** Draws the avatar of a player: an animal on the colours of its family, square. The interface makes it round. */
export const avatar = (name, family, tone) => medallion(family, tone, 128, lit(name, 64, 70, 102));

/** Draws the emblem of a studio, 96 x 96. */
export const emblem = (brand) => medallion(brand.slug, 0, 96, lit(brand.emblem, 48, 49, 66));
