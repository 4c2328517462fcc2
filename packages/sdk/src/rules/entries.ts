/**
 * The entries of a list that a server sent, or a browser's storage held: none where it is no list, no empty ones.
 * @param list what should be a list
 */
export function entriesOf<T>(list: readonly T[] | null | undefined): NonNullable<T>[] {
  return Array.isArray(list)
    ? list.filter((entry): entry is NonNullable<T> => entry !== null && entry !== undefined)
    : [];
}
