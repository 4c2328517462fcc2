import { classNames } from '#lib/class-names.ts';
import type { BarePageProps } from '#ui/frame.ts';
import styles from './mobile-screen.module.css';

/** A phone page without a header, which scrolls as a whole. */
export function MobileBarePage({ className, children }: BarePageProps) {
  return (
    <main className={classNames(styles.bare, className)} data-scroller tabIndex={-1}>
      {children}
    </main>
  );
}
