import type { SdkError } from '@tara/sdk';
import type { FieldValues, Path as FieldPath, UseFormReturn } from 'react-hook-form';
import { toFailure, type OwnTexts } from '#api/failure.ts';
import { toast } from '#ui/toast/toast.ts';

/**
 * Shows an error at the field that the contract names, which gets the focus, or else at the top of the form and in a
 * toast.
 * @param own texts for failures without an errcode
 * @param when when a toast shows it too: if no field does, or always (spec 8: log-in and registration)
 * @returns handles the error of the form's call
 */
export function useRefusals<V extends FieldValues>(
  form: UseFormReturn<V>,
  own?: OwnTexts,
  when: 'without-field' | 'always' = 'without-field',
): (error: SdkError) => void {
  return (error) => {
    const { text, field } = toFailure(error, own);
    if (text === null) return;
    const known = field !== null && field in form.getValues();
    if (known) form.setError(field as FieldPath<V>, { message: text }, { shouldFocus: true });
    else form.setError('root', { message: text });
    if (!known || when === 'always') toast.error(text);
  };
}
