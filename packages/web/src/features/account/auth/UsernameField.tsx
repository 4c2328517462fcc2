import { ACCOUNT_INPUT_MAX, checkUsername, type AccountRules } from '@tara/sdk/rules';
import { fieldError } from '#forms/field-error.ts';
import { TextField } from '#forms/fields.tsx';
import { t } from '#messages/auth.ts';

/** A username, checked by the configured rules (spec 5). */
export function UsernameField({ name, rules }: { name: string; rules: AccountRules }) {
  return (
    <TextField
      name={name}
      rules={{ validate: (value: string) => fieldError(checkUsername(value, rules)) }}
      label={t('auth.username')}
      icon="user-round"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      maxLength={ACCOUNT_INPUT_MAX}
      hint={t('auth.usernameHint', { min: rules.usernameLengthMin, max: rules.usernameLengthMax })}
    />
  );
}
