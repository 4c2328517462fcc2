import { t } from '#i18n/t.ts';
import { useBack } from '#routing/use-back.ts';
import { useScreenTitle } from '#routing/use-screen-title.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import type { ScreenProps } from '#ui/frame.ts';
import { Footer } from './Footer.tsx';
import shared from './desktop-screen-shared.module.css';
import styles from './desktop-screen.module.css';

/** A desktop page: heading with Back, content, footer. */
export function DesktopScreen({ title, children, action, footer, onBack }: ScreenProps) {
  const back = useBack();
  const heading = useScreenTitle(title);
  return (
    <div className={shared.screen}>
      <main className={styles.main}>
        <header className={styles.head}>
          <RoundButton icon="chevron-left" label={t('common.back')} onClick={onBack ?? back} />
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {action}
        </header>
        <div className={styles.content}>
          {children}
          {footer && <div className={styles.foot}>{footer}</div>}
        </div>
      </main>
      <Footer />
    </div>
  );
}
