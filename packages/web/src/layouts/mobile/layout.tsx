import type { Layout } from '#app/App.tsx';
import { firstView } from '#app/first-view.ts';
import { createTable } from '#routing/table.tsx';
import { MobileScreen } from './MobileScreen.tsx';
import { MobileShell } from './MobileShell.tsx';
import { HomeScreen } from './screens/HomeScreen.tsx';
import './mobile.css';
import { classNames } from '#lib/class-names.ts';
import type { BarePageProps } from '#ui/frame.ts';
import styles from './mobile-screen.module.css';

/** A phone page without a header, which scrolls as a whole. */
function MobileBarePage({ className, children }: BarePageProps) {
  return (
    <main className={classNames(styles.bare, className)} data-scroller tabIndex={-1}>
      {children}
    </main>
  );
}

async function loadScreens() {
  return (await import('./screens.ts')).screens;
}

export { App } from '#app/App.tsx';

/** The mobile layout: its frame, its shell and its routes. */
export const layout: Layout = {
  frame: { Screen: MobileScreen, BarePage: MobileBarePage, footer: 'bar', pointer: 'finger' },
  Shell: MobileShell,
  firstView,
  loadScreens,
  rows: createTable('mobile', HomeScreen, loadScreens),
};
