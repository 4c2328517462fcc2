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
import type { Submitted } from './verification-state.ts';
import shared from './verification.module.css';

/** Options of a layout. */
export interface VerificationProps {
  /** Title; by default the title of the verification. The desktop uses the title of the wallet. */
  title?: string;
  /** Content above it: the wallet tabs. */
  top?: ReactNode;
}

/** Options of a step that the player fills in. */
export interface StepProps extends VerificationProps {
  /** Id of the player. */
  player: number;
  /** The rejected submission: its details are sent again. */
  submitted: Submitted | undefined;
}

interface PageProps extends VerificationProps {
  /** Index of the step; 3 means that all are done. */
  step: number;
  /** Whether it was rejected. */
  failed?: boolean;
  /** The main button: in the footer bar of a phone, at the end of the panel on a desktop. */
  footer?: ReactNode;
  onBack?: (() => void) | undefined;
  children: ReactNode;
}

/** A page of the verification: progress, step, and on a desktop the reason for it. */
export function VerificationPage({ title, top, step, failed = false, footer, onBack, children }: PageProps) {
  const isBar = useFrame().footer === 'bar';
  return (
    <Screen
      title={title ?? t('verification.title')}
      action={
        <RoundButton variant="plain" icon="headset" label={t('verification.support')} onClick={openSupport} />
      }
      footer={isBar && footer && <div className={`stack gap-3 ${shared.foot}`}>{footer}</div>}
      {...(onBack && { onBack })}
    >
      {top}
      <div className={`stack content-start gap-4 ${shared.page}`}>
        <div className={`stack card-desktop gap-5 ${shared.board}`}>
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
          {!isBar && footer && <div className={`stack gap-3 ${shared.foot}`}>{footer}</div>}
        </div>
        {!isBar && (
          <aside className="stack content-start gap-4">
            <Card>
              <img className={shared.object} src={card} width={128} height={128} alt="" />
              <h2 className="type-title">{t('verification.why')}</h2>
              <p className={`type-body color-muted ${shared.text}`}>
                {t('verification.whyText', { age: MINIMUM_AGE })}
              </p>
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
      <ul className="grid gap-3 type-note" aria-label={t('verification.trust')}>
        <li className="flex gap-3">
          <Icon name="lock-keyhole" className="color-teal" />
          {t('verification.trustPeople')}
        </li>
        <li className="flex gap-3">
          <Icon name="mail" className="color-teal" />
          {t('verification.trustLetter')}
        </li>
        <li className="flex gap-3">
          <Icon name="rotate-ccw" className="color-teal" />
          {t('verification.trustAgain')}
        </li>
      </ul>
    </Card>
  );
}
