import { get, useFormContext, type RegisterOptions, type UseFormRegisterReturn } from 'react-hook-form';

/** What a field of a form is made from. */
export interface FormField {
  /** Its name among the form's values; where the form is a call, the name of the body's field. */
  name: string;
  /** How its value is checked and read; the checks themselves are rules of the SDK. */
  rules?: RegisterOptions;
}

/** A field's connection to the form around it, and what is wrong with it. */
export function useFormField({
  name,
  rules,
}: FormField): UseFormRegisterReturn & { error: string | undefined } {
  const { register, formState } = useFormContext();
  const problem: { message?: string } | undefined = get(formState.errors, name);
  return { ...register(name, rules), error: problem?.message };
}
