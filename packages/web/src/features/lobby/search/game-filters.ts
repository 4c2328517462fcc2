import {
  badgeOf,
  brandsOfType,
  gamesByIds,
  listedGameTypes,
  popularGames,
} from '@tara/sdk/rules';
import { useSearchParams } from 'react-router-dom';
import { useConfig, type Config, type Game } from '#api/config.ts';
import { usePlayer } from '#api/session.ts';
import { t } from '#messages/all-games.ts';

/** The parameters of the address. */
export type Parameter = 'sort' | 'type' | 'studio' | 'feature';

/** The orders of the games. */
const SORTS = ['popular', 'new', 'byName', 'recent'] as const;
type Sort = (typeof SORTS)[number];

const FEATURES = ['wild', 'scatter', 'lines20', 'choice'] as const;

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

function inOrder(games: readonly Game[], sort: Sort, history: readonly number[]): Game[] {
  if (sort === 'byName') return games.toSorted((a, b) => a.name.localeCompare(b.name));
  const first =
    sort === 'popular'
      ? popularGames(games)
      : sort === 'recent'
        ? gamesByIds(games, history)
        : games.filter((game) => badgeOf(game) === 'new');
  return [...new Set([...first, ...games])];
}

/**
 * The listed games by kind, studio, feature and order.
 * @param params parameters of an address
 * @param history ids of the played games, newest first
 */
export function gameFilters(
  config: Config | undefined,
  history: readonly number[],
  params: URLSearchParams,
): GameFilters {
  const listed = config?.games ?? [];
  const allBrands = config?.web.appGameBrandList ?? [];
  const kinds = listedGameTypes(config?.web.appGameTypeList ?? []);
  const kind = kinds.find(({ id }) => String(id) === params.get('type'));
  const present = new Set((kind ? [kind] : kinds).flatMap(({ id }) => brandsOfType(allBrands, listed, id)));
  const brands = allBrands.filter((brand) => present.has(brand));
  const brand = brands.find(({ id }) => String(id) === params.get('studio'));
  const features = FEATURES.filter((name) => listed.some((game) => game.features?.includes(name)));
  const feature = features.find((name) => name === params.get('feature'));
  const sorts = SORTS.filter((name) => name !== 'recent' || history.length > 0);
  const sort = sorts.find((name) => name === params.get('sort')) ?? 'popular';

  const ofKind = (game: Game) => !kind || game.typeId === kind.id;
  const ofBrand = (game: Game) => !brand || game.brandId === brand.id;
  const withFeature = (game: Game) => !feature || game.features?.includes(feature) === true;
  // The number of an option is that of the games it would show: the other filters apply to it.
  const kindGames = listed.filter(withFeature);
  const brandGames = kindGames.filter(ofKind);
  const featureGames = listed.filter((game) => ofKind(game) && ofBrand(game));
  const count = (games: readonly Game[], holds: (game: Game) => boolean) => games.filter(holds).length;
  return {
    games: inOrder(
      brandGames.filter((game) => ofBrand(game)),
      sort,
      history,
    ),
    sort: {
      parameter: 'sort',
      title: t('gamesPage.sort'),
      options: sorts.map((id) => ({ id, label: t(`gamesPage.${id}`) })),
      current: sort,
    },
    filters: [
      {
        parameter: 'type' as const,
        title: t('gamesPage.type'),
        current: kind ? String(kind.id) : ALL,
        options: [
          { id: ALL, label: t('gamesPage.all'), count: kindGames.length },
          ...kinds.map(({ id, name }) => ({
            id: String(id),
            label: name,
            count: count(kindGames, ({ typeId }) => typeId === id),
          })),
        ],
      },
      {
        parameter: 'studio' as const,
        title: t('gamesPage.studio'),
        current: brand ? String(brand.id) : ALL,
        options: [
          { id: ALL, label: t('gamesPage.allStudios'), count: brandGames.length },
          ...brands.map(({ id, name, icon3 }) => ({
            id: String(id),
            label: name,
            count: count(brandGames, ({ brandId }) => brandId === id),
            image: icon3,
          })),
        ],
      },
      {
        parameter: 'feature' as const,
        title: t('gamesPage.feature'),
        current: feature ?? ALL,
        options: [
          { id: ALL, label: t('gamesPage.anyFeature'), count: featureGames.length },
          ...features.map((id) => ({
            id,
            label: t(`feature.${id}`),
            count: count(featureGames, (game) => game.features?.includes(id) === true),
          })),
        ],
      },
    ].filter(({ options }) => options.length > 1),
  };
}

/** The address with another value of a parameter. */
export function withChoice(params: URLSearchParams, parameter: Parameter, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === ALL) next.delete(parameter);
  else next.set(parameter, value);
  return next;
}

/** The games of the page by the filters in its address. */
export function useGameFilters(): GameFilters & {
  params: URLSearchParams;
  /** Changes the address; with `push`, Back returns to the filters before. */
  apply: (to: URLSearchParams, step?: 'push' | 'replace') => void;
} {
  const config = useConfig();
  const history = usePlayer()?.gameUser.gameHistory ?? [];
  const [params, setParams] = useSearchParams();
  return {
    ...gameFilters(config, history, params),
    params,
    apply: (to, step = 'replace') => setParams(to, { replace: step === 'replace' }),
  };
}
