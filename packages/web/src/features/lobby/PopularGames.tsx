import { listedGames, popularGames } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { GameGrid, GameGridSkeleton } from '#features/games/index.ts';
import { t } from '#i18n/t.ts';
import { showHomeTab } from '#state/home-tab.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './popular.module.css';
import { SectionHead } from './SectionHead.tsx';
import './messages.ts';

/** The Popular games grid (spec 2.5): the hot games, in their own order. */
export function PopularGames() {
  const config = useConfig();
  if (!config) return <GameGridSkeleton />;
  const firstType = config.web.appGameTypeList[0]?.id;
  return (
    <section>
      <SectionHead title={t('home.popular')} star>
        {firstType !== undefined && (
          <button type="button" className={styles.all} onClick={() => showHomeTab(firstType)}>
            {t('home.all', { count: listedGames(config.gameList).length })}
            <Icon name="chevron-right" size={18} />
          </button>
        )}
      </SectionHead>
      <GameGrid games={popularGames(config.gameList)} label={t('home.popular')} />
    </section>
  );
}
