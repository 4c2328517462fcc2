import { createRng } from '#random/rng.ts';
import { getFacts, type GameFacts } from '#game-engine/game-facts.ts';
import { DAY_MS, MINUTE_MS } from '#time/durations.ts';
import type { WorldConfig } from '#config/world-config.ts';
import { loadSeed, type Seed } from './seed.ts';

type Catalogue = Seed['catalogue'];
export type VipLevel = Seed['rewards']['vipLevels'][number];
export type RechargeType = Seed['wallet']['rechargeTypes'][number];
export type TaskConfig = Seed['rewards']['tasks'][number];
type Lobby = Seed['lobby'];

/** A game in the lobby. */
export interface Game extends GameFacts {
  readonly oddsUrl: string;
  readonly id: number;
  readonly brandId: number;
  readonly typeId: Catalogue['games'][number]['typeId'];
  readonly platformId: number;
  readonly name: string;
  readonly hot: 0 | 1;
  readonly hotSort: number;
  readonly showType: 0 | 1;
  readonly sort: number;
  readonly status: 0 | 1;
  readonly version: number;
  readonly maintain: 0 | 1;
  readonly maintainUntil?: number;
  readonly params: { readonly brandMaintain: 0 | 1 };
}

/** The content of a world: the seed's data, adjusted to its configuration and start. Immutable. */
export interface WorldContent {
  readonly games: readonly Game[];
  readonly gamesById: ReadonlyMap<number, Game>;
  readonly gameListVersion: number;
  readonly types: Catalogue['types'];
  readonly brands: Catalogue['brands'];
  readonly platforms: Catalogue['platforms'];
  readonly notices: (Omit<Lobby['notices'][number], 'daysAgo' | 'notInGreen'> & { timestamp: number })[];
  readonly carousel: Omit<Lobby['carousel'][number], 'notInGreen'>[];
  readonly videos: Lobby['videos'];
  readonly images: Lobby['images'];
  readonly fixedImages: Lobby['fixedImages'];
  readonly socialMedia: Lobby['socialMedia'];
  readonly customerServices: Lobby['customerServices'];
  readonly rechargeTypes: RechargeType[];
  readonly banks: Seed['wallet']['banks'];
  /** Our own accounts with the names of their banks. */
  readonly ownAccounts: (Seed['wallet']['ownAccounts'][number] & Seed['wallet']['banks'][number])[];
  readonly withdrawal: Seed['wallet']['withdrawal'];
  readonly trades: Seed['wallet']['trades'];
  readonly mails: Seed['mails'];
  readonly pointExchange: Seed['points']['exchange'];
  readonly socialIdentities: Seed['people']['socialIdentities'];
  readonly rewards: Seed['rewards'];
  readonly invitations: Seed['invitations'];
  readonly seasons: Seed['seasons'];
  readonly promotions: Seed['promotions'];
}

const HALF_HOUR_MS = 30 * MINUTE_MS;

/** A number per start and variant of the list; a client with another number gets the list again. */
function getVersion(games: readonly Game[], baseTime: number): number {
  return (baseTime / HALF_HOUR_MS) * 1_000_000 + createRng(JSON.stringify(games)).int(1, 999_999);
}

const NO_REWARDS: Pick<Seed['rewards'], 'firstCharge' | 'tickers' | 'bigWins' | 'newYearWins'> = {
  firstCharge: [],
  tickers: [],
  bigWins: [],
  newYearWins: [],
};

function listGames(seed: Seed, config: WorldConfig, baseTime: number): Game[] {
  const { maintenance, maintainGameIds } = config;
  const seedRules = maintenance === 'seed' && !maintainGameIds;
  const brandFlag = (flag: 0 | 1): 0 | 1 => (seedRules ? flag : 0);
  const gameFlag = (id: number, flag: 0 | 1): 0 | 1 => {
    if (maintainGameIds) return maintainGameIds.includes(id) ? 1 : 0;
    return seedRules ? flag : maintenance === 'all' ? 1 : 0;
  };
  const brands = new Map(seed.catalogue.brands.map((brand) => [brand.id, brand]));
  return seed.catalogue.games.map((game) => ({
    id: game.id,
    brandId: game.brandId,
    typeId: game.typeId,
    platformId: game.platformId,
    name: game.name,
    hot: game.hot,
    hotSort: game.hotSort,
    showType: game.showType,
    sort: game.sort,
    status: game.status,
    version: 1,
    maintain: gameFlag(game.id, game.maintain),
    ...(gameFlag(game.id, game.maintain) === 1 && game.maintainUntil
      ? { maintainUntil: baseTime + game.maintainUntil * MINUTE_MS }
      : {}),
    ...getFacts(game.typeId),
    // Odds are the same in every world.
    oddsUrl: `/__games/odds/${game.id}`,
    params: { brandMaintain: brandFlag(brands.get(game.brandId)?.maintain ?? 0) },
  }));
}

/** The distance between ids of variants: a variant's id ends like the original's, which determines its picture. */
export const VARIANT_STEP = 10_000;

/** Exactly `count` games: the first ones of the seed, or all of them plus variants; 0 for the seed's number. */
function multiply(games: readonly Game[], count: number): Game[] {
  if (count === 0 || games.length === 0) return [...games];
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / games.length);
    const game = games[index % games.length] as Game;
    if (round === 0) return game;
    return {
      ...game,
      id: game.id + round * VARIANT_STEP,
      name: `${game.name} ${round + 1}`,
      hot: 0,
      sort: game.sort + round * VARIANT_STEP,
    };
  });
}

function build(config: WorldConfig, baseTime: number): WorldContent {
  const seed = loadSeed();
  const { catalogue, lobby, wallet, rewards, promotions, mails, points, people } = seed;
  const empty = config.lists === 'empty';
  const shown = <T>(list: readonly T[]): T[] => (empty ? [] : [...list]);
  const allowed = <T extends { notInGreen: boolean }>(list: readonly T[]) =>
    list
      .filter(({ notInGreen }) => config.mode !== 'green' || !notInGreen)
      .map(({ notInGreen: _notInGreen, ...item }) => item);
  const getBank = (id: number | undefined) => wallet.banks.find(({ bankId }) => bankId === id);
  const games = shown(multiply(listGames(seed, config, baseTime), config.gameCount));
  return {
    games,
    gamesById: new Map(games.map((game) => [game.id, game])),
    gameListVersion: getVersion(games, baseTime),
    types: shown(catalogue.types),
    brands: shown(catalogue.brands).map((brand) => ({
      ...brand,
      status: brand.status && !config.closedBrandIds.includes(brand.id),
    })),
    platforms: catalogue.platforms,
    notices: allowed(shown(lobby.notices)).map(({ daysAgo, ...notice }) => ({
      ...notice,
      timestamp: baseTime - daysAgo * DAY_MS,
    })),
    carousel: allowed(shown(lobby.carousel)),
    videos: shown(lobby.videos),
    images: lobby.images,
    fixedImages: lobby.fixedImages,
    socialMedia: shown(lobby.socialMedia),
    customerServices: shown(lobby.customerServices),
    rechargeTypes: shown(wallet.rechargeTypes)
      .filter((type) => config.mode === 'green' || !type.greenOnly)
      .map((type) => ({ ...type, name: type.name.replace('{bank}', getBank(type.bankId)?.bankName ?? '') })),
    banks: wallet.banks,
    ownAccounts: wallet.ownAccounts.flatMap((account) => {
      const bank = getBank(account.bankId);
      return bank ? [{ ...account, ...bank }] : [];
    }),
    withdrawal: wallet.withdrawal,
    mails: { ...mails, welcome: shown(mails.welcome) },
    pointExchange: shown(points.exchange),
    socialIdentities: people.socialIdentities,
    trades: shown(wallet.trades),
    rewards: empty ? { ...rewards, ...NO_REWARDS } : rewards,
    invitations: seed.invitations,
    seasons: empty ? { ...seed.seasons, weekend: { ...seed.seasons.weekend, winners: [] } } : seed.seasons,
    promotions,
  };
}

/** Worlds with the same configuration and half hour share their content; the oldest variants are dropped. */
const cache = new Map<string, WorldContent>();
const CACHE_MAX = 32;

/**
 * The content of a world.
 * @param startedAt the world's start; times in the content count from the half hour before it
 */
export function createContent(config: WorldConfig, startedAt: number): WorldContent {
  const baseTime = Math.floor(startedAt / HALF_HOUR_MS) * HALF_HOUR_MS;
  const { mode, maintenance, maintainGameIds, closedBrandIds, lists, gameCount } = config;
  const key = JSON.stringify([
    mode,
    maintenance,
    maintainGameIds,
    closedBrandIds,
    lists,
    gameCount,
    baseTime,
  ]);
  const known = cache.get(key);
  if (known) return known;
  const content = build(config, baseTime);
  if (cache.size >= CACHE_MAX) for (const oldest of [...cache.keys()].slice(0, 1)) cache.delete(oldest);
  cache.set(key, content);
  return content;
}
