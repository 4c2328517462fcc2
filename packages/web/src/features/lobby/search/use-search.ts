import { gamesByIds, listedGameTypes, popularGames } from '@tara/sdk/rules';
import { useDeferredValue, useMemo } from 'react';
import { useConfig, type Config, type Game } from '#api/config.ts';
import { usePlayer } from '#api/session.ts';
import { buildIndex, findItems, type SearchIndex } from './search-index.ts';

/** A studio or a kind of games that a query finds. */
export interface Group {
  parameter: 'studio' | 'type';
  id: number;
  name: string;
  count: number;
}

interface Indexes {
  games: SearchIndex<Game>;
  groups: SearchIndex<Group>;
}

/** The last indexes: each keystroke and each page uses them again. */
const built = new WeakMap<Config, Indexes>();

function getIndexes(config: Config): Indexes {
  const known = built.get(config);
  if (known) return known;
  const { games } = config;
  const { appGameBrandList: brands, appGameTypeList: types } = config.web;
  const brandNames = new Map(brands.map(({ id, name }) => [id, name]));
  const typeNames = new Map<number, string>(types.map(({ id, name }) => [id, name]));
  const countMatches = (holds: (game: Game) => boolean) => games.filter(holds).length;
  const groups: Group[] = [
    ...brands.map(({ id, name }) => ({
      parameter: 'studio' as const,
      id,
      name,
      count: countMatches(({ brandId }) => brandId === id),
    })),
    ...listedGameTypes(types).map(({ id, name }) => ({
      parameter: 'type' as const,
      id,
      name,
      count: countMatches(({ typeId }) => typeId === id),
    })),
  ];
  const indexes = {
    games: buildIndex(games, ({ name, brandId, typeId }) => ({
      name,
      words: [brandNames.get(brandId) ?? '', typeNames.get(typeId) ?? ''],
    })),
    groups: buildIndex(
      groups.filter(({ count }) => count > 0),
      ({ name }) => ({ name, words: [] }),
    ),
  };
  built.set(config, indexes);
  return indexes;
}

/** The games that a query finds, best first. */
export function findGames(config: Config, query: string): Game[] {
  return findItems(getIndexes(config).games, query);
}

export interface Search {
  /** The query of these results, which follows the typed one when there is time. */
  searched: string;
  /** False while there are no games to search. */
  ready: boolean;
  results: readonly Game[];
  groups: readonly Group[];
  recent: readonly Game[];
  popular: readonly Game[];
}

/** Searches the stored game list while typing, without a call and also offline; the same object until a result changes. */
export function useSearch(query: string): Search {
  const searched = useDeferredValue(query);
  const config = useConfig();
  const history = usePlayer()?.gameUser.gameHistory;
  return useMemo(() => {
    const indexes = config && getIndexes(config);
    const games = config?.games ?? [];
    return {
      searched,
      ready: config !== undefined,
      results: config ? findGames(config, searched) : [],
      groups: indexes ? findItems(indexes.groups, searched).slice(0, 4) : [],
      recent: gamesByIds(games, history ?? []),
      popular: popularGames(games).slice(0, 6),
    };
  }, [config, searched, history]);
}
