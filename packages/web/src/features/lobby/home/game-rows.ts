import { getBadge, gamesByIds, isEnabled, likedIds } from '@tara/sdk/rules';
import type { Config, Game } from '#api/config.ts';
import { t } from '#messages/all-games.ts';
import type { IconName } from '#ui/icon/icon-names.ts';

/** A row of facts with fewer games is not shown. */
const LEAST = 4;
/** From this return to player, in hundredths of a percent, it is high. */
const HIGH_RETURN = 9600;

export interface GameRowFacts {
  key: string;
  title: string;
  games: readonly Game[];
  /** Icon, or the address of a studio's picture. */
  mark: IconName | { picture: string };
  /** Filters of the page of all its games, or the page of favourites; without a page the row has all. */
  filters?: Readonly<Record<string, string>> | 'favorites';
  studio?: number;
}

/**
 * The rows of games below the popular ones: favourites, rows by facts, and each studio.
 * @param likes game id to flag, 1 for liked
 * @param wins games of the latest big wins, newest first
 */
export function getGameRows(
  { games, web }: Config,
  likes: Readonly<Record<string, number>>,
  wins: readonly number[],
): GameRowFacts[] {
  const favorites = gamesByIds(games, likedIds(likes));
  const rows: GameRowFacts[] = [
    {
      key: 'new',
      title: t('rows.new'),
      mark: 'sparkles',
      games: games.filter((game) => getBadge(game) === 'new'),
      filters: { sort: 'new' },
    },
    { key: 'wins', title: t('rows.wins'), mark: 'trophy', games: gamesByIds(games, wins) },
    {
      key: 'return',
      title: t('rows.return'),
      mark: 'percent',
      games: games.filter(({ returnToPlayer = 0 }) => returnToPlayer >= HIGH_RETURN),
      filters: { return: String(HIGH_RETURN) },
    },
    ...(['low', 'high'] as const).map((level) => ({
      key: level,
      title: t(`rows.${level}`),
      mark: level === 'low' ? ('leaf' as const) : ('zap' as const),
      games: games.filter(({ volatility }) => volatility === level),
      filters: { volatility: level },
    })),
  ];
  const studios = web.appGameBrandList.filter(({ status }) => isEnabled(status));
  return [
    {
      key: 'favorites',
      title: t('rows.favorites'),
      mark: 'heart' as const,
      games: favorites,
      filters: 'favorites' as const,
    },
    ...rows.filter(({ games: { length } }) => length >= LEAST),
    ...studios.map(({ id, name, icon3 }) => ({
      key: String(id),
      title: name,
      mark: { picture: icon3 },
      games: games.filter(({ brandId }) => brandId === id),
      filters: { studio: String(id) },
      studio: id,
    })),
  ].filter(({ games: { length } }) => length > 0);
}
