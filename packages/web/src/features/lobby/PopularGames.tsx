import { listedGames, listedGameTypes, popularGames } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { GameGrid, GameGridSkeleton } from '#features/games/index.ts';
import { t } from '#i18n/t.ts';
import { showHomeTab } from '#state/home-tab.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './popular.module.css';
import { SectionHead } from './SectionHead.tsx';
import './messages.ts';

/** The Popular games grid (spec 2.5): the hot games, in their own order. */
export function PopularGames() {
  const config = useConfig();
  const firstType = listedGameTypes(config?.web.appGameTypeList ?? [])[0]?.id;
  const games = popularGames(config?.gameList ?? []);
  return (
    <section>
      <SectionHead title={t('home.popular')} star>
        {config && firstType !== undefined && (
          <button type="button" className={styles.all} onClick={() => showHomeTab(firstType)}>
            {t('home.all', { count: listedGames(config.gameList).length })}
            <Icon name="chevron-right" size={18} />
          </button>
        )}
      </SectionHead>
      {!config ? (
        <GameGridSkeleton />
      ) : games.length > 0 ? (
        <GameGrid games={games} label={t('home.popular')} />
      ) : (
        <EmptyState title={t('home.noPopular')} text={t('home.noPopularText')} />
      )}
    </section>
  );
}
