import { spark } from './emblem.mjs';
import { place } from './figure.mjs';
import { lightDefs, lit } from './light.mjs';
import { patterns } from './patterns.mjs';
import { svg } from './render.mjs';

/** Size of a game's picture, 4:5. */
export const TILE = [256, 320];

/** Draws three glints at positions that are derived from the game, so that every render has the same. */
function glints(seed) {
  return [12, 8.5, 5]
    .map((radius, i) => {
      const hash =
        [...seed].reduce((sum, char) => (Math.imul(sum, 31) + char.charCodeAt(0)) | 0, i * 977) >>> 0;
      const x = i % 2 ? 196 + (hash % 44) : 16 + (hash % 40);
      return spark(x, 20 + ((hash >> 4) % 110), radius, { opacity: 0.95 });
    })
    .join('');
}

/**
 * Draws the picture of a game.
 *
 * @param game its art: hero, at, flip, back, front (catalogue/index.mjs)
 * @param colours its five colours
 * @param pattern name of its background pattern
 */
export function tile(game, colours, pattern) {
  const [width, height] = TILE;
  const { a, b, c, hi, deep } = colours;
  const [x, y, size, turn] = game.at;
  const back = (game.back ?? [])
    .map(([name, px, py, s, t = 0]) => place(name, px, py, s, { turn: t, opacity: 0.9, filter: 'soft' }))
    .join('');
  const front = (game.front ?? [])
    .map(([name, px, py, s, t = 0]) => lit(name, px, py, s, { turn: t }))
    .join('');
  const full = `width="${width}" height="${height}"`;
  return svg(
    width,
    height,
    `<defs><linearGradient id="ground" x1=".15" y1="0" x2=".6" y2="1"><stop stop-color="${a}"/><stop offset=".42" stop-color="${b}"/><stop offset=".86" stop-color="${c}"/></linearGradient>
<radialGradient id="spot" cx=".5" cy=".4" r=".55"><stop stop-color="${hi}" stop-opacity=".85"/><stop offset=".45" stop-color="${a}" stop-opacity=".45"/><stop offset="1" stop-color="${a}" stop-opacity="0"/></radialGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${deep}" stop-opacity="0"/><stop offset=".6" stop-color="${deep}" stop-opacity=".78"/><stop offset="1" stop-color="${deep}"/></linearGradient>
<radialGradient id="vignette" cx=".5" cy=".4" r=".8"><stop offset=".55" stop-color="${deep}" stop-opacity="0"/><stop offset="1" stop-color="${deep}" stop-opacity=".7"/></radialGradient>${lightDefs(colours)}</defs>
<rect ${full} fill="url(#ground)"/>${patterns[pattern](hi, width, height)}<rect ${full} fill="url(#spot)"/><rect ${full} fill="url(#vignette)"/>
${back}<ellipse cx="${x}" cy="${y + size * 0.47}" rx="${size * 0.4}" ry="${size * 0.08}" fill="${deep}" opacity=".6" filter="url(#softer)"/>
${lit(game.hero, x, y, size, { turn, flip: game.flip })}${front}
<rect y="${height * 0.56}" width="${width}" height="${height * 0.44}" fill="url(#floor)"/>${glints(game.name)}`,
  );
}
