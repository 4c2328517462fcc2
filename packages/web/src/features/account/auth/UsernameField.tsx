import { ACCOUNT_INPUT_MAX } from '@tara/sdk/rules';
import type { ComponentProps } from 'react';
import { TextField } from '#forms/fields.tsx';

export function UsernameField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      icon="user-round"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      maxLength={ACCOUNT_INPUT_MAX}
      {...props}
    />
  );
}
