import { coin, coinDefs, facets, star } from './emblem.mjs';

/** Pictures that stay vectors: small files that the web client draws at any size. */

const open = (viewBox, body, extra = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${extra}>${body}</svg>\n`;

/** Two decimals are finer than a pixel at every size in use. */
const trim = (text) => text.replace(/-?\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))));

/** Colour of the bead ring by region. */
const beads = { pk: '#0E8A84', ph: '#C2204A', th: '#FFE27A' };

const rimGold =
  '<linearGradient id="rim" x1=".2" y1="0" x2=".8" y2="1"><stop stop-color="#FFF1BF"/><stop offset=".4" stop-color="#FFBF2B"/><stop offset=".7" stop-color="#B86A00"/><stop offset="1" stop-color="#FFD768"/></linearGradient>';

/** Draws the wheel of the tab bar: segments, rim and hub. Only the large wheel has labels and bulbs. */
function wheelSmall() {
  const families = [
    ['#E8314F', '#A80F38'],
    ['#2456D6', '#12308F'],
    ['#FFC53D', '#E58A00'],
    ['#0E8A84', '#065E6B'],
  ];
  const at = (radius, degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(100 + radius * Math.sin(angle)).toFixed(1)} ${(100 - radius * Math.cos(angle)).toFixed(1)}`;
  };
  // One radial gradient per colour, centred on the hub, serves both segments of that colour.
  const defs = families
    .map(
      ([outer, inner], i) =>
        `<radialGradient id="s${i}" gradientUnits="userSpaceOnUse" cx="100" cy="100" r="84"><stop offset=".4" stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/></radialGradient>`,
    )
    .join('');
  const segments = Array.from({ length: 8 }, (_, i) => {
    const from = i * 45 - 22.5;
    return `<path d="M100 100L${at(84, from)}A84 84 0 0 1 ${at(84, from + 45)}Z" fill="url(#s${i % 4})"/>`;
  }).join('');
  return open(
    '0 0 200 200',
    `<defs>${rimGold}${defs}<linearGradient id="gloss" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".34"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/></linearGradient></defs><circle cx="100" cy="100" r="99" fill="url(#rim)"/><circle cx="100" cy="100" r="90" fill="#4A1322" stroke="#7A3A00" stroke-width="1.5"/><g stroke="#FFD768" stroke-width="2.4">${segments}</g><path d="M20 92a80 80 0 0 1 160 0q-80-26-160 0Z" fill="url(#gloss)"/><circle cx="100" cy="103" r="42" fill="#060920" opacity=".45"/><circle cx="100" cy="100" r="40" fill="url(#rim)"/><circle cx="100" cy="100" r="33" fill="#131D58"/>${star(100, 100, 30)}`,
  );
}

/** Draws one repeat of the scalloped trim. */
function jhalar() {
  const scallops = ['#FFBF2B', '#E83A5F', '#2CC9C0']
    .map((fill, i) => `<path d="M${i * 20}-1h20a10 8.4 0 0 1-20 0Z" fill="${fill}"/>`)
    .join('');
  const pearls = [10, 30, 50].map((x) => `<circle cx="${x}" cy="2.6" r="1.5"/>`).join('');
  return open(
    '0 0 60 8',
    `<g stroke="#060920" stroke-opacity=".45">${scallops}</g><g fill="#FFF8DC">${pearls}</g>`,
    ' width="60" height="8"',
  );
}

/** Draws the empty state: the unlit star under a short string of lights. */
function empty() {
  const bulbs = [
    [32, 25, '#FFD768'],
    [54, 31, '#FF5270'],
    [96, 31, '#45DCD2'],
    [118, 25, '#FFF1BF'],
  ]
    .map(
      ([x, y, fill]) =>
        `<circle cx="${x}" cy="${y + 5}" r="9" fill="${fill}" opacity=".2"/><circle cx="${x}" cy="${y + 5}" r="4" fill="${fill}"/>`,
    )
    .join('');
  return open(
    '0 0 150 84',
    `<path d="M10 14Q75 52 140 14" fill="none" stroke="#6C7DCB" stroke-width="1.5"/>${bulbs}${star(75, 54, 26, facets.unlit)}`,
  );
}

/** The site's icon: the star on a dark ground, which is visible on light and dark browser tabs. */
function favicon() {
  return open('0 0 64 64', `<rect width="64" height="64" rx="15" fill="#101A5A"/>${star(32, 32, 27)}`);
}

const coinFile = (bead) =>
  open('0 0 106 108', `<defs>${coinDefs}</defs><g transform="translate(52 51)">${coin(bead)}</g>`);

/** File name to SVG, for the assets of the web client. */
export const vectors = Object.fromEntries(
  Object.entries({
    'star.svg': open('0 0 100 100', star(50, 50, 49)),
    'coin-pk.svg': coinFile(beads.pk),
    'coin-ph.svg': coinFile(beads.ph),
    'coin-th.svg': coinFile(beads.th),
    'wheel-small.svg': wheelSmall(),
    'jhalar.svg': jhalar(),
    'empty.svg': empty(),
  }).map(([name, text]) => [name, trim(text)]),
);

export const faviconSvg = trim(favicon());

/** Draws the app icon at any size: a dark ground and the star. `safe` shrinks the star for masks. */
export function appIcon(size, { safe = 1, round = 0 } = {}) {
  return open(
    '0 0 512 512',
    `<defs><radialGradient id="dusk" cx=".85" cy=".02" r="1.1"><stop stop-color="#A2483A"/><stop offset=".35" stop-color="#4A2A6E"/><stop offset=".75" stop-color="#131D58"/><stop offset="1" stop-color="#0A0F2E"/></radialGradient><radialGradient id="halo"><stop stop-color="#FFD768" stop-opacity=".55"/><stop offset="1" stop-color="#FFD768" stop-opacity="0"/></radialGradient></defs><rect width="512" height="512" rx="${round}" fill="url(#dusk)"/><circle cx="256" cy="256" r="${250 * safe}" fill="url(#halo)"/><g opacity=".4">${star(262, 270, 196 * safe, { light: '#03051A', mid: '#03051A', dark: '#03051A' })}</g>${star(256, 256, 196 * safe)}`,
    ` width="${size}" height="${size}"`,
  );
}
