import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { usePlayer } from '#api/session.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

/**
 * Keeps what is typed into a form while it is not sent, so that a session that is lost amid it costs nothing: whoever
 * logs in again finds it.
 * @param name of the form
 * @param fields which of its values are kept, the same list at each render; never passwords or codes
 * @returns forgets the draft, once it was sent
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
      // A draft of another version may hold anything.
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
