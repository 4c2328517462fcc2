import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Reads the text fields of a form: old password managers and browsers inside of apps fill them without an event.
 * @param element the form, or an element in it
 */
export function readFields<V extends FieldValues>(
  element: Element,
  { setValue }: Pick<UseFormReturn<V>, 'setValue'>,
): void {
  for (const { name, value } of element
    .closest('form')
    ?.querySelectorAll<HTMLInputElement>(
      'input[name]:not([type=radio], [type=checkbox], [type=file]), select[name], textarea[name]',
    ) ?? [])
    setValue(name as Path<V>, value as PathValue<V, Path<V>>);
}
