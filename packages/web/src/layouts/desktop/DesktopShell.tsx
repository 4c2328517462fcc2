import { Activity, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '#app/ErrorBoundary.tsx';
import { ScreenRoutes } from '#app/ScreenRoutes.tsx';
import { AfterFirstView } from '#app/AfterFirstViewHost.tsx';
import { useBreak } from '#shared/safer-play/use-break.ts';
import { SupportDialogHost } from '#shared/service/SupportDialogHost.tsx';
import { t } from '#i18n/t.ts';
import { href } from '#routing/layout.ts';
import { RouteNameProvider } from '#routing/route-name.ts';
import type { TableRow } from '#routing/table.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import styles from './desktop-shell.module.css';
import { MenuStrip } from './MenuStrip.tsx';
import { HomeScreen } from './screens/HomeScreen.tsx';
import { SideBar } from './SideBar.tsx';
import { useSearchKeys } from './use-search-keys.ts';

/** The shell of the desktop: the menu beside the content. Home stays mounted behind other pages. */
export function DesktopShell({ rows }: { rows: readonly TableRow[] }) {
  const { pathname } = useLocation();
  const isBreak = useBreak() !== null;
  const atHome = pathname === href('home') && !isBreak;
  useSearchKeys();
  const [visited, setVisited] = useState(atHome);
  if (atHome && !visited) setVisited(true);
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t('nav.skip')}
      </a>
      <SideBar />
      <MenuStrip />
      {/* Each page brings its own main: some have a footer beside it. */}
      <div id="content" className={styles.content} tabIndex={-1}>
        {visited && (
          <Activity mode={atHome ? 'visible' : 'hidden'}>
            <RouteNameProvider value="home">
              <div className={styles.page} data-scroller tabIndex={-1}>
                <HomeScreen />
              </div>
            </RouteNameProvider>
          </Activity>
        )}
        {!atHome && (
          <div className={styles.page} key={pathname} data-scroller tabIndex={-1}>
            <ErrorBoundary key={pathname}>
              <ScreenRoutes rows={rows} fallback={<Skeleton className={styles.loading} />} />
            </ErrorBoundary>
          </div>
        )}
      </div>
      <AfterFirstView />
      <SupportDialogHost />
    </div>
  );
}
