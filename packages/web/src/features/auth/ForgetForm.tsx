import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { WebConfig } from '#api/config.ts';
import { t } from '#messages/auth.ts';
import { href } from '#routing/layout.ts';
import { useReturnPath } from '#routing/return-path.ts';
import { Button } from '#ui/button/Button.tsx';
import { PasswordField } from '#ui/field/PasswordField.tsx';
import { CodeField, MobileField } from './fields.tsx';
import { FormAlert } from './FormAlert.tsx';
import styles from './form.module.css';
import { useForget } from './use-forget.ts';

/** The form behind a forgotten password. Whatever the account, the code goes to its mobile number. */
export function ForgetForm({ rules }: { rules: WebConfig }) {
  const { form, fields, changing, mobile, onSent, submit } = useForget(rules);
  const { errors } = form.formState;
  const alertId = useId();
  const { query } = useReturnPath();
  const { passwordLengthMin: min, passwordLengthMax: max } = rules;
  return (
    <form
      className={styles.form}
      noValidate
      aria-describedby={errors.root ? alertId : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormAlert id={alertId} message={errors.root?.message} />
      <MobileField field={fields.account} rules={rules} error={errors.account?.message} />
      <CodeField field={fields.code} mobile={mobile} onSent={onSent} error={errors.code?.message} />
      <PasswordField
        {...fields.password}
        label={t('auth.newPassword')}
        autoComplete="new-password"
        hint={t('auth.passwordHint', { min, max })}
        error={errors.password?.message}
      />
      <PasswordField
        {...fields.confirmation}
        label={t('auth.confirmation')}
        autoComplete="new-password"
        error={errors.confirmation?.message}
      />
      <Button type="submit" tone="gold" size="l" wide busy={changing && t('auth.changing')}>
        {t('auth.changePassword')}
      </Button>
      <div className={styles.foot}>
        <p className={styles.aside}>{t('auth.forgetHint')}</p>
        <Link className={styles.centred} to={href('login', undefined, query)}>
          {t('auth.backToLogin')}
        </Link>
      </div>
    </form>
  );
}
