import { t } from '#i18n/t.ts';
import { useBack } from '#routing/use-back.ts';
import { useScreenTitle } from '#routing/use-screen-title.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import type { ScreenProps } from '#ui/frame.ts';
import { Footer } from './Footer.tsx';
import styles from './desktop-screen.module.css';

/** A desktop page: heading with Back, content, footer. */
export function DesktopScreen({ title, children, action, footer, onBack }: ScreenProps) {
  const back = useBack();
  const heading = useScreenTitle(title);
  return (
    <div className={styles.screen}>
      <main className="flex column flex-1">
        <header className={styles.head}>
          <RoundButton icon="chevron-left" label={t('common.back')} onClick={onBack ?? back} />
          <h1 ref={heading} tabIndex={-1} className="flex-1 type-display break-anywhere">
            {title}
          </h1>
          {action}
        </header>
        <div className="flex-1 margin-top-5">
          {children}
          {footer && <div className="margin-top-5">{footer}</div>}
        </div>
      </main>
      <Footer />
    </div>
  );
}
