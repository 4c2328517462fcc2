import { gamesByIds, listedGames, popularGames } from '@tara/sdk/rules';
import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useConfig, type Game } from '#api/config.ts';
import { usePlayer } from '#api/session.ts';
import { rankGames } from './rank.ts';

interface Search {
  /** False while there are no games to search. */
  ready: boolean;
  query: string;
  setQuery: (query: string) => void;
  results: Game[];
  recent: Game[];
  popular: Game[];
}

/** Search over the stored game list: as typed, without a call, so it works offline too. The query lives in `?q=`. */
export function useSearch(): Search {
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
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
    setQuery(next) {
      setParams(
        (now) => {
          if (next === '') now.delete('q');
          else now.set('q', next);
          return now;
        },
        { replace: true },
      );
    },
    results,
    recent: gamesByIds(games, history ?? []),
    popular: popularGames(games).slice(0, 6),
  };
}
