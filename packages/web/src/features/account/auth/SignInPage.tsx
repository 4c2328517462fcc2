import type { ReactNode } from 'react';
import cover from '#assets/cover.webp';
import { openSupport } from '#shared/service/support-dialog.ts';
import { t } from '#messages/auth.ts';
import { t as tCore } from '#i18n/t.ts';
import { classNames } from '#lib/class-names.ts';
import { useBack } from '#routing/use-back.ts';
import { useScreenTitle } from '#routing/use-screen-title.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { BarePage } from '#ui/frame.ts';
import styles from './sign-in-page.module.css';

interface SignInPageProps {
  title: string;
  text: string;
  children: ReactNode;
  /** A long form: on a phone the picture is smaller. */
  low?: boolean;
}

/** The page of the sign-in forms: cover picture with Back and customer service, and the form (spec 2.7). */
export function SignInPage({ title, text, children, low }: SignInPageProps) {
  const back = useBack();
  const heading = useScreenTitle(title);
  return (
    <BarePage className={styles.page}>
      <div className={classNames(styles.card, low && styles.low)}>
        <img className={styles.art} src={cover} width={780} height={720} alt="" fetchPriority="high" />
        <p className={styles.caption}>{t('auth.caption')}</p>
        <div className={styles.controls}>
          <RoundButton
            icon="chevron-left"
            className={styles.control}
            label={t('common.back')}
            onClick={back}
          />
          <RoundButton
            icon="headset"
            className={styles.control}
            label={tCore('nav.service')}
            onClick={openSupport}
          />
        </div>
        <div className={styles.sheet}>
          <div className={styles.inside}>
            <h1 ref={heading} tabIndex={-1} className={`type-title ${styles.title}`}>
              {title}
            </h1>
            <p className={styles.text}>{text}</p>
            {children}
          </div>
        </div>
      </div>
    </BarePage>
  );
}
