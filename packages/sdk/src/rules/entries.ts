/**
 * Returns the entries of a list from a server or a browser's storage. Returns no entries if it is not a list, and skips
 * empty ones.
 * @param list untrusted value
 */
export function toEntries<T>(list: readonly T[] | null | undefined): NonNullable<T>[] {
  return Array.isArray(list)
    ? list.filter((entry): entry is NonNullable<T> => entry !== null && entry !== undefined)
    : [];
}
