import { ACCOUNT_INPUT_MAX } from '@tara/sdk/rules';
import type { WebConfig } from '#api/config.ts';
import { t } from '#messages/account.ts';
import { t as tAuth } from '#messages/auth.ts';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { Field } from '#ui/field/Field.tsx';
import { PasswordField } from '#ui/field/PasswordField.tsx';
import account from './account.module.css';
import styles from './bind.module.css';
import { SendCodeKey } from './SendCodeKey.tsx';
import { useBind } from './use-bind.ts';

/** The form behind a mobile number. */
export function BindForm({ rules, onBound }: { rules: WebConfig; onBound: () => void }) {
  const { form, values, errors, binding, otp, change, checkedMobile, submit } = useBind(rules, onBound);
  const starts = rules.accountRule.mobileStartsWith ?? '';
  return (
    <Card
      as="form"
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className={account.text}>{t('account.bindText')}</p>
      <Field
        label={tAuth('auth.mobile')}
        icon="smartphone"
        type="tel"
        name="mobile"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={ACCOUNT_INPUT_MAX}
        before={<span className={styles.prefix}>+{rules.countryCode}</span>}
        value={values.mobile}
        hint={tAuth(starts === '' ? 'auth.mobileHint' : 'auth.mobileHintStart', {
          min: rules.accountLengthMin,
          max: rules.accountLengthMax,
          starts: starts.split('').join(' / '),
        })}
        error={errors.mobile}
        onChange={(event) => change('mobile', event.target.value)}
      />
      {otp && (
        <Field
          label={tAuth('auth.code')}
          icon="key-round"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          after={<SendCodeKey mobile={checkedMobile} />}
          value={values.code}
          error={errors.code}
          onChange={(event) => change('code', event.target.value)}
        />
      )}
      <PasswordField
        label={t('account.bindPassword')}
        name="password"
        autoComplete="new-password"
        value={values.password}
        hint={t('account.bindPasswordHint', { min: rules.passwordLengthMin, max: rules.passwordLengthMax })}
        error={errors.password}
        onChange={(event) => change('password', event.target.value)}
      />
      <Button type="submit" tone="gold" size="l" wide busy={binding && t('account.binding')}>
        {t('account.bind')}
      </Button>
    </Card>
  );
}
