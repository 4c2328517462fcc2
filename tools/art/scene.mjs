import { spark, star } from './emblem.mjs';
import { fairyLights, lightDefs, lit } from './light.mjs';
import { rays } from './patterns.mjs';
import { svg } from './render.mjs';

/** Colours of the scenes: four stops of the sky, three of the halo, and the two dunes in front. */
const skies = {
  night: {
    sky: ['#0A1140', '#1E2C86', '#8E2F4A', '#FF7A45'],
    halo: ['#FFE9A0', '#FF9E3D', '#C7443F'],
    hi: '#FFE9A8',
    dunes: ['#7A2A3C', '#2A1238'],
  },
  teal: {
    sky: ['#06173F', '#0B5F9C', '#0E93B8', '#35DCC4'],
    halo: ['#D9FFF2', '#3BE3C8', '#1E8FE0'],
    hi: '#C9FFF6',
    dunes: ['#0A5F7C', '#06264F'],
  },
  rose: {
    sky: ['#1B0B3A', '#6A1250', '#C0265C', '#FF7A4A'],
    halo: ['#FFF0B8', '#FF9A4A', '#FF3D6B'],
    hi: '#FFE0D0',
    dunes: ['#7D1C4C', '#2A0A34'],
  },
  amber: {
    sky: ['#160A2E', '#54204A', '#B8541E', '#FFC24A'],
    halo: ['#FFF6C8', '#FFB83A', '#D9601E'],
    hi: '#FFEFB0',
    dunes: ['#6E2E1E', '#24101C'],
  },
  leaf: {
    sky: ['#05162E', '#0B4A5C', '#1C8A4E', '#C6E85A'],
    halo: ['#F6FFC9', '#9CE04A', '#2FA06A'],
    hi: '#F0FFC0',
    dunes: ['#0E5A3E', '#06262E'],
  },
};

/** Objects of each scene in units of the 352-high phone hero: [name, dx, y, size, rotation, flip]. */
const casts = {
  gift: {
    sky: 'night',
    back: [
      ['coin', -60, 92, 46, -20],
      ['coin', 120, 96, 58, 20],
      ['coin', 150, 186, 44, 10],
      ['coin', -110, 150, 40, -30],
    ],
    main: ['gift', 16, 190, 224, -4],
    front: [
      ['coin', -112, 286, 84, -12],
      ['coin', -50, 306, 72, 6],
      ['coin', 74, 300, 84, -6],
      ['coin', 134, 278, 96, 14],
      ['coin', 14, 322, 70, 0],
    ],
    sparks: [
      [-130, 120, 16],
      [150, 70, 12],
    ],
  },
  peacock: {
    sky: 'teal',
    main: ['peacock', 10, 176, 290, 0],
    front: [
      ['gem-stone', -118, 278, 86, -12],
      ['coin', 140, 286, 80, 12],
    ],
    sparks: [],
  },
  truck: {
    sky: 'rose',
    back: [['hibiscus', -120, 110, 84, -12]],
    main: ['truck', 10, 196, 270, -3, true],
    front: [
      ['coin', -130, 286, 70, -12],
      ['coin', 150, 280, 80, 12],
    ],
    sparks: [[120, 60, 14]],
  },
  lantern: {
    sky: 'amber',
    back: [
      ['lantern', -112, 150, 110, -6],
      ['lantern', 140, 140, 120, 6],
    ],
    main: ['lantern', 14, 178, 262, 0],
    front: [
      ['teapot', -104, 286, 96, -6],
      ['coin', 132, 294, 76, 12],
    ],
    sparks: [[-150, 74, 12]],
  },
  mango: {
    sky: 'leaf',
    back: [['kite', 136, 104, 104, 10]],
    main: ['mango', 8, 180, 244, -8],
    front: [
      ['mango', 132, 274, 110, 20],
      ['coin', -116, 290, 78, -10],
    ],
    sparks: [
      [-128, 110, 14],
      [96, 54, 10],
    ],
  },
};

/** Names of all scenes. */
export const sceneNames = Object.keys(casts);
/** Hero pictures of phone and desktop: suffix, width, height, centre of the object, light scale, quality. */
export const heroSizes = [
  { suffix: 'm', width: 716, height: 352, centre: 520, light: 1.2, quality: 54 },
  { suffix: 'd', width: 1520, height: 640, centre: 1090, light: 2, quality: 57 },
];

/** A deterministic random generator, so that every render has the same stars. */
function scatter(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

function specks(width, height, count) {
  const next = scatter(7);
  let dots = '';
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [next() * width, next() * height * 0.8];
    // Text is on the left half: only dots there, no glints.
    dots +=
      next() < 0.16 && x > width * 0.5
        ? spark(x, y, 5 + next() * 7, { fill: '#FFF3C4', opacity: 0.85 })
        : `<circle cx="${x}" cy="${y}" r="${0.7 + next() * 1.5}" fill="#fff" opacity="${0.3 + next() * 0.6}"/>`;
  }
  return dots;
}

const dune = (width, height, y, fill, opacity, rise) =>
  `<path opacity="${opacity}" fill="${fill}" d="M0 ${height}V${y}C${width * 0.2} ${y - 40 * rise} ${width * 0.35} ${y + 30 * rise} ${width * 0.55} ${y + 4 * rise}S${width * 0.85} ${y - 46 * rise} ${width} ${y - 8 * rise}V${height}Z"/>`;

/** Draws sky, stars, halo, rays, lights and dunes, with `body` on top. */
function stage(width, height, sky, { centre, top, light, dunes }, body) {
  const [s0, s1, s2, s3] = sky.sky;
  const [h0, h1, h2] = sky.halo;
  const [x, y] = centre;
  const rise = height / 352;
  const bulb = 5 * rise;
  return svg(
    width,
    height,
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${s0}"/><stop offset=".42" stop-color="${s1}"/><stop offset=".72" stop-color="${s2}"/><stop offset="1" stop-color="${s3}"/></linearGradient>
<radialGradient id="halo"><stop stop-color="${h0}"/><stop offset=".22" stop-color="${h1}" stop-opacity=".8"/><stop offset=".6" stop-color="${h2}" stop-opacity=".4"/><stop offset="1" stop-color="${h2}" stop-opacity="0"/></radialGradient>${lightDefs({ hi: sky.hi, deep: '#03051A' }, light)}</defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>${specks(width, height, Math.round((width * height) / (7000 * light)))}
<circle cx="${x}" cy="${y}" r="${260 * rise}" fill="url(#halo)"/>${rays(x, y, width, 22, '#FFF0C0', 0.22)}
${fairyLights([-20, top[0] * rise], [width * 0.52, top[1] * rise], 34 * rise, 13, bulb)}${fairyLights([width * 0.52, top[1] * rise], [width + 30, top[2] * rise], 26 * rise, 11, bulb)}
${dune(width, height, dunes[0] * rise, sky.dunes[0], 0.9, rise)}${dune(width, height, dunes[1] * rise, sky.dunes[1], 1, rise)}${body}`,
  );
}

/** Draws a hero picture: the left half empty for text, one large lit object on the right. */
export function hero(name, { width, height, centre, light }) {
  const cast = casts[name];
  const rise = height / 352;
  const put = ([figure, dx, y, size, turn = 0, flip = false]) =>
    lit(figure, centre + dx * rise, y * rise, size * rise, { turn, flip });
  const body = [...(cast.back ?? []), cast.main, ...(cast.front ?? [])].map(put).join('');
  const glints = cast.sparks.map(([dx, y, r]) => spark(centre + dx * rise, y * rise, r * rise)).join('');
  return stage(
    width,
    height,
    skies[cast.sky],
    { centre: [centre, 170 * rise], top: [-6, -14, 10], light, dunes: [294, 320] },
    body + glints,
  );
}

/** Draws the login cover, 780 x 720: the road to the bazaar under the star. The sheet covers its lower half. */
export function cover() {
  const sky = {
    ...skies.night,
    sky: ['#0A0F2C', '#1E2C86', '#8E2F4A', '#D95A44'],
    dunes: ['#5A2148', '#1B1140'],
  };
  const objects = [
    ['kite', 640, 236, 140, 0],
    ['lantern', 122, 232, 132, -6],
    ['auto-rickshaw', 196, 506, 186],
    ['truck', 490, 484, 270, 0, true],
    ['coin', 330, 590, 70, -8],
    ['coin', 662, 600, 84, 14],
  ];
  const body =
    star(390, 236, 128) +
    objects
      .map(([name, x, y, size, turn = 0, flip = false]) => lit(name, x, y, size, { turn, flip }))
      .join('') +
    spark(250, 120, 16) +
    spark(560, 110, 12);
  return stage(780, 720, sky, { centre: [390, 340], top: [12, -8, 16], light: 1.8, dunes: [272, 300] }, body);
}

/** Draws a portrait picture for a notice, 640 x 800: the same scene with the object large in its middle. */
export function notice(name) {
  const cast = casts[name];
  const scale = 1.7;
  const put = ([figure, dx, y, size, turn = 0, flip = false]) =>
    lit(figure, 306 + dx * scale, 130 + y * scale, size * scale, { turn, flip });
  const body = [...(cast.back ?? []), cast.main, ...(cast.front ?? [])].map(put).join('');
  return stage(
    640,
    800,
    skies[cast.sky],
    { centre: [320, 430], top: [-4, -8, 4], light: 1.7, dunes: [262, 288] },
    body + cast.sparks.map(([dx, y, r]) => spark(306 + dx * scale, 130 + y * scale, r * scale)).join(''),
  );
}

/** Draws the picture of link previews, 1200 x 630: star and truck. The name is in the page's title. */
export function share() {
  const body =
    star(300, 290, 190) +
    lit('truck', 830, 350, 470, { turn: -3, flip: true }) +
    lit('coin', 560, 520, 130, { turn: -12 }) +
    lit('coin', 1090, 530, 120, { turn: 12 }) +
    lit('kite', 1070, 130, 150, {});
  return stage(
    1200,
    630,
    skies.night,
    { centre: [600, 290], top: [-6, -14, 10], light: 2, dunes: [290, 318] },
    body,
  );
}
