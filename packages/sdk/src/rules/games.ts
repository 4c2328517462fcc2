import { HomeTab } from './constants.ts';
import { toEntries } from './entries.ts';

/** The fields of a game that the rules use (spec 3). */
export interface GameFacts {
  id: number;
  brandId: number;
  typeId: number;
  name: string;
  hot: number;
  hotSort: number;
  showType: number;
  sort: number;
  status: number;
  maintain: number;
  params?: { brandMaintain?: number | undefined } | undefined;
}

interface Sorted {
  id: number;
  sort: number;
}

function bySort(a: Sorted, b: Sorted) {
  return a.sort - b.sort || a.id - b.id;
}

/**
 * Returns whether a status is on: true or 1. Brands have a boolean, game types a number (spec 2.5).
 * @param status status of the configuration
 */
export function isEnabled(status: boolean | number): boolean {
  return status === true || status === 1;
}

/** Brands and game types of the web config, which can be switched off. */
export interface GameGroups {
  appGameBrandList: readonly { id: number; status: boolean | number }[];
  appGameTypeList: readonly { id: number; status: boolean | number }[];
}

/**
 * Returns the games with status 1 in order. Other games are in no grid and no search (spec 3).
 * @param games gameList of the configuration
 * @param groups the web config: games of a brand or a type that is switched off are left out
 */
export function listedGames<G extends GameFacts>(games: readonly G[], groups?: GameGroups): G[] {
  const isOff = (list: GameGroups['appGameBrandList'] | undefined, wanted: number) =>
    toEntries(list).some(({ id, status }) => id === wanted && !isEnabled(status));
  return toEntries(games)
    .filter(
      ({ status, brandId, typeId }) =>
        status === 1 && !isOff(groups?.appGameBrandList, brandId) && !isOff(groups?.appGameTypeList, typeId),
    )
    .sort(bySort);
}

/**
 * Returns the popular games: hot=1 and showType=0, ordered by hotSort (spec 4).
 * @param games gameList of the configuration
 */
export function popularGames<G extends GameFacts>(games: readonly G[]): G[] {
  return toEntries(games)
    .filter((game) => game.status === 1 && game.hot === 1 && game.showType === 0)
    .sort((a, b) => a.hotSort - b.hotSort || a.id - b.id);
}

/**
 * Returns the game types with status 1, ordered by sort (spec 4).
 * @param types appGameTypeList of the web config
 */
export function listedGameTypes<T extends Sorted & { status: number }>(types: readonly T[]): T[] {
  return toEntries(types)
    .filter((type) => isEnabled(type.status))
    .sort(bySort);
}

/**
 * Returns the brands with games of a type in order: the sub-tabs of a game-type tab (spec 2.5).
 * @param brands appGameBrandList of the web config
 * @param games gameList of the configuration
 * @param typeId id of a game type
 */
export function brandsOfType<B extends Sorted & { status: boolean | number }>(
  brands: readonly B[],
  games: readonly GameFacts[],
  typeId: number,
): B[] {
  const present = new Set(listedGames(games).flatMap((game) => (game.typeId === typeId ? game.brandId : [])));
  return toEntries(brands)
    .filter((brand) => isEnabled(brand.status) && present.has(brand.id))
    .sort(bySort);
}

/**
 * Returns the games of a brand and a type (spec 2.5).
 * @param games gameList of the configuration
 * @param typeId id of a game type
 * @param brandId id of a brand
 */
export function gamesOfBrand<G extends GameFacts>(games: readonly G[], typeId: number, brandId: number): G[] {
  return listedGames(games).filter((game) => game.typeId === typeId && game.brandId === brandId);
}

/**
 * Returns whether the game or its brand is in maintenance (spec 4).
 * @param game maintain and params.brandMaintain are 1 during maintenance
 */
export function isInMaintenance(game: Pick<GameFacts, 'maintain' | 'params'>): boolean {
  return game.maintain === 1 || game.params?.brandMaintain === 1;
}

/**
 * Returns the badge of a game: hot for hot=1, otherwise new for showType=1; none during maintenance (spec 2.5, 4).
 * @param game game of the configuration
 */
export function getBadge(game: GameFacts): 'hot' | 'new' | null {
  if (isInMaintenance(game)) return null;
  if (game.hot === 1) return 'hot';
  return game.showType === 1 ? 'new' : null;
}

/**
 * Returns the listed games with these ids in the order of the ids.
 * @param games gameList of the configuration
 * @param ids repeated ids count once
 */
export function gamesByIds<G extends GameFacts>(games: readonly G[], ids: readonly number[]): G[] {
  const listed = new Map(listedGames(games).map((game) => [game.id, game]));
  return [...new Set(toEntries(ids))].flatMap((id) => listed.get(id) ?? []);
}

/**
 * Returns the ids of the liked games (spec 3).
 * @param gameLikes game id to flag, 1 for liked
 */
export function likedIds(gameLikes: Readonly<Record<string, number>>): number[] {
  return Object.entries(Object(gameLikes) as typeof gameLikes)
    .filter(([id, flag]) => flag === 1 && /^\d+$/.test(id))
    .map(([id]) => Number(id));
}

/**
 * Returns a copy of the liked map with one change (spec 4).
 * @param gameLikes game id to flag, 1 for liked
 * @param gameId id of the game
 * @param like 1 to like, 0 to unlike
 */
export function withLike(
  gameLikes: Readonly<Record<string, number>>,
  gameId: number,
  like: 0 | 1,
): Record<string, number> {
  const { [String(gameId)]: _was, ...rest } = Object(gameLikes) as typeof gameLikes;
  return like === 1 ? { ...rest, [String(gameId)]: 1 } : rest;
}

/**
 * Returns the address of a game's picture (spec 2.5).
 * @param gameResourceUrl of the web config, with a slash at the end
 * @param gameId id of the game
 */
export function gameImageUrl(gameResourceUrl: string, gameId: number): string {
  return `${gameResourceUrl}${gameId}.webp`;
}

/**
 * Returns the home tab to open: the tab of the navigation state if that names a listed type, otherwise Home (spec 2.5,
 * 4).
 * @param state untrusted navigation state: `{ typeId, brandId }`
 * @param typeIds ids of the listed game types
 * @returns the tab, 0 for Home, and the brand to open in it
 */
export function homeTabFrom(
  state: unknown,
  typeIds: readonly number[],
): { tab: number; brandId: number | null } {
  const { typeId, brandId } = Object(state) as { typeId?: unknown; brandId?: unknown };
  if (typeof typeId !== 'number' || !toEntries(typeIds).includes(typeId))
    return { tab: HomeTab.home, brandId: null };
  return {
    tab: typeId,
    brandId: Number.isSafeInteger(brandId) && Number(brandId) > 0 ? Number(brandId) : null,
  };
}
