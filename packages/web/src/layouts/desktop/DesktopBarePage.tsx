import { classNames } from '#lib/class-names.ts';
import type { BarePageProps } from '#ui/frame.ts';
import styles from './desktop-screen.module.css';
import { Footer } from './Footer.tsx';

/** A desktop page without a heading: content column and footer. */
export function DesktopBarePage({ className, children }: BarePageProps) {
  return (
    <div className={styles.screen}>
      <main className={classNames(styles.bare, className)}>{children}</main>
      <Footer />
    </div>
  );
}
