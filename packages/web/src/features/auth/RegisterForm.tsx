import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { WebConfig } from '#api/config.ts';
import { t } from '#messages/auth.ts';
import { href } from '#routing/layout.ts';
import { useReturnPath } from '#routing/return-path.ts';
import { Button } from '#ui/button/Button.tsx';
import { PasswordField } from '#ui/field/PasswordField.tsx';
import { SelectField } from '#ui/field/SelectField.tsx';
import { AgreementBox } from './AgreementBox.tsx';
import { useAgreement } from './agreement.ts';
import { CodeField, MobileField, UsernameField } from './fields.tsx';
import { FormAlert } from './FormAlert.tsx';
import styles from './form.module.css';
import { useRegister } from './use-register.ts';
import type { useSignIn } from './use-sign-in.ts';

/** The website chooser of green mode: it offers the current host alone (spec 2.7). */
function WebsiteChooser() {
  const { host } = window.location;
  return (
    <SelectField
      label={t('auth.website')}
      icon="globe"
      options={[{ value: host, label: host }]}
      value={host}
      aria-readonly="true"
      onChange={() => undefined}
    />
  );
}

interface RegisterFormProps {
  rules: WebConfig;
  signIn: ReturnType<typeof useSignIn>;
}

/** The registration form (spec 2.7). */
export function RegisterForm({ rules, signIn }: RegisterFormProps) {
  const agreement = useAgreement();
  const { form, fields, byPhone, otp, mobile, onSent, submit } = useRegister(
    rules,
    agreement.accepted,
    signIn,
  );
  const { errors } = form.formState;
  const alertId = useId();
  const { query } = useReturnPath();
  const { passwordLengthMin: min, passwordLengthMax: max } = rules;
  const Account = byPhone ? MobileField : UsernameField;
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
      {rules.mode === 'green' && <WebsiteChooser />}
      <Account field={fields.account} rules={rules} error={errors.account?.message} />
      {otp && <CodeField field={fields.code} mobile={mobile} onSent={onSent} error={errors.code?.message} />}
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
      <div>
        <AgreementBox agreement={agreement} lead={t('auth.agreedLead')} />
      </div>
      <Button
        type="submit"
        tone="gold"
        size="l"
        wide
        busy={signIn.phase !== 'idle' && t('auth.registering')}
        idle={!agreement.accepted && t('auth.agreeFirst')}
      >
        {t('auth.register')}
      </Button>
      <div className={styles.foot}>
        <Link className={styles.centred} to={href('login', undefined, query)}>
          {t('auth.haveAccount')}
        </Link>
        <p className={styles.honest}>{t('auth.honest')}</p>
      </div>
    </form>
  );
}
