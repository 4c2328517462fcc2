import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { allGames, brands, catalogue, patternOf, themeOf } from './catalogue/index.mjs';
import { channel, channelNames } from './channel.mjs';
import { avatars, largeObjects, objects } from './interface.mjs';
import { avatar, cutout, emblem, symbol } from './object.mjs';
import { room, save, saveJpeg, savePng, saveWebp } from './render.mjs';
import { cover, hero, heroSizes, notice, sceneNames, share } from './scene.mjs';
import { TILE, tile } from './tile.mjs';
import { film } from './video.mjs';
import { appIcon, faviconSvg, vectors } from './vector.mjs';

/**
 * Renders every picture of the product: `npm run art`, or `npm run art -- tiles heroes` for some.
 * The results are committed, so that starting up needs no renderer.
 */

const SQUARE = [128, 128];
const KEY = [96, 96];

async function inTurn(list, draw) {
  const sizes = [];
  for (const item of list) sizes.push(await draw(item));
  return sizes;
}

const jobs = {
  catalogue: async () => {
    const path = join(room.content, 'catalogue.json');
    const size = await save(path, `${JSON.stringify(catalogue(), null, 2)}\n`);
    const oxfmt = createRequire(import.meta.url).resolve('oxfmt/package.json');
    execFileSync(process.execPath, [join(dirname(oxfmt), 'bin/oxfmt'), path]);
    return [size];
  },
  tiles: () =>
    inTurn(allGames, (game) =>
      saveWebp(
        join(room.content, 'games', `${game.id}.webp`),
        tile(game, themeOf(game), patternOf(game)),
        TILE,
        { quality: 44 },
      ),
    ),
  // The same pictures at twice the size, for the game's own page.
  posters: () =>
    inTurn(allGames, (game) =>
      saveWebp(
        join(room.content, 'posters', `${game.id}.webp`),
        tile(game, themeOf(game), patternOf(game)),
        TILE.map((side) => side * 2),
        { quality: 36, oversize: 3 },
      ),
    ),
  symbols: async () => {
    const folder = join(room.content, 'symbols');
    const names = new Set(['tara', 'gift', 'coin', ...catalogue().games.flatMap((game) => game.symbols)]);
    // A symbol that no game names any more must not stay behind.
    await rm(folder, { recursive: true, force: true });
    return inTurn([...names].toSorted(), (name) =>
      saveWebp(join(folder, `${name}.webp`), symbol(name), SQUARE, { quality: 58, alphaQuality: 80 }),
    );
  },
  heroes: () =>
    inTurn(
      sceneNames.flatMap((name) => heroSizes.map((size) => [name, size])),
      ([name, size]) =>
        saveWebp(
          join(room.content, 'heroes', `${name}_${size.suffix}.webp`),
          hero(name, size),
          [size.width, size.height],
          { quality: size.quality, smartSubsample: true },
        ),
    ),
  notices: () =>
    inTurn(['gift', 'lantern', 'mango'], (name) =>
      saveWebp(join(room.content, 'notices', `${name}.webp`), notice(name), [640, 800], { quality: 56 }),
    ),
  brands: () =>
    inTurn(brands, (brand) =>
      saveWebp(join(room.content, 'brands', `${brand.slug}.webp`), emblem(brand), KEY, { quality: 60 }),
    ),
  channels: () =>
    inTurn(channelNames, (name) =>
      saveWebp(join(room.content, 'channels', `${name}.webp`), channel(name), KEY, {
        quality: 80,
        alphaQuality: 90,
      }),
    ),
  avatars: () =>
    inTurn([...avatars.entries()], ([index, [name, family, tone]]) =>
      savePng(join(room.public, 'static/avatar', `avatar_${index}.png`), avatar(name, family, tone), SQUARE, {
        palette: true,
        quality: 40,
        dither: 0,
      }),
    ),
  objects: () =>
    inTurn(Object.entries(objects), ([file, name]) =>
      saveWebp(join(room.assets, 'objects', `${file}.webp`), cutout(name), SQUARE, {
        quality: 60,
        alphaQuality: 70,
      }),
    ),
  // The same, for the head of a promotion's page.
  'large-objects': () =>
    inTurn(Object.entries(largeObjects), ([file, [name, options]]) =>
      saveWebp(join(room.assets, 'objects', `${file}.webp`), cutout(name, options), [480, 480], {
        quality: 58,
        alphaQuality: 70,
        oversize: 4,
      }),
    ),
  cover: async () => [
    await saveWebp(join(room.assets, 'cover.webp'), cover(), [780, 720], {
      quality: 58,
      smartSubsample: true,
    }),
  ],
  vectors: () => inTurn(Object.entries(vectors), ([file, text]) => save(join(room.assets, file), text)),
  icons: async () => [
    await save(join(room.public, 'favicon.svg'), faviconSvg),
    await savePng(join(room.public, 'icons/192.png'), appIcon(192, { round: 112 }), [192, 192], {
      palette: true,
    }),
    await savePng(join(room.public, 'icons/512.png'), appIcon(512, { round: 112 }), [512, 512], {
      palette: true,
    }),
    await savePng(join(room.public, 'icons/maskable-512.png'), appIcon(512, { safe: 0.78 }), [512, 512], {
      palette: true,
    }),
    // JPEG: not every site that shows link previews reads WebP.
    await saveJpeg(join(room.public, 'icons/share.jpg'), share(), [1200, 630], { quality: 66 }),
  ],
};

/** Only when named: it needs ffmpeg, which nothing else here does. */
const extra = { film };

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in jobs || name in extra));
if (unknown.length)
  throw new Error(`Not a job: ${unknown.join(', ')}. Jobs: ${Object.keys({ ...jobs, ...extra }).join(', ')}`);

for (const name of chosen.length ? chosen : Object.keys(jobs)) {
  const sizes = (await { ...jobs, ...extra }[name]()).toSorted((a, b) => a - b);
  const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(
    `${name.padEnd(10)} ${String(sizes.length).padStart(4)} files, median ${kB(sizes[sizes.length >> 1])}, largest ${kB(sizes.at(-1))}, together ${kB(total)}`,
  );
}
