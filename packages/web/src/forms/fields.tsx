import type { ComponentProps } from 'react';
import { Field } from '#ui/field/Field.tsx';
import { PasswordField as PlainPasswordField } from '#ui/field/PasswordField.tsx';
import { SelectField as PlainSelectField } from '#ui/field/SelectField.tsx';
import { useFormField, type FormField } from './use-form-field.ts';

/** Props of a field without those that the form provides. */
type Looks<Props> = FormField & Omit<Props, 'name' | 'ref' | 'onChange' | 'onBlur' | 'error'>;

export function TextField({ name, rules, ...looks }: Looks<ComponentProps<typeof Field>>) {
  return <Field {...looks} {...useFormField({ name, ...(rules && { rules }) })} />;
}

export function PasswordField({ name, rules, ...looks }: Looks<ComponentProps<typeof PlainPasswordField>>) {
  return <PlainPasswordField {...looks} {...useFormField({ name, ...(rules && { rules }) })} />;
}

export function SelectField({ name, rules, ...looks }: Looks<ComponentProps<typeof PlainSelectField>>) {
  return <PlainSelectField {...looks} {...useFormField({ name, ...(rules && { rules }) })} />;
}
