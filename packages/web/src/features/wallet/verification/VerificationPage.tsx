import type { ReactNode } from 'react';
import { MINIMUM_AGE } from '@tara/sdk/rules';
import card from '#assets/objects/identification-card.webp';
import { openSupport } from '#shared/service/support-dialog.ts';
import { t } from '#messages/verification.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { Card } from '#ui/card/Card.tsx';
import { Screen, useFrame } from '#ui/frame.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { StepLine } from '#ui/step-line/StepLine.tsx';
import shared from './verification.module.css';
import styles from './verification-page.module.css';

/** Options of a layout. */
export interface VerificationProps {
  /** Title; by default the title of the verification. The desktop uses the title of the wallet. */
  title?: string;
  /** Content above it: the wallet tabs. */
  top?: ReactNode;
}

interface PageProps extends VerificationProps {
  /** Index of the step; 3 means that all are done. */
  step: number;
  /** Whether it was rejected. */
  failed?: boolean;
  /** The main button: in the footer bar of a phone, at the end of the panel on a desktop. */
  foot?: ReactNode;
  onBack?: (() => void) | undefined;
  children: ReactNode;
}

/** A page of the verification: progress, step, and on a desktop the reason for it. */
export function VerificationPage({ title, top, step, failed = false, foot, onBack, children }: PageProps) {
  const isBar = useFrame().footer === 'bar';
  return (
    <Screen
      title={title ?? t('verification.title')}
      action={
        <RoundButton variant="plain" icon="headset" label={t('verification.support')} onClick={openSupport} />
      }
      footer={isBar && foot && <div className={shared.foot}>{foot}</div>}
      {...(onBack && { onBack })}
    >
      {top}
      <div className={styles.page}>
        <div className={shared.board}>
          <StepLine
            label={t('verification.steps')}
            steps={[
              t('verification.stepDetails'),
              t('verification.stepPictures'),
              t('verification.stepCheck'),
            ]}
            current={step}
            failed={failed}
          />
          {children}
          {!isBar && foot && <div className={shared.foot}>{foot}</div>}
        </div>
        {!isBar && (
          <aside className={styles.aside}>
            <Card>
              <img className={styles.object} src={card} width={128} height={128} alt="" />
              <h2 className={shared.title}>{t('verification.why')}</h2>
              <p className={shared.text}>{t('verification.whyText', { age: MINIMUM_AGE })}</p>
            </Card>
            <VerificationNotes />
          </aside>
        )}
      </div>
    </Screen>
  );
}

/** How the documents are used. */
export function VerificationNotes() {
  return (
    <Card as="div">
      <ul className={shared.trust} aria-label={t('verification.trust')}>
        <li>
          <Icon name="lock-keyhole" />
          {t('verification.trustPeople')}
        </li>
        <li>
          <Icon name="mail" />
          {t('verification.trustLetter')}
        </li>
        <li>
          <Icon name="rotate-ccw" />
          {t('verification.trustAgain')}
        </li>
      </ul>
    </Card>
  );
}
