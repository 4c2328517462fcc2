import { sharedScreens } from '#app/shared-screens.ts';
import type { Layout } from '#app/App.tsx';
import { firstView } from '#app/first-view.ts';
import { lazyScreen } from '#routing/lazy-screen.ts';
import { tableOf } from '#routing/table.tsx';
import { DesktopBarePage } from './DesktopBarePage.tsx';
import { DesktopScreen } from './DesktopScreen.tsx';
import { DesktopShell } from './DesktopShell.tsx';
import { HomeScreen } from './screens/HomeScreen.tsx';
import './desktop.css';

const WalletsScreen = lazyScreen(() => import('./screens/WalletsScreen.tsx'));

const GamesScreen = lazyScreen(() => import('./screens/GamesScreen.tsx'));

/** The desktop layout: its frame, its shell, its column of the route map. */
export const layout: Layout = {
  frame: { Screen: DesktopScreen, BarePage: DesktopBarePage },
  Shell: DesktopShell,
  firstView,
  rows: tableOf('desktop', {
    ...sharedScreens,
    home: HomeScreen,
    wallets: WalletsScreen,
    games: GamesScreen,
  }),
};
