import { SUBMIT_DEBOUNCE_MS } from '@tara/sdk/rules';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDebounced } from '#lib/use-debounced.ts';

/**
 * Sends a form if its fields are valid, or focuses the first invalid one. A double press sends once (spec 9).
 * @param send receives the values of the form
 */
export function useSubmit<V extends FieldValues>(
  form: UseFormReturn<V>,
  send: (values: V) => void,
): () => void {
  const debounced = useDebounced(() => send(form.getValues()), SUBMIT_DEBOUNCE_MS);
  return () => void form.handleSubmit(debounced)();
}
