import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { allGames, brands, catalogue, getPattern, getTheme } from './catalogue/index.mjs';
import { channel, channelNames } from './channel.mjs';
import { avatars, largeObjects, objects } from './interface.mjs';
import { avatar, cutout, emblem, symbol } from './object.mjs';
import { folders, save, saveJpeg, savePng, saveWebp } from './render.mjs';
import { cover, hero, heroSizes, notice, sceneNames, share } from './scene.mjs';
import { TILE, tile } from './tile.mjs';
import { offerFilms } from './offer-films.mjs';
import { film } from './video.mjs';
import { appIcon, faviconSvg, vectors } from './vector.mjs';

/**
 * Renders every picture of the product: `npm run art`, or `npm run art -- tiles heroes` for some. The results are
 * committed, so that starting the product needs no renderer.
 */

const SQUARE = [128, 128];
const SMALL_SQUARE = [96, 96];

async function runInOrder(list, draw) {
  const sizes = [];
  for (const item of list) sizes.push(await draw(item));
  return sizes;
}

const jobs = {
  catalogue: async () => {
    const path = join(folders.content, 'catalogue.json');
    // One line for each record.
    const lists = Object.entries(catalogue()).map(
      ([name, records]) =>
        `  ${JSON.stringify(name)}: [\n${records.map((record) => `    ${JSON.stringify(record)}`).join(',\n')}\n  ]`,
    );
    return [await save(path, `{\n${lists.join(',\n')}\n}\n`)];
  },
  tiles: () =>
    runInOrder(allGames, (game) =>
      saveWebp(
        join(folders.content, 'games', `${game.id}.webp`),
        tile(game, getTheme(game), getPattern(game)),
        TILE,
        { quality: 44 },
      ),
    ),
  // The tiles at twice the size, for the page of the game.
  posters: () =>
    runInOrder(allGames, (game) =>
      saveWebp(
        join(folders.content, 'posters', `${game.id}.webp`),
        tile(game, getTheme(game), getPattern(game)),
        TILE.map((side) => side * 2),
        { quality: 36, oversize: 3 },
      ),
    ),
  symbols: async () => {
    const folder = join(folders.content, 'symbols');
    const names = new Set(['tara', 'gift', 'coin', ...catalogue().games.flatMap((game) => game.symbols)]);
    // Removes symbols that no game uses any more.
    await rm(folder, { recursive: true, force: true });
    return runInOrder([...names].toSorted(), (name) =>
      saveWebp(join(folder, `${name}.webp`), symbol(name), SQUARE, { quality: 58, alphaQuality: 80 }),
    );
  },
  heroes: () =>
    runInOrder(
      sceneNames.flatMap((name) => heroSizes.map((size) => [name, size])),
      ([name, size]) =>
        saveWebp(
          join(folders.content, 'heroes', `${name}_${size.suffix}.webp`),
          hero(name, size),
          [size.width, size.height],
          { quality: size.quality, smartSubsample: true },
        ),
    ),
  notices: () =>
    runInOrder(['gift', 'lantern', 'mango'], (name) =>
      saveWebp(join(folders.content, 'notices', `${name}.webp`), notice(name), [640, 800], { quality: 56 }),
    ),
  brands: () =>
    runInOrder(brands, (brand) =>
      saveWebp(join(folders.content, 'brands', `${brand.slug}.webp`), emblem(brand), SMALL_SQUARE, {
        quality: 60,
      }),
    ),
  channels: () =>
    runInOrder(channelNames, (name) =>
      saveWebp(join(folders.content, 'channels', `${name}.webp`), channel(name), SMALL_SQUARE, {
        quality: 80,
        alphaQuality: 90,
      }),
    ),
  avatars: () =>
    runInOrder([...avatars.entries()], ([index, [name, family, tone]]) =>
      savePng(
        join(folders.public, 'static/avatar', `avatar_${index}.png`),
        avatar(name, family, tone),
        SQUARE,
        {
          palette: true,
          quality: 40,
          dither: 0,
        },
      ),
    ),
  objects: () =>
    runInOrder(Object.entries(objects), ([file, name]) =>
      saveWebp(join(folders.assets, 'objects', `${file}.webp`), cutout(name), SQUARE, {
        quality: 60,
        alphaQuality: 70,
      }),
    ),
  // The same for the head of a promotion's page.
  'large-objects': () =>
    runInOrder(Object.entries(largeObjects), ([file, [name, options]]) =>
      saveWebp(join(folders.assets, 'objects', `${file}.webp`), cutout(name, options), [480, 480], {
        quality: 58,
        alphaQuality: 70,
        oversize: 4,
      }),
    ),
  cover: async () => [
    await saveWebp(join(folders.assets, 'cover.webp'), cover(), [780, 720], {
      quality: 58,
      smartSubsample: true,
    }),
  ],
  vectors: () =>
    runInOrder(Object.entries(vectors), ([file, text]) => save(join(folders.assets, file), text)),
  icons: async () => [
    await save(join(folders.public, 'favicon.svg'), faviconSvg),
    await savePng(join(folders.public, 'icons/192.png'), appIcon(192, { round: 112 }), [192, 192], {
      palette: true,
    }),
    await savePng(join(folders.public, 'icons/512.png'), appIcon(512, { round: 112 }), [512, 512], {
      palette: true,
    }),
    await savePng(join(folders.public, 'icons/maskable-512.png'), appIcon(512, { safe: 0.78 }), [512, 512], {
      palette: true,
    }),
    // JPEG, because some sites with link previews do not support WebP.
    await saveJpeg(join(folders.public, 'icons/share.jpg'), share(), [1200, 630], { quality: 66 }),
  ],
};

/** Only if named: films need ffmpeg or Chromium. */
const extra = { film, offerFilms };

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
