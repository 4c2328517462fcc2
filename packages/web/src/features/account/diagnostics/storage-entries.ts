/** A key of the browser's storage with what may be shown of its value. */
export interface StorageEntry {
  key: string;
  value: string;
}

/** Keys whose values let somebody in, or say who the player is. */
const SECRET = /token|password|secret|user|account|draft|pending/i;
const SHOWN_MAX = 80;

/** What may be shown of a value: nothing but its length where the key or the value holds a secret. */
export function shownValue(key: string, value: string): string {
  if (SECRET.test(key) || SECRET.test(value)) return `••• (${value.length})`;
  return value.length > SHOWN_MAX ? `${value.slice(0, SHOWN_MAX)}…` : value;
}

/** What a storage holds, by key. @param storage barred storage has no entries */
export function storageEntries(storage: () => Storage): StorageEntry[] {
  try {
    const kept = storage();
    return Object.keys(kept)
      .map((key) => ({ key, value: shownValue(key, kept.getItem(key) ?? '') }))
      .toSorted((one, other) => one.key.localeCompare(other.key));
  } catch {
    return [];
  }
}
