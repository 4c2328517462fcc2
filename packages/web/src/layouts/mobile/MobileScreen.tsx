import { openSupport } from '#features/service/index.ts';
import { t } from '#i18n/t.ts';
import { t as tService } from '#messages/service.ts';
import { classNames } from '#lib/class-names.ts';
import { useBack } from '#routing/use-back.ts';
import { useScreenTitle } from '#routing/use-screen-title.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import type { ScreenProps } from '#ui/frame.ts';
import styles from './mobile-screen.module.css';

/** Customer service, where a page has nothing else for that place (spec 9). */
function Support() {
  return (
    <RoundButton variant="plain" icon="headset" label={tService('service.open')} onClick={openSupport} />
  );
}

/** A page on the phone: header with Back, scrolling content, an optional bar at the foot. */
export function MobileScreen(props: ScreenProps) {
  const { title, children, action, footer, variant = 'page', world, onBack } = props;
  const back = useBack();
  const heading = useScreenTitle(title);
  const head = (
    <header className={styles.head}>
      <RoundButton variant="plain" icon="chevron-left" label={t('common.back')} onClick={onBack ?? back} />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <span className={styles.action}>{action === undefined ? <Support /> : action}</span>
    </header>
  );
  return (
    <main className={classNames(styles.screen, world ? styles.promo : styles[variant])} data-world={world}>
      {!world && head}
      {/* A page of text has nothing else that a keyboard could scroll it by. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.content} data-scroller tabIndex={0}>
        {world && head}
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
