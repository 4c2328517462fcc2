import { classNames } from '#lib/class-names.ts';
import type { BarePageProps } from '#ui/frame.ts';
import shared from './desktop-screen-shared.module.css';
import styles from './desktop-bare-page.module.css';
import { Footer } from './Footer.tsx';

/** A desktop page without a heading: content column and footer. */
export function DesktopBarePage({ className, children }: BarePageProps) {
  return (
    <div className={shared.screen}>
      <main className={classNames(styles.bare, className)}>{children}</main>
      <Footer />
    </div>
  );
}
