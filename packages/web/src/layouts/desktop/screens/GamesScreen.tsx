import { HomeTab, listedGameTypes } from '@tara/sdk/rules';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useConfig } from '#api/config.ts';
import { GameGridSkeleton } from '#features/games/index.ts';
import { HomePanel, HomeTabs } from '#features/lobby/index.ts';
import { SearchPanel } from '#features/search/index.ts';
import { t } from '#i18n/t.ts';
import { showHomeTab, useHomeTab } from '#state/home-tab.ts';
import { ConfigMissing } from '#features/boot/ConfigMissing.tsx';
import { Screen } from '#ui/frame.ts';
import styles from './games.module.css';

/** The desktop's games page (spec 2.3): a name search, and game types with their brands, five a row. */
export default function GamesScreen() {
  const [params] = useSearchParams();
  const tab = useHomeTab((state) => state.tab);
  const config = useConfig();
  const first = listedGameTypes(config?.web.appGameTypeList ?? [])[0]?.id;
  const searching = (params.get('q') ?? '').trim() !== '';
  useEffect(() => {
    // Home's own tab has no games to list here; start with the first type.
    if (tab === HomeTab.home && first !== undefined) showHomeTab(first);
  }, [tab, first]);
  return (
    <Screen title={t('gamesPage.title')}>
      <div className={styles.games}>
        <SearchPanel compact />
        {!config && !searching && <ConfigMissing waiting={<GameGridSkeleton />} />}
        {config && !searching && (
          <>
            <HomeTabs withHome={false} />
            <HomePanel home={null} />
          </>
        )}
      </div>
    </Screen>
  );
}
