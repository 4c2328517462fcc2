import { Activity, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '#app/ErrorBoundary.tsx';
import { ScreenRoutes } from '#app/ScreenRoutes.tsx';
import { AfterFirstView } from '#app/AfterFirstViewHost.tsx';
import { useBreak } from '#shared/safer-play/use-break.ts';
import { SupportDialogHost } from '#shared/service/SupportDialogHost.tsx';
import { href } from '#routing/layout.ts';
import { RouteNameProvider } from '#routing/route-name.ts';
import type { TableRow } from '#routing/table.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { HomeScreen } from './screens/HomeScreen.tsx';
import styles from './mobile-shell.module.css';
import { TabBar } from './TabBar.tsx';

/**
 * The shell of the phone: screens, the tab bar below the screens of the lobby, and Home mounted behind the others (spec 2.1).
 */
export function MobileShell({ rows }: { rows: readonly TableRow[] }) {
  const { pathname } = useLocation();
  const isBreak = useBreak() !== null;
  const home = href('home');
  const atHome = pathname === home && !isBreak;
  const [visited, setVisited] = useState(atHome);
  if (atHome && !visited) setVisited(true);
  // The history is a page of the wallet, whose other pages are in the lobby.
  const hasTabs = !isBreak && (pathname.startsWith('/lobby/') || pathname === href('transactions'));
  return (
    <div className={styles.shell} data-tabs={hasTabs || undefined}>
      {visited && (
        <Activity mode={atHome ? 'visible' : 'hidden'}>
          <RouteNameProvider value="home">
            <HomeScreen />
          </RouteNameProvider>
        </Activity>
      )}
      <ErrorBoundary key={pathname}>
        <ScreenRoutes rows={rows} fallback={<Skeleton className={styles.loading} />} />
      </ErrorBoundary>
      {hasTabs && <TabBar />}
      <AfterFirstView />
      <SupportDialogHost />
    </div>
  );
}
