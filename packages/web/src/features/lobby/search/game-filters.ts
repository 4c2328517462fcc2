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

/** The option without a filter. */
export const ALL = '0';

/** An option; with the number of its games if it filters. */
export interface Option {
  id: string;
  label: string;
  /** Label below a heading that names the parameter. */
  short?: string;
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

/** A range of a number of the games. */
export interface Range {
  parameter: Parameter;
  title: string;
  /** The different values of all games, ascending: two or more. */
  stops: readonly number[];
  /** The games of each stop that the other filters show. */
  counts: readonly number[];
  /** Places of the lowest and the highest chosen stop. */
  from: number;
  to: number;
  format: (value: number) => string;
}

export interface GameFilters {
  games: readonly Game[];
  sort: Choice;
  filters: readonly Choice[];
  ranges: readonly Range[];
}

type Shows = (game: Game) => boolean;

/** A filter: its options, and which games they show. */
interface Facet extends Pick<Choice, 'parameter' | 'title'> {
  /** The option without this filter. */
  all: Pick<Option, 'label' | 'image'>;
  options: readonly (Option & { shows: Shows })[];
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

/** The filters by a number. */
const NUMBERS: readonly (Pick<Range, 'parameter' | 'format'> & {
  title: () => string;
  value: (game: Game) => number | undefined;
})[] = [
  {
    parameter: 'return',
    title: () => t('gamesPage.return'),
    value: ({ returnToPlayer }) => returnToPlayer,
    format: (value) => t('gamesPage.percent', { percent: formatPercent(value) }),
  },
  {
    parameter: 'bet',
    title: () => t('gamesPage.bet'),
    value: ({ minBet }) => minBet,
    format: formatCoinsShort,
  },
];

/** The range of an address, `from-to`, where either may be absent. */
function parseRange(text: string | null): [from: number, to: number] {
  const [, from = '', to = ''] = /^(\d*)(?:-(\d*))?$/.exec(text ?? '') ?? [];
  return [Number(from), to === '' ? Infinity : Number(to)];
}

function getRanges(all: readonly Game[], params: URLSearchParams) {
  return NUMBERS.map(({ title, value, ...number }) => {
    const stops = [...new Set(all.flatMap((game) => value(game) ?? []))].sort((a, b) => a - b);
    const [low, high] = parseRange(params.get(number.parameter));
    const first = stops.findIndex((stop) => stop >= low);
    const from = first === -1 ? stops.length - 1 : first;
    const to = Math.max(
      from,
      stops.findLastIndex((stop) => stop <= high),
    );
    const isChosen = from > 0 || to < stops.length - 1;
    const [least = 0, most = 0] = [stops[from], stops[to]];
    const shows: Shows | undefined = isChosen
      ? (game) => (value(game) ?? -1) >= least && (value(game) ?? -1) <= most
      : undefined;
    return { ...number, title: title(), stops, from, to, shows, value };
  });
}

/** The value of a range in an address. */
export function toRangeValue({ stops }: Pick<Range, 'stops'>, from: number, to: number): string {
  const [low, high] = [from > 0 ? stops[from] : '', to < stops.length - 1 ? stops[to] : ''];
  return low === '' && high === '' ? ALL : `${low}-${high}`;
}

function getFacets({ web }: Config, games: readonly Game[], type: string | null): Facet[] {
  const kinds = listedGameTypes(web.appGameTypeList);
  const kind = kinds.find(({ id }) => String(id) === type);
  const present = new Set(
    (kind ? [kind] : kinds).flatMap(({ id }) => brandsOfType(web.appGameBrandList, games, id)),
  );
  return [
    {
      parameter: 'type',
      title: t('gamesPage.type'),
      all: { label: t('gamesPage.all') },
      options: kinds.map(({ id, name }) => ({
        id: String(id),
        label: name,
        shows: ({ typeId }) => typeId === id,
      })),
    },
    {
      parameter: 'studio',
      title: t('gamesPage.studio'),
      all: { label: t('gamesPage.all'), image: '/favicon.svg' },
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
      all: { label: t('gamesPage.any') },
      options: VOLATILITIES.filter((name) => games.some(({ volatility }) => volatility === name)).map(
        (id) => ({
          id,
          label: t(`gamesPage.${id}`),
          short: t(`gamesPage.${id}Short`),
          shows: ({ volatility }) => volatility === id,
        }),
      ),
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
  const ranges = getRanges(config?.games ?? [], params);
  const chosen = facets.map(({ parameter, options }) =>
    options.find(({ id }) => id === params.get(parameter)),
  );
  const conditions = [...chosen, ...ranges].map((each) => each?.shows);
  const sorts = SORTS.filter((name) =>
    name === 'best' ? found : name === 'recent' ? history.length > 0 : true,
  );
  // Results of a search have a parameter of their own, so that each search begins with the best ones.
  const parameter = found ? 'order' : 'sort';
  const sort = sorts.find((name) => name === params.get(parameter)) ?? sorts[0] ?? 'popular';
  /** The games of all filters but one. */
  const without = (filter?: number) =>
    among.filter((game) => conditions.every((shows, at) => at === filter || !shows || shows(game)));
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
          options: [{ id: ALL, ...all, count: others.length }, ...counted],
        };
      })
      .filter(({ options }) => options.length > 1),
    ranges: ranges.flatMap((range, at) => {
      const others = without(facets.length + at);
      const counts = range.stops.map((stop) => others.filter((game) => range.value(game) === stop).length);
      return range.stops.length > 1 ? [{ ...range, counts }] : [];
    }),
  };
}

/** The chosen filters, with a label that names each without a heading. */
export function getChosen(
  filters: readonly Choice[],
  ranges: readonly Range[],
): { parameter: Parameter; label: string }[] {
  return [
    ...filters.flatMap(({ parameter, options, current }) => {
      const option = options.find(({ id }) => id === current);
      return current === ALL || !option ? [] : [{ parameter, label: option.label }];
    }),
    ...ranges.flatMap((range) => {
      const { parameter, title, stops, from, to, format } = range;
      if (toRangeValue(range, from, to) === ALL) return [];
      const [least, most] = [format(stops[from] ?? 0), format(stops[to] ?? 0)];
      const label =
        least === most
          ? t('gamesPage.value', { title, value: least })
          : t('gamesPage.range', { title, from: least, to: most });
      return [{ parameter, label }];
    }),
  ];
}

/** The address with another value of a parameter. */
export function withChoice(params: URLSearchParams, parameter: Parameter, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === ALL) next.delete(parameter);
  else next.set(parameter, value);
  return next;
}

/** The address without filters. */
export function withoutFilters(
  params: URLSearchParams,
  chosen: ReturnType<typeof getChosen>,
): URLSearchParams {
  return chosen.reduce((now, { parameter }) => withChoice(now, parameter, ALL), params);
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
