import type { Layout } from '#app/App.tsx';
import { firstView } from '#app/first-view.ts';
import { createTable } from '#routing/table.tsx';
import { DesktopScreen } from './DesktopScreen.tsx';
import { DesktopShell } from './DesktopShell.tsx';
import { HomeScreen } from './screens/HomeScreen.tsx';
import './desktop.css';
import { classNames } from '#lib/class-names.ts';
import type { BarePageProps } from '#ui/frame.ts';
import styles from './desktop-screen.module.css';
import { Footer } from './Footer.tsx';

/** A desktop page without a heading: content column and footer. */
function DesktopBarePage({ className, children }: BarePageProps) {
  return (
    <div className={styles.screen}>
      <main className={classNames(styles.bare, className)}>{children}</main>
      <Footer />
    </div>
  );
}

async function loadScreens() {
  return (await import('./screens.ts')).screens;
}

export { App } from '#app/App.tsx';

/** The desktop layout: its frame, its shell and its routes. */
export const layout: Layout = {
  frame: { Screen: DesktopScreen, BarePage: DesktopBarePage, footer: 'content', pointer: 'mouse' },
  Shell: DesktopShell,
  firstView,
  loadScreens,
  rows: createTable('desktop', HomeScreen, loadScreens),
};
