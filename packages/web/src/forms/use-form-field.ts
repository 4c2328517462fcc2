import { get, useFormContext, type RegisterOptions, type UseFormRegisterReturn } from 'react-hook-form';

export interface FormField {
  /** Its name among the form's values. If the form is a call, the name of the body's field. */
  name: string;
  /** How its value is checked and parsed; the checks are rules of the SDK. */
  rules?: RegisterOptions;
}

/** A field's connection to its form, and its error. */
export function useFormField({
  name,
  rules,
}: FormField): UseFormRegisterReturn & { error: string | undefined } {
  const { register, formState } = useFormContext();
  const problem: { message?: string } | undefined = get(formState.errors, name);
  return { ...register(name, rules), error: problem?.message };
}
