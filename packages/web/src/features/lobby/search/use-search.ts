import { gamesByIds, listedGames, popularGames } from '@tara/sdk/rules';
import { useDeferredValue, useMemo } from 'react';
import { useConfig, type Game } from '#api/config.ts';
import { usePlayer } from '#api/session.ts';
import { rankGames } from './rank.ts';
import { useSearchText } from './use-search-text.ts';

interface Search {
  /** False while there are no games to search. */
  ready: boolean;
  query: string;
  setQuery: (query: string) => void;
  results: Game[];
  recent: Game[];
  popular: Game[];
}

/** Searches the stored game list while typing, without a call and also offline. */
export function useSearch(): Search {
  const [query, setQuery] = useSearchText();
  const typed = useDeferredValue(query);
  const config = useConfig();
  const history = usePlayer()?.gameUser.gameHistory;
  const games = useMemo(() => listedGames(config?.gameList ?? []), [config]);
  const results = useMemo(() => {
    const brands = new Map(config?.web.appGameBrandList.map(({ id, name }) => [id, name]));
    const types = new Map(config?.web.appGameTypeList.map(({ id, name }) => [id, name]));
    return rankGames(games, typed, (game) => [brands.get(game.brandId) ?? '', types.get(game.typeId) ?? '']);
  }, [games, typed, config]);
  return {
    ready: config !== undefined,
    query,
    setQuery,
    results,
    recent: gamesByIds(games, history ?? []),
    popular: popularGames(games).slice(0, 6),
  };
}
