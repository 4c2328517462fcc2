import { useEffect } from 'react';
import type { UseFormReturn, Path, FieldValues } from 'react-hook-form';
import { useFrame } from '#ui/frame.ts';

/**
 * Focuses the first field of a form when it appears, where the player points with a mouse. On a phone it would open the
 * keyboard over the page.
 */
export function useFirstFocus<V extends FieldValues>({ setFocus }: UseFormReturn<V>, name: Path<V>): void {
  const { pointer } = useFrame();
  useEffect(() => {
    if (pointer === 'mouse') setFocus(name);
  }, [pointer, setFocus, name]);
}
