import { badgeOf, brandsOfType, listedGames, listedGameTypes, popularGames } from '@tara/sdk/rules';
import { useSearchParams } from 'react-router-dom';
import { useConfig, type Game } from '#api/config.ts';
import { t } from '#messages/games.ts';

/** The orders of the games. */
export const SORTS = ['popular', 'new', 'byName'] as const;
type Sort = (typeof SORTS)[number];

/** The option without a filter. */
const ALL = 0;

/** An option with the number of its games. */
interface Option {
  id: number;
  label: string;
  count: number;
  image?: string;
}

interface GameFilters {
  games: Game[];
  types: Option[];
  type: number;
  brands: Option[];
  brand: number;
  sort: Sort;
  choose: (parameter: 'type' | 'studio' | 'sort', value: string) => void;
}

function inOrder(games: readonly Game[], sort: Sort): Game[] {
  if (sort === 'byName') return games.toSorted((a, b) => a.name.localeCompare(b.name));
  const first = sort === 'popular' ? popularGames(games) : games.filter((game) => badgeOf(game) === 'new');
  return [...new Set([...first, ...games])];
}

/** The games of the games page by type, studio and order, which are in the address. */
export function useGameFilters(): GameFilters {
  const config = useConfig();
  const [params, setParams] = useSearchParams();
  const listed = listedGames(config?.gameList ?? []);
  const allBrands = config?.web.appGameBrandList ?? [];
  const known = listedGameTypes(config?.web.appGameTypeList ?? []);
  const type = known.find(({ id }) => id === Number(params.get('type')))?.id ?? ALL;
  const ofType = type === ALL ? listed : listed.filter(({ typeId }) => typeId === type);
  const present = new Set(
    known
      .filter(({ id }) => type === ALL || id === type)
      .flatMap(({ id }) => brandsOfType(allBrands, listed, id)),
  );
  const brands = allBrands.filter((brand) => present.has(brand));
  const brand = brands.find(({ id }) => id === Number(params.get('studio')))?.id ?? ALL;
  const sort = SORTS.find((name) => name === params.get('sort')) ?? 'popular';
  return {
    games: inOrder(brand === ALL ? ofType : ofType.filter(({ brandId }) => brandId === brand), sort),
    types: [
      { id: ALL, label: t('gamesPage.all'), count: listed.length },
      ...known.map(({ id, name }) => ({
        id,
        label: name,
        count: listed.filter(({ typeId }) => typeId === id).length,
      })),
    ],
    type,
    brands: [
      { id: ALL, label: t('gamesPage.allStudios'), count: ofType.length },
      ...brands.map(({ id, name, icon3 }) => ({
        id,
        label: name,
        count: ofType.filter(({ brandId }) => brandId === id).length,
        image: icon3,
      })),
    ],
    brand,
    sort,
    choose(parameter, value) {
      setParams(
        (now) => {
          now.set(parameter, value);
          return now;
        },
        { replace: true },
      );
    },
  };
}
