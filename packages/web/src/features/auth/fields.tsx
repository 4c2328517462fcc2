import { ACCOUNT_INPUT_MAX, type AccountRules } from '@tara/sdk/rules';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { t } from '#messages/auth.ts';
import { Button } from '#ui/button/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import styles from './form.module.css';
import { useSendCode } from './use-send-code.ts';

interface BoundField {
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** A mobile number behind its country code. */
export function MobileField({
  field,
  error,
  rules,
}: BoundField & { rules: AccountRules & { countryCode: string } }) {
  const { accountLengthMin: min, accountLengthMax: max, accountRule, countryCode } = rules;
  const starts = accountRule.mobileStartsWith ?? '';
  return (
    <Field
      {...field}
      type="tel"
      label={t('auth.mobile')}
      icon="smartphone"
      inputMode="numeric"
      autoComplete="tel-national"
      maxLength={ACCOUNT_INPUT_MAX}
      before={<span className={styles.prefix}>+{countryCode}</span>}
      hint={t(starts === '' ? 'auth.mobileHint' : 'auth.mobileHintStart', {
        min,
        max,
        starts: starts.split('').join(' / '),
      })}
      error={error}
    />
  );
}

/** A username by the configured rules. */
export function UsernameField({ field, error, rules }: BoundField & { rules: AccountRules }) {
  return (
    <Field
      {...field}
      label={t('auth.username')}
      icon="user-round"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={ACCOUNT_INPUT_MAX}
      hint={t('auth.usernameHint', { min: rules.usernameLengthMin, max: rules.usernameLengthMax })}
      error={error}
    />
  );
}

interface CodeFieldProps extends BoundField {
  /** The number to send to, or null after saying what is wrong with it (spec 5). */
  mobile: () => Promise<string | null>;
  /** Once a code is on its way. */
  onSent: () => void;
}

/** The one-time code with its Send code key (spec 2.7). */
export function CodeField({ field, error, mobile, onSent }: CodeFieldProps) {
  const { sending, secondsLeft, send } = useSendCode();
  const again = secondsLeft > 0 && t('auth.againIn', { seconds: secondsLeft });
  async function press() {
    const number = await mobile();
    if (number !== null && (await send(number))) onSent();
  }
  return (
    <Field
      {...field}
      className={styles.code}
      label={t('auth.code')}
      icon="key-round"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
      error={error}
      after={
        <Button
          size="s"
          className={styles.send}
          busy={sending && t('auth.sendingCode')}
          idle={again}
          onClick={() => void press()}
        >
          {again || t('auth.sendCode')}
        </Button>
      }
    />
  );
}
