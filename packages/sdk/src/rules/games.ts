import { HomeTab } from './constants.ts';
import { entriesOf } from './entries.ts';

/** The fields of a game that the rules read (spec 3). */
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
  badge?: string | undefined;
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
 * A status counts as on for true and for 1: brands carry a boolean, game types a number (spec 2.5).
 * @param status as the configuration carries it
 */
export function isEnabled(status: boolean | number): boolean {
  return status === true || status === 1;
}

/**
 * Games of status 1, in their order; the others are in no grid and no search (spec 3).
 * @param games gameList of the configuration
 */
export function listedGames<G extends GameFacts>(games: readonly G[]): G[] {
  return entriesOf(games)
    .filter((game) => game.status === 1)
    .sort(bySort);
}

/**
 * Popular games: hot=1 and showType=0, ordered by hotSort (spec 4).
 * @param games gameList of the configuration
 */
export function popularGames<G extends GameFacts>(games: readonly G[]): G[] {
  return entriesOf(games)
    .filter((game) => game.status === 1 && game.hot === 1 && game.showType === 0)
    .sort((a, b) => a.hotSort - b.hotSort || a.id - b.id);
}

/**
 * Game types of status 1, ordered by sort (spec 4).
 * @param types appGameTypeList of the web config
 */
export function listedGameTypes<T extends Sorted & { status: number }>(types: readonly T[]): T[] {
  return entriesOf(types)
    .filter((type) => isEnabled(type.status))
    .sort(bySort);
}

/**
 * The brands that have games of a type, in their order: the sub-tabs of a game-type tab (spec 2.5).
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
  return entriesOf(brands)
    .filter((brand) => isEnabled(brand.status) && present.has(brand.id))
    .sort(bySort);
}

/**
 * That brand's games of the type (spec 2.5).
 * @param games gameList of the configuration
 * @param typeId id of a game type
 * @param brandId id of a brand
 */
export function gamesOfBrand<G extends GameFacts>(games: readonly G[], typeId: number, brandId: number): G[] {
  return listedGames(games).filter((game) => game.typeId === typeId && game.brandId === brandId);
}

/**
 * Whether the game or its brand is in maintenance (spec 4).
 * @param game maintain and params.brandMaintain are 1 while it lasts
 */
export function isInMaintenance(game: Pick<GameFacts, 'maintain' | 'params'>): boolean {
  return game.maintain === 1 || game.params?.brandMaintain === 1;
}

/**
 * The badge the server names; without one hot before new. At most one, none while in maintenance (spec 2.5, 4).
 * @param game as the configuration carries it
 */
export function badgeOf(game: GameFacts): 'hot' | 'new' | null {
  if (isInMaintenance(game)) return null;
  // A badge of a later version is none that could be drawn.
  if (game.badge) return game.badge === 'hot' || game.badge === 'new' ? game.badge : null;
  if (game.hot === 1) return 'hot';
  return game.showType === 1 ? 'new' : null;
}

/**
 * Games of a list of ids, in that order, leaving out what is not listed.
 * @param games gameList of the configuration
 * @param ids in the order wanted; repeated ones count once
 */
export function gamesByIds<G extends GameFacts>(games: readonly G[], ids: readonly number[]): G[] {
  const listed = new Map(listedGames(games).map((game) => [game.id, game]));
  return [...new Set(entriesOf(ids))].flatMap((id) => listed.get(id) ?? []);
}

/**
 * Ids of the liked games (spec 3: map of game id to flag).
 * @param gameLikes game id to flag, 1 for liked
 */
export function likedIds(gameLikes: Readonly<Record<string, number>>): number[] {
  return Object.entries(Object(gameLikes) as typeof gameLikes)
    .filter(([id, flag]) => flag === 1 && /^\d+$/.test(id))
    .map(([id]) => Number(id));
}

/**
 * The liked map after the server has agreed to a like or an unlike (spec 4).
 * @param gameLikes game id to flag, 1 for liked; left as it is
 * @param gameId id of the game
 * @param like 1 to like, 0 to take it back
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
 * Where a game's picture lies (spec 2.5).
 * @param gameResourceUrl of the web config, with its slash at the end
 * @param gameId id of the game
 */
export function gameImageUrl(gameResourceUrl: string, gameId: number): string {
  return `${gameResourceUrl}${gameId}.webp`;
}

/**
 * The home tab to open: from navigation state where that names a listed type, else Home (spec 2.5, 4).
 * @param state of the navigation, of any shape: `{ typeId, brandId }`
 * @param typeIds ids of the listed game types
 * @returns the tab, 0 for Home, and the brand to open in it
 */
export function homeTabFrom(
  state: unknown,
  typeIds: readonly number[],
): { tab: number; brandId: number | null } {
  const wanted =
    typeof state === 'object' && state !== null ? (state as { typeId?: unknown; brandId?: unknown }) : {};
  const { typeId, brandId } = wanted;
  if (typeof typeId !== 'number' || !entriesOf(typeIds).includes(typeId))
    return { tab: HomeTab.home, brandId: null };
  const named = typeof brandId === 'number' && Number.isSafeInteger(brandId) && brandId > 0;
  return { tab: typeId, brandId: named ? brandId : null };
}
