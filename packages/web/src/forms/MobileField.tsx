import { ACCOUNT_INPUT_MAX, checkPhone, normalizePhone, type AccountRules } from '@tara/sdk/rules';
import { t } from '#messages/forms.ts';
import { fieldError } from './field-error.ts';
import { TextField } from './fields.tsx';
import styles from './form.module.css';

interface MobileFieldProps {
  name: string;
  rules: AccountRules & { countryCode: string };
}

/** A mobile number with its country code, checked by the configured rules (spec 5). */
export function MobileField({ name, rules }: MobileFieldProps) {
  const { accountLengthMin: min, accountLengthMax: max, accountRule, countryCode } = rules;
  const starts = accountRule.mobileStartsWith ?? '';
  return (
    <TextField
      name={name}
      rules={{
        setValueAs: (typed: string) => normalizePhone(typed, rules),
        validate: (value: string) => fieldError(checkPhone(value, rules)),
      }}
      type="tel"
      label={t('forms.mobile')}
      icon="smartphone"
      inputMode="tel"
      autoComplete="tel-national"
      enterKeyHint="next"
      maxLength={ACCOUNT_INPUT_MAX}
      before={<span className={styles.prefix}>+{countryCode}</span>}
      hint={
        starts === ''
          ? t('forms.mobileHint', { min, max })
          : t('forms.mobileHintStart', { min, max, starts: starts.split('').join(' / ') })
      }
    />
  );
}
