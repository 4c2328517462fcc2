import { popularGames } from '@tara/sdk/rules';
import { Link } from 'react-router-dom';
import { useConfig } from '#api/config.ts';
import { usePlayer } from '#api/session.ts';
import { GameGrid, GameGridSkeleton } from '#shared/games/GameGrid.tsx';
import { t } from '#messages/lobby.ts';
import { href } from '#routing/layout.ts';
import { ALL_GAMES_TAB, showHomeTab } from '#state/home-tab.ts';
import { Star } from '#ui/brand/Brand.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Section } from '#ui/section/Section.tsx';

/** The Popular games grid (spec 2.5): the hot games in their own order, with a way to all games. */
export function PopularGames() {
  const config = useConfig();
  const player = usePlayer();
  const { length } = config?.games ?? [];
  const games = popularGames(config?.games ?? []);
  const all = t('home.all', { count: length });
  return (
    <Section
      title={t('home.popular')}
      mark={<Star size={22} />}
      action={
        length > games.length &&
        // The page of all games is for players (spec 2.2); a visitor sees them in a tab.
        (player ? (
          <Link className="see-all" to={href('games', undefined, { sort: 'popular' })}>
            {all}
          </Link>
        ) : (
          <button type="button" className="see-all" onClick={() => showHomeTab(ALL_GAMES_TAB)}>
            {all}
          </button>
        ))
      }
    >
      {!config ? (
        <GameGridSkeleton />
      ) : games.length > 0 ? (
        <GameGrid games={games} label={t('home.popular')} badged={false} />
      ) : (
        <EmptyState title={t('home.noPopular')} text={t('home.noPopularText')} />
      )}
    </Section>
  );
}
