import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { usePlayer } from '#api/session.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

/**
 * Stores the values of a form until it is sent, so that a lost session does not lose them: they are filled in after the
 * next log-in.
 * @param name of the form
 * @param fields stored values, the same list at each render; never passwords or codes
 * @returns removes the draft after sending
 */
export function useDraft<V extends FieldValues>(
  { getValues, setValue, watch }: UseFormReturn<V>,
  name: string,
  fields: readonly (keyof V & string)[],
): () => void {
  const player = usePlayer()?.user.id;
  useEffect(() => {
    if (player === undefined) return undefined;
    const draft = readDraft(name, player);
    for (const field of fields) {
      const value = draft[field];
      // The draft of another version may have any shape.
      if (typeof value !== typeof getValues(field as never)) continue;
      setValue(field as never, value as never, { shouldDirty: true });
    }
    const { unsubscribe } = watch((values) =>
      keepDraft(name, player, Object.fromEntries(fields.map((field) => [field, values[field]]))),
    );
    return unsubscribe;
  }, [name, fields, player, getValues, setValue, watch]);
  return () => dropDraft(name);
}
