import { gamesByIds, HomeTab, likedIds } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { usePlayer } from '#api/session.ts';
import { GameGrid, GameGridSkeleton } from '#shared/games/GameGrid.tsx';
import { useFocusAfterRemoval } from '#lib/use-focus-after-removal.ts';
import { t } from '#messages/lobby.ts';
import { t as tLobbyLazy } from '#messages/lobby-lazy.ts';
import { href } from '#routing/layout.ts';
import { showHomeTab, useHomeTab } from '#state/home-tab.ts';
import { Button, LinkButton } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { ChoiceRow } from '#ui/choice/ChoiceRow.tsx';

/** Collect (spec 2.5): grids of the liked and the played games. */
export function CollectTab() {
  const collect = useHomeTab((state) => state.collect);
  const player = usePlayer();
  const games = useConfig()?.games;
  const favorites = collect === 'favorites';
  const ids = player ? (favorites ? likedIds(player.gameUser.gameLikes) : player.gameUser.gameHistory) : [];
  const shown = gamesByIds(games ?? [], ids);
  useFocusAfterRemoval(shown.length);
  return (
    <>
      <ChoiceRow
        label={t('home.tabCollect')}
        tabs={[
          { id: 'favorites' as const, label: tLobbyLazy('home.favorites') },
          { id: 'recent' as const, label: tLobbyLazy('home.recent') },
        ]}
        current={collect}
        onChange={(next) => useHomeTab.setState({ collect: next })}
      />
      {!player ? (
        <EmptyState title={tLobbyLazy('home.collectVisitor')} text={tLobbyLazy('home.collectVisitorText')}>
          <LinkButton variant="gold" to={href('login')}>
            {t('home.login')}
          </LinkButton>
        </EmptyState>
      ) : !games && ids.length > 0 ? (
        <GameGridSkeleton count={ids.length} />
      ) : shown.length > 0 ? (
        <GameGrid games={shown} label={tLobbyLazy(favorites ? 'home.favorites' : 'home.recent')} />
      ) : (
        <EmptyState
          title={tLobbyLazy(favorites ? 'home.noFavorites' : 'home.noRecent')}
          text={tLobbyLazy(favorites ? 'home.noFavoritesText' : 'home.noRecentText')}
        >
          <Button onClick={() => showHomeTab(HomeTab.home)}>{tLobbyLazy('home.seePopular')}</Button>
        </EmptyState>
      )}
    </>
  );
}
