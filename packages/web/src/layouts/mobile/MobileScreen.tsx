import { openSupport } from '#shared/service/support-dialog.ts';
import { t } from '#i18n/t.ts';
import { classNames } from '#lib/class-names.ts';
import { useBack } from '#routing/use-back.ts';
import { useScreenTitle } from '#routing/use-screen-title.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import type { ScreenProps } from '#ui/frame.ts';
import styles from './mobile-screen.module.css';

/** A phone page: header with Back, scrolling content, optional bar at the foot. */
export function MobileScreen(props: ScreenProps) {
  const { title, children, footer, variant = 'page', theme, middle, onBack } = props;
  // Customer service by default (spec 9).
  const {
    action = <RoundButton variant="plain" icon="headset" label={t('nav.service')} onClick={openSupport} />,
  } = props;
  const back = useBack();
  const heading = useScreenTitle(title);
  const head = (
    <header className={styles.head}>
      <RoundButton variant="plain" icon="chevron-left" label={t('common.back')} onClick={onBack ?? back} />
      <h1 ref={heading} tabIndex={-1} className={middle ? 'visually-hidden' : styles.title}>
        {title}
      </h1>
      {middle}
      <span className={styles.action}>{action}</span>
    </header>
  );
  return (
    <main className={classNames(styles.screen, theme ? styles.promo : styles[variant])} data-theme={theme}>
      {!theme && head}
      {/* A page of text has nothing else that a keyboard could scroll it by. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.content} data-scroller tabIndex={0}>
        {theme && head}
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
