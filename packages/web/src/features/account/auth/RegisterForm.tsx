import { checkUsername } from '@tara/sdk/rules';
import { Link } from 'react-router-dom';
import type { WebConfig } from '#api/config.ts';
import { CodeField } from '#forms/CodeField.tsx';
import { fieldError } from '#forms/field-error.ts';
import { Form } from '#forms/Form.tsx';
import { MobileField } from '#forms/MobileField.tsx';
import { useFirstFocus } from '#forms/use-first-focus.ts';
import { NewPasswordFields } from '#forms/NewPasswordFields.tsx';
import { t } from '#messages/auth.ts';
import { href } from '#routing/layout.ts';
import { useReturnPath } from '#routing/return-path.ts';
import { Button } from '#ui/button/Button.tsx';
import { SelectField } from '#ui/field/SelectField.tsx';
import { AgreementBox } from './AgreementBox.tsx';
import { useAgreement } from './agreement.ts';
import styles from './form.module.css';
import { useRegister } from './use-register.ts';
import { UsernameField } from './UsernameField.tsx';
import type { useSignIn } from './use-sign-in.ts';

/** The website chooser of green mode, which offers the current host only (spec 2.7). */
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
  const { form, byPhone, otp, submit } = useRegister(rules, agreement.accepted, signIn);
  const { query } = useReturnPath();
  useFirstFocus(form, 'account');
  return (
    <Form form={form} onSubmit={submit}>
      {rules.mode === 'green' && <WebsiteChooser />}
      {byPhone ? (
        <MobileField name="account" rules={rules} />
      ) : (
        <UsernameField
          name="account"
          rules={{ validate: (value: string) => fieldError(checkUsername(value, rules)) }}
          label={t('auth.username')}
          hint={t('auth.usernameHint', { min: rules.usernameLengthMin, max: rules.usernameLengthMax })}
        />
      )}
      {otp && <CodeField name="code" mobile="account" />}
      <NewPasswordFields rules={rules} />
      <div>
        <AgreementBox agreement={agreement} lead={t('auth.agreedLead')} />
      </div>
      <Button
        type="submit"
        variant="gold"
        size="l"
        wide
        busy={signIn.phase !== 'idle' && t('auth.registering')}
        idle={!agreement.accepted && t('auth.agreeFirst')}
      >
        {t('auth.register')}
      </Button>
      <div className="grid gap-1">
        <Link className={styles.centred} to={href('login', undefined, query)}>
          {t('auth.haveAccount')}
        </Link>
        <p className={styles.honest}>{t('auth.honest')}</p>
      </div>
    </Form>
  );
}
