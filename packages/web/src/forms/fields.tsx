import type { ComponentProps } from 'react';
import { Field } from '#ui/field/Field.tsx';
import { PasswordField as PlainPasswordField } from '#ui/field/PasswordField.tsx';
import { SelectField as PlainSelectField } from '#ui/field/SelectField.tsx';
import { useFormField, type FormField } from './use-form-field.ts';

/** Props of a field without those that the form provides. */
type Looks<Props> = FormField & Omit<Props, 'name' | 'ref' | 'onChange' | 'onBlur' | 'error'>;

export function TextField({ name, rules, ...appearances }: Looks<ComponentProps<typeof Field>>) {
  return <Field {...appearances} {...useFormField({ name, ...(rules && { rules }) })} />;
}

export function PasswordField({
  name,
  rules,
  ...appearances
}: Looks<ComponentProps<typeof PlainPasswordField>>) {
  return <PlainPasswordField {...appearances} {...useFormField({ name, ...(rules && { rules }) })} />;
}

export function SelectField({ name, rules, ...appearances }: Looks<ComponentProps<typeof PlainSelectField>>) {
  return <PlainSelectField {...appearances} {...useFormField({ name, ...(rules && { rules }) })} />;
}
