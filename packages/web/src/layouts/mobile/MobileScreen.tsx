import { t } from '#i18n/t.ts';
import { classNames } from '#lib/class-names.ts';
import { useBack } from '#routing/use-back.ts';
import { useScreenTitle } from '#routing/use-screen-title.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import type { ScreenProps } from '#ui/frame.ts';
import styles from './mobile-screen.module.css';

/** A page on the phone: header with Back, scrolling content, an optional bar at the foot. */
export function MobileScreen({ title, children, action, footer, variant = 'page', onBack }: ScreenProps) {
  const back = useBack();
  const heading = useScreenTitle(title);
  return (
    <main className={classNames(styles.screen, styles[variant])}>
      <header className={styles.head}>
        <RoundButton variant="plain" icon="chevron-left" label={t('common.back')} onClick={onBack ?? back} />
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <span className={styles.action}>{action}</span>
      </header>
      {/* A page of text has nothing else that a keyboard could scroll it by. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.content} data-scroller tabIndex={0}>
        {children}
      </div>
      {footer && (
        <footer className={styles.footer} data-foot>
          {footer}
        </footer>
      )}
    </main>
  );
}
