import { readFileSync } from 'node:fs';
import { families, palette } from '../palette.mjs';
import { brands, types } from './brands.mjs';
import { slotSymbols } from './symbols.mjs';

export { brands, types };

/**
 * All games with their art, in the order of the lobby. The first fifteen are the Popular grid; neighbours differ in colour
 * family: three in a row on a phone, five on a desktop.
 *
 * at: centre x, y, size and rotation of the hero object on the 256 x 320 tile. back and front: props as [name, x, y,
 * size, rotation]. reels: the three high symbols besides the hero. low: name of the set of the other four.
 */
export const allGames = JSON.parse(readFileSync(new URL('games.json', import.meta.url), 'utf8'));

const getBrand = (game) => brands.find((brand) => brand.slug === game.brand);

/** Returns the palette of a game: the brand's colour family in the game's tone. */
export const getTheme = (game) => palette(game.brand, game.tone);
export const getPattern = (game) => game.pattern ?? families[game.brand].pattern;

/** Returns what the mock server serves: the catalogue without the drawing instructions. */
export function catalogue() {
  return {
    platforms: [1, 2, 3].map((id) => ({ id, sort: id })),
    types: types.map((type) => ({ ...type, sort: type.id, status: 1 })),
    brands: brands.map((brand) => {
      const { c, hi, deep } = palette(brand.slug);
      return {
        id: brand.id,
        slug: brand.slug,
        name: brand.name,
        platformId: brand.platformId,
        sort: brand.id,
        status: true,
        maintain: brand.maintain ?? 0,
        theme: { hi, deep, from: c, to: deep },
      };
    }),
    games: allGames.map((game, index) => ({
      id: game.id,
      name: game.name,
      brandId: getBrand(game).id,
      typeId: types.find((type) => type.slug === game.type).id,
      platformId: getBrand(game).platformId,
      hot: game.hot ? 1 : 0,
      hotSort: game.hot ?? 0,
      showType: game.isNew ? 1 : 0,
      sort: index + 1,
      status: 1,
      maintain: game.maintainFor ? 1 : 0,
      // Minutes from the start of the world; only for games with an announced end of maintenance.
      maintainUntil: game.maintainFor,
      theme: getTheme(game),
      symbols: game.reels ? slotSymbols(game) : [],
    })),
  };
}
