import {
  getBadge,
  brandsOfType,
  formatCoinsShort,
  formatPercent,
  gamesByIds,
  listedGameTypes,
  popularGames,
} from '@tara/sdk/rules';
import { useSearchParams } from 'react-router-dom';
import { useConfig, type Config, type Game } from '#api/config.ts';
import { usePlayer } from '#api/session.ts';
import { t } from '#messages/all-games.ts';

/** The parameters of the address. */
export type Parameter = 'sort' | 'order' | 'type' | 'studio' | 'volatility' | 'return' | 'bet';

/** The orders of the games; `best` is the order of search results. */
const SORTS = ['best', 'popular', 'new', 'byName', 'recent'] as const;
type Sort = (typeof SORTS)[number];

const VOLATILITIES = ['low', 'medium', 'high'] as const;

/** Step of the filter by return to player, in hundredths of a percent. */
const RETURN_STEP = 50;

/** The option without a filter. */
export const ALL = '0';

/** An option; with the number of its games if it filters. */
export interface Option {
  id: string;
  label: string;
  count?: number;
  image?: string;
}

/** Options of a parameter, one of which is chosen. */
export interface Choice {
  parameter: Parameter;
  title: string;
  options: readonly Option[];
  current: string;
}

export interface GameFilters {
  games: readonly Game[];
  sort: Choice;
  filters: readonly Choice[];
}

/** A filter: its options, and which games they show. */
interface Facet extends Pick<Choice, 'parameter' | 'title'> {
  /** The option without this filter. */
  all: string;
  options: readonly (Option & { shows: (game: Game) => boolean })[];
}

// So that "Level 2" is before "Level 10".
const byName = new Intl.Collator('en', { numeric: true });

function inOrder(games: readonly Game[], sort: Sort, history: readonly number[]): readonly Game[] {
  if (sort === 'best') return games;
  if (sort === 'byName') return games.toSorted((a, b) => byName.compare(a.name, b.name));
  const first =
    sort === 'popular'
      ? popularGames(games)
      : sort === 'recent'
        ? gamesByIds(games, history)
        : games.filter((game) => getBadge(game) === 'new');
  return [...new Set([...first, ...games])];
}

/** The different values of games, ascending. */
function getValues(games: readonly Game[], value: (game: Game) => number | undefined): number[] {
  return [...new Set(games.flatMap((game) => value(game) ?? []))].sort((a, b) => a - b);
}

function getFacets({ web }: Config, games: readonly Game[], type: string | null): Facet[] {
  const kinds = listedGameTypes(web.appGameTypeList);
  const kind = kinds.find(({ id }) => String(id) === type);
  const present = new Set(
    (kind ? [kind] : kinds).flatMap(({ id }) => brandsOfType(web.appGameBrandList, games, id)),
  );
  const returns = getValues(games, ({ returnToPlayer }) =>
    returnToPlayer === undefined ? undefined : Math.floor(returnToPlayer / RETURN_STEP) * RETURN_STEP,
  );
  const bets = getValues(games, ({ minBet }) => minBet);
  return [
    {
      parameter: 'type',
      title: t('gamesPage.type'),
      all: t('gamesPage.all'),
      options: kinds.map(({ id, name }) => ({
        id: String(id),
        label: name,
        shows: ({ typeId }) => typeId === id,
      })),
    },
    {
      parameter: 'studio',
      title: t('gamesPage.studio'),
      all: t('gamesPage.allStudios'),
      options: web.appGameBrandList
        .filter((brand) => present.has(brand))
        .map(({ id, name, icon3 }) => ({
          id: String(id),
          label: name,
          image: icon3,
          shows: ({ brandId }) => brandId === id,
        })),
    },
    {
      parameter: 'volatility',
      title: t('gamesPage.volatility'),
      all: t('gamesPage.anyVolatility'),
      options: VOLATILITIES.filter((name) => games.some(({ volatility }) => volatility === name)).map(
        (id) => ({ id, label: t(`gamesPage.${id}`), shows: ({ volatility }) => volatility === id }),
      ),
    },
    {
      parameter: 'return',
      title: t('gamesPage.return'),
      all: t('gamesPage.anyReturn'),
      // All games have the first.
      options: returns.slice(1).map((from) => ({
        id: String(from),
        label: t('gamesPage.returnFrom', { percent: formatPercent(from) }),
        shows: ({ returnToPlayer = 0 }) => returnToPlayer >= from,
      })),
    },
    {
      parameter: 'bet',
      title: t('gamesPage.bet'),
      all: t('gamesPage.anyBet'),
      // All games have the last.
      options: bets.slice(0, -1).map((from) => ({
        id: String(from),
        label: t('gamesPage.betFrom', { amount: formatCoinsShort(from) }),
        shows: ({ minBet = Infinity }) => minBet <= from,
      })),
    },
  ];
}

/**
 * Games by kind, studio, facts and order.
 * @param history ids of the played games, newest first
 * @param params parameters of an address
 * @param found results of a search, best first; all games without
 */
export function gameFilters(
  config: Config | undefined,
  history: readonly number[],
  params: URLSearchParams,
  found?: readonly Game[],
): GameFilters {
  const among = found ?? config?.games ?? [];
  const facets = config ? getFacets(config, config.games, params.get('type')) : [];
  const chosen = facets.map(({ parameter, options }) =>
    options.find(({ id }) => id === params.get(parameter)),
  );
  const sorts = SORTS.filter((name) =>
    name === 'best' ? found : name === 'recent' ? history.length > 0 : true,
  );
  // Results of a search have a parameter of their own, so that each search begins with the best ones.
  const parameter = found ? 'order' : 'sort';
  const sort = sorts.find((name) => name === params.get(parameter)) ?? sorts[0] ?? 'popular';
  /** The games of all chosen options but the options of one filter. */
  const without = (facet?: number) =>
    among.filter((game) => chosen.every((option, at) => at === facet || !option || option.shows(game)));
  return {
    games: inOrder(without(), sort, history),
    sort: {
      parameter,
      title: t('gamesPage.sort'),
      options: sorts.map((id) => ({ id, label: t(`gamesPage.${id}`) })),
      current: sort,
    },
    filters: facets
      .map(({ parameter, title, all, options }, at) => {
        // The number of an option counts the games it would show: the other filters apply to it.
        const others = without(at);
        const current = chosen[at]?.id ?? ALL;
        const counted = options
          .map(({ shows, ...option }) => ({ ...option, count: others.filter(shows).length }))
          // Results of a search are few: most options would show none of them.
          .filter(({ id, count }) => !found || count > 0 || id === current);
        return {
          parameter,
          title,
          current,
          options: [{ id: ALL, label: all, count: others.length }, ...counted],
        };
      })
      .filter(({ options }) => options.length > 1),
  };
}

/** The address with another value of a parameter. */
export function withChoice(params: URLSearchParams, parameter: Parameter, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === ALL) next.delete(parameter);
  else next.set(parameter, value);
  return next;
}

/** The games of the page, or results of a search, by the filters in its address. */
export function useGameFilters(found?: readonly Game[]): GameFilters & {
  params: URLSearchParams;
  /** Changes the address; with `push`, Back returns to the filters before. */
  apply: (to: URLSearchParams, step?: 'push' | 'replace') => void;
} {
  const config = useConfig();
  const history = usePlayer()?.gameUser.gameHistory ?? [];
  const [params, setParams] = useSearchParams();
  return {
    ...gameFilters(config, history, params, found),
    params,
    apply: (to, step = 'replace') => setParams(to, { replace: step === 'replace' }),
  };
}
