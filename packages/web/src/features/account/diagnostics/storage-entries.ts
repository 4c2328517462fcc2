/** A storage key with the displayable part of its value. */
export interface StorageEntry {
  key: string;
  value: string;
}

/** Keys with credentials or personal data. */
const SECRET = /token|password|secret|user|account|draft|pending/i;
const SHOWN_MAX = 80;

/** The displayable part of a value: only its length if key or value is secret. */
export function shownValue(key: string, value: string): string {
  if (SECRET.test(key) || SECRET.test(value)) return `••• (${value.length})`;
  return value.length > SHOWN_MAX ? `${value.slice(0, SHOWN_MAX)}…` : value;
}

/** The entries of a storage. @param storage a blocked storage has none */
export function storageEntries(storage: () => Storage): StorageEntry[] {
  try {
    const stored = storage();
    return Object.keys(stored)
      .map((key) => ({ key, value: shownValue(key, stored.getItem(key) ?? '') }))
      .toSorted((a, b) => a.key.localeCompare(b.key));
  } catch {
    return [];
  }
}
