import { HomeTab, listedGameTypes } from '@tara/sdk/rules';
import { useEffect } from 'react';
import { useConfig } from '#api/config.ts';
import { GameGridSkeleton } from '#shared/games/GameGrid.tsx';
import { HomePanel } from '#features/lobby/home/HomePanel.tsx';
import { HomeTabs } from '#features/lobby/home/HomeTabs.tsx';
import { SearchPanel } from '#features/lobby/search/SearchPanel.tsx';
import { t } from '#messages/games.ts';
import { showHomeTab, useHomeTab } from '#state/home-tab.ts';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';
import { Screen } from '#ui/frame.ts';
import styles from './games.module.css';

/** The games page of the desktop (spec 2.3): search by name, and game types with their studios, five in a row. */
export default function GamesScreen() {
  const tab = useHomeTab((state) => state.tab);
  const config = useConfig();
  const first = listedGameTypes(config?.web.appGameTypeList ?? [])[0]?.id;
  useEffect(() => {
    // The tab Home lists no games here; start with the first type.
    if (tab === HomeTab.home && first !== undefined) showHomeTab(first);
  }, [tab, first]);
  return (
    <Screen title={t('gamesPage.title')}>
      <div className={styles.games}>
        <SearchPanel>
          {config ? (
            <>
              <HomeTabs withHome={false} />
              <HomePanel home={null} />
            </>
          ) : (
            <ConfigMissing waiting={<GameGridSkeleton />} />
          )}
        </SearchPanel>
      </div>
    </Screen>
  );
}
