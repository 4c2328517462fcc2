import { coin } from './emblem.mjs';
import { emoji } from './emoji.mjs';
import { props } from './props/index.mjs';

/** Returns the drawing of a name in a 32 x 32 box: our own prop if there is one, otherwise the emoji. */
function figure(name) {
  if (name === 'coin') return `<g transform="translate(16 15.6) scale(.288)">${coin()}</g>`;
  const own = props[name];
  return own ? `<g transform="scale(.32)">${own()}</g>` : emoji(name);
}

/**
 * Draws a figure in a picture.
 *
 * @param name a prop, an emoji or `coin`
 * @param x centre
 * @param y centre
 * @param size edge of its box
 * @param options turn: rotation in degrees; flip; opacity; filter: id of a filter. The filter is on an outer group
 * because the scale of the inner group would also scale its blur.
 */
export function place(name, x, y, size, { turn = 0, flip = false, opacity = 1, filter = '' } = {}) {
  const scale = size / 32;
  const mirrored = flip ? -scale : scale;
  return `<g opacity="${opacity}"${filter ? ` filter="url(#${filter})"` : ''}><g transform="translate(${x} ${y}) rotate(${turn}) scale(${mirrored} ${scale}) translate(-16 -16)">${figure(name)}</g></g>`;
}
