import { useState, type ComponentProps } from 'react';
import { t } from '#messages/field.ts';
import { RoundButton } from '../button/RoundButton.tsx';
import { Field } from './Field.tsx';

/** A password field with a show and hide toggle (spec 2.7). */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'after' | 'icon'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      icon="lock-keyhole"
      autoCapitalize="none"
      spellCheck={false}
      after={
        <RoundButton
          variant="plain"
          icon={shown ? 'eye' : 'eye-off'}
          label={shown ? t('field.hidePassword') : t('field.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
