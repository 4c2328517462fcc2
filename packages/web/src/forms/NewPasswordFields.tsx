import { checkConfirmation, checkPassword, type AccountRules } from '@tara/sdk/rules';
import { t } from '#messages/forms.ts';
import { fieldError } from './field-error.ts';
import { PasswordField } from './fields.tsx';

interface NewPasswordFieldsProps {
  rules: AccountRules;
  label?: string;
}

/** A new password and its confirmation, as the values `password` and `confirmation` (spec 5). */
export function NewPasswordFields({ rules, label = t('forms.newPassword') }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        name="password"
        rules={{
          deps: 'confirmation',
          validate: (value: string) => fieldError(checkPassword(value, rules)),
        }}
        label={label}
        autoComplete="new-password"
        enterKeyHint="next"
        hint={t('forms.passwordHint', { min: rules.passwordLengthMin, max: rules.passwordLengthMax })}
      />
      <PasswordField
        name="confirmation"
        rules={{
          validate: (value: string, { password }) => fieldError(checkConfirmation(value, String(password))),
        }}
        label={t('forms.confirmation')}
        autoComplete="new-password"
        enterKeyHint="done"
      />
    </>
  );
}
