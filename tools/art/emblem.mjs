/**
 * The product's marks: the faceted star, the coin and the four-point spark. They are SVG strings, used by the pictures
 * and by the SVG files of the web client.
 */

const point = (x, y) => `${Number(x.toFixed(2))},${Number(y.toFixed(2))}`;

/** Light, middle and dark facets of the star: lit, embossed and unlit. */
export const facets = {
  lit: { light: '#FFF3C4', mid: '#FFD35C', dark: '#E79A12' },
  coin: { light: '#FFFAE3', mid: '#FFE48F', dark: '#F0A21A' },
  groove: { light: '#8F4D00', mid: '#8F4D00', dark: '#8F4D00' },
  unlit: { light: '#8EA0E8', mid: '#5D70C4', dark: '#34468F' },
};

/**
 * Draws the star: eight rays, four long and four short. (Eight equal rays would look like two crossed squares.) Each
 * ray has a light and a dark half.
 */
export function star(cx, cy, radius, colours = facets.lit) {
  const RAYS = 8;
  const SHORT = 0.8;
  const WAIST = 0.52;
  const half = Math.PI / RAYS;
  const at = (angle, r) => point(cx + Math.cos(angle) * r, cy + Math.sin(angle) * r);
  let paths = '';
  for (let ray = 0; ray < RAYS; ray += 1) {
    const short = ray % 2 === 1;
    const angle = ray * 2 * half - Math.PI / 2;
    const tip = at(angle, radius * (short ? SHORT : 1));
    const centre = point(cx, cy);
    paths += `<path fill="${short ? colours.mid : colours.light}" d="M${centre} ${at(angle - half, radius * WAIST)} ${tip}Z"/>`;
    paths += `<path fill="${colours.dark}" d="M${centre} ${tip} ${at(angle + half, radius * WAIST)}Z"/>`;
  }
  return `<g>${paths}</g>`;
}

/** Gradients of the coin; needed once in each document with a coin. */
export const coinDefs =
  '<linearGradient id="coinA" x1=".2" y1="0" x2=".8" y2="1"><stop stop-color="#FFE78F"/><stop offset=".5" stop-color="#FFBE2E"/><stop offset="1" stop-color="#E08A00"/></linearGradient>' +
  '<linearGradient id="coinB" x1=".8" y1="1" x2=".2" y2="0"><stop stop-color="#FFCF4F"/><stop offset="1" stop-color="#E3930B"/></linearGradient>';

/**
 * Draws the coin, centred on the origin, 100 units wide (106 x 108 with its edge). Needs {@link coinDefs}.
 *
 * @param bead colour of the bead ring between edge and star, which differs by region
 */
export function coin(bead = '#C27300') {
  return (
    '<circle cx="2" cy="5" r="49" fill="#8F4D00"/><circle r="49" fill="url(#coinA)"/>' +
    '<circle r="49" fill="none" stroke="#FFF0B8" stroke-width="2.4" stroke-opacity=".9" stroke-dasharray="96 220" stroke-dashoffset="-150"/>' +
    '<circle r="38" fill="url(#coinB)" stroke="#A85F00" stroke-width="2.5"/>' +
    `<circle r="43.5" fill="none" stroke="${bead}" stroke-width="3" stroke-dasharray="3 6.1"/>` +
    `<g transform="translate(1.5 2.5)" opacity=".55">${star(0, 0, 31, facets.groove)}</g>${star(0, 0, 31, facets.coin)}`
  );
}

/** Draws a four-point glint. */
export function spark(x, y, radius, { fill = '#fff', opacity = 1 } = {}) {
  const waist = radius * 0.12;
  return `<path opacity="${opacity}" fill="${fill}" d="M${x} ${y - radius}Q${x + waist} ${y - waist} ${x + radius} ${y}Q${x + waist} ${y + waist} ${x} ${y + radius}Q${x - waist} ${y + waist} ${x - radius} ${y}Q${x - waist} ${y - waist} ${x} ${y - radius}Z"/>`;
}
