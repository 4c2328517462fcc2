import { gamesByIds, likedIds } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { usePlayer } from '#api/session.ts';
import { t } from '#messages/all-games.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';
import { Screen } from '#ui/frame.ts';
import { GameGrid, GameGridSkeleton } from '#shared/games/GameGrid.tsx';
import { useFocusAfterRemoval } from '#lib/use-focus-after-removal.ts';

/** Favourites as a page (spec 2.2, 2.3). */
export default function FavoritesScreen() {
  const config = useConfig();
  const player = usePlayer();
  const games = gamesByIds(config?.games ?? [], likedIds(player?.gameUser.gameLikes ?? {}));
  useFocusAfterRemoval(games.length);
  return (
    <Screen title={t('favorites.title')}>
      {!config ? (
        <ConfigMissing waiting={<GameGridSkeleton />} />
      ) : games.length > 0 ? (
        <GameGrid games={games} label={t('favorites.title')} />
      ) : (
        <EmptyState title={t('favorites.empty')} text={t('favorites.emptyText')}>
          <LinkButton to={href('home')}>{t('favorites.popular')}</LinkButton>
        </EmptyState>
      )}
    </Screen>
  );
}
