import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lightDefs, lit } from './light.mjs';
import { spark } from './emblem.mjs';
import { rays } from './patterns.mjs';
import { folders, savePng, saveWebp, svg } from './render.mjs';

/**
 * The promo film: the truck drives at dusk while two dunes and a string of lights pass behind it. Every moving layer
 * repeats after WIDTH and moves by whole repeats, so that the film loops. Needs ffmpeg; no other picture does.
 */

const WIDTH = 640;
const HEIGHT = 360;
const SECONDS = 8;

const wave = (y, height, waves, fill) => {
  let path = `M0 ${HEIGHT}V${y}`;
  for (let x = 0; x <= 2 * WIDTH; x += 8)
    path += `L${x} ${(y + height * Math.sin((x / WIDTH) * 2 * Math.PI * waves)).toFixed(1)}`;
  return svg(2 * WIDTH, HEIGHT, `<path d="${path}V${HEIGHT}Z" fill="${fill}"/>`);
};

function bulbs() {
  const colours = ['#FFD35C', '#FF6A86', '#37D7CF', '#FFF3C4'];
  const SPAN = WIDTH / 2;
  let out = '';
  for (let start = 0; start < 2 * WIDTH; start += SPAN) {
    out += `<path d="M${start} -6Q${start + SPAN / 2} 62 ${start + SPAN} -6" fill="none" stroke="#050818" stroke-opacity=".7" stroke-width="2"/>`;
    for (let i = 0; i < 12; i += 1) {
      const t = i / 12;
      const [x, y] = [start + SPAN * t, -6 * (1 - t) ** 2 + 124 * t * (1 - t) - 6 * t * t];
      const colour = colours[i % 4];
      out += `<circle cx="${x}" cy="${y + 4}" r="13" fill="${colour}" opacity=".2"/><circle cx="${x}" cy="${y + 4}" r="8" fill="${colour}" opacity=".3"/><ellipse cx="${x}" cy="${y + 4}" rx="3.6" ry="5" fill="${colour}"/>`;
    }
  }
  return svg(2 * WIDTH, HEIGHT, out);
}

const sky = svg(
  WIDTH,
  HEIGHT,
  `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#1B0B3A"/><stop offset=".42" stop-color="#6A1250"/><stop offset=".72" stop-color="#C0265C"/><stop offset="1" stop-color="#FF7A4A"/></linearGradient><radialGradient id="halo"><stop stop-color="#FFF0B8"/><stop offset=".22" stop-color="#FF9A4A" stop-opacity=".8"/><stop offset=".6" stop-color="#FF3D6B" stop-opacity=".4"/><stop offset="1" stop-color="#FF3D6B" stop-opacity="0"/></radialGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/><circle cx="360" cy="180" r="270" fill="url(#halo)"/>${rays(360, 180, WIDTH, 22, '#FFF0C0', 0.22)}`,
);

const lorry = svg(
  340,
  300,
  `<defs>${lightDefs({ hi: '#FFE0D0', deep: '#03051A' }, 1.2)}</defs>${lit('truck', 170, 150, 270, { turn: -1, flip: true })}`,
);

const glint = svg(48, 48, spark(24, 24, 22));

/** Renders the film and its cover. @returns the two sizes in bytes */
export async function film() {
  const folder = await mkdtemp(join(tmpdir(), 'tara-film-'));
  const layer = async (name, source, size) => {
    const path = join(folder, `${name}.png`);
    await savePng(path, source, size, {});
    return path;
  };
  const wide = [2 * WIDTH, HEIGHT];
  const layers = [
    await layer('sky', sky, [WIDTH, HEIGHT]),
    await layer('far', wave(272, 16, 2, '#7D1C4C'), wide),
    await layer('near', wave(314, 5, 1, '#2A0A34'), wide),
    await layer('bulbs', bulbs(), wide),
    await layer('lorry', lorry, [340, 300]),
    await layer('glint', glint, [48, 48]),
  ];
  const scroll = (repeats) => `-mod(t*${(WIDTH * repeats) / SECONDS}\\,${WIDTH})`;
  const twinkle = (input, output, at) =>
    `[${input}]format=rgba,fade=in:st=${at}:d=0.35:alpha=1,fade=out:st=${at + 0.5}:d=0.4:alpha=1[${output}]`;
  const sparks = [
    [0.6, 150, 120],
    [2.1, 500, 96],
    [3.7, 250, 80],
    [5.2, 560, 150],
    [6.5, 120, 170],
  ];
  const filter = [
    `[0][1]overlay=x=${scroll(1)}:y=0[a]`,
    `[a][3]overlay=x=${scroll(1)}:y=0[b]`,
    `[b][4]overlay=x=178:y=54+2.4*sin(t*2*PI*1.5)[c]`,
    `[c][2]overlay=x=${scroll(3)}:y=0[d0]`,
    `[5]split=${sparks.length}${sparks.map((_, i) => `[g${i}]`).join('')}`,
    ...sparks.map(([at], i) => twinkle(`g${i}`, `s${i}`, at)),
    ...sparks.map(([, x, y], i) => `[d${i}][s${i}]overlay=x=${x}:y=${y}[d${i + 1}]`),
  ].join(';');
  const film = join(folders.content, 'videos/truck.webm');
  const inputs = layers.flatMap((path) => [
    '-loop',
    '1',
    '-framerate',
    '24',
    '-t',
    String(SECONDS),
    '-i',
    path,
  ]);
  try {
    const cover = svg(
      WIDTH,
      HEIGHT,
      `${sky.replace(/^<svg[^>]*>|<\/svg>$/g, '')}<g clip-path="inset(0)">${bulbs().replace(/^<svg[^>]*>|<\/svg>$/g, '')}${wave(272, 16, 2, '#7D1C4C').replace(/^<svg[^>]*>|<\/svg>$/g, '')}<g transform="translate(178 54)">${lorry.replace(/^<svg[^>]*>|<\/svg>$/g, '')}</g>${wave(314, 5, 1, '#2A0A34').replace(/^<svg[^>]*>|<\/svg>$/g, '')}</g>`,
    );
    const coverSize = await saveWebp(join(folders.content, 'videos/truck.webp'), cover, [WIDTH, HEIGHT], {
      quality: 58,
    });
    execFileSync(
      'ffmpeg',
      [
        '-y',
        '-loglevel',
        'error',
        ...inputs,
        '-filter_complex',
        filter,
        '-map',
        `[d${sparks.length}]`,
        '-an',
        '-t',
        String(SECONDS),
        '-r',
        '24',
        '-c:v',
        'libvpx-vp9',
        '-pix_fmt',
        'yuv420p',
        '-crf',
        '37',
        '-b:v',
        '0',
        '-row-mt',
        '1',
        '-deadline',
        'good',
        '-cpu-used',
        '2',
        film,
      ],
      { stdio: 'inherit' },
    );
    return [coverSize, (await stat(film)).size];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
