import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import type { WebConfig } from '#api/config.ts';
import { PasswordField } from '#forms/fields.tsx';
import { Form } from '#forms/Form.tsx';
import { NewPasswordFields } from '#forms/NewPasswordFields.tsx';
import { t } from '#messages/safebox.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { Section } from '#ui/section/Section.tsx';
import { StatusChip } from '#ui/status/StatusChip.tsx';
import shared from './safebox.module.css';
import type { PasswordForm } from './use-password-form.ts';

/** Rarely needed. */
const Locked = lazyPart(() => import('./LockedNotice.tsx'));

interface PasswordSectionProps {
  formId: string;
  rules: WebConfig;
  isSet: boolean;
  password: PasswordForm;
  /** Button below the fields, on a desktop. */
  footer: ReactNode;
}

/** Sets or changes the password; disabled while the safebox is locked, or the last outcome is unknown. */
export function PasswordSection({ formId, rules, isSet, password, footer }: PasswordSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { lockedUntil, unknown, form } = password;
  const state = lockedUntil !== null ? 'locked' : unknown ? 'unknown' : isSet ? 'change' : 'set';
  const shown = useRef(state);
  useEffect(() => {
    // The focused element was removed with the previous form.
    if (shown.current !== state) heading.current?.focus();
    shown.current = state;
  }, [state]);
  const titles = {
    locked: t('safebox.lockedTitle'),
    unknown: t(isSet ? 'safebox.unknownChange' : 'safebox.unknownSet'),
    change: t('safebox.changeTitle'),
    set: t('safebox.setTitle'),
  };
  return (
    <Card as="div">
      <Section
        title={titles[state]}
        headingRef={heading}
        action={!unknown && <Chip isSet={isSet} isLocked={lockedUntil !== null} />}
      >
        {lockedUntil !== null && (
          <Suspense
            fallback={<p className={`type-note color-muted ${shared.text}`}>{t('safebox.lockedText')}</p>}
          >
            <Locked until={lockedUntil} onEnd={password.unlock} />
          </Suspense>
        )}
        {state === 'unknown' && <Unknown password={password} />}
        {(state === 'change' || state === 'set') && (
          <>
            <p className={`type-note color-muted ${shared.text}`}>
              {t(isSet ? 'safebox.changeText' : 'safebox.setText')}
            </p>
            <Form form={form} id={formId} onSubmit={password.submit} className="padding-top-4">
              {isSet && (
                <PasswordField
                  name="oldPassword"
                  rules={{ required: t('safebox.oldEmpty') }}
                  label={t('safebox.old')}
                  autoComplete="off"
                />
              )}
              <NewPasswordFields rules={rules} label={t('safebox.new')} />
              {footer}
            </Form>
          </>
        )}
      </Section>
    </Card>
  );
}

function Chip({ isSet, isLocked }: { isSet: boolean; isLocked: boolean }) {
  if (isLocked) return <StatusChip status="refused">{t('safebox.locked')}</StatusChip>;
  return (
    <StatusChip status={isSet ? 'done' : 'missing'}>{t(isSet ? 'safebox.set' : 'safebox.notSet')}</StatusChip>
  );
}

function Unknown({ password: { busy, checking, checkAgain } }: { password: PasswordForm }) {
  return (
    <div className="stack gap-4" role="status">
      <p className={`type-note color-muted ${shared.text}`}>{t('safebox.unknownText')}</p>
      <Button
        variant="gold"
        size="l"
        wide
        busy={(Boolean(busy) || checking) && t('safebox.checking')}
        onClick={checkAgain}
      >
        {t('safebox.check')}
      </Button>
    </div>
  );
}
