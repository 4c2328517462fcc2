import type { BrowserStorage } from '../core/browser-storage.ts';

/** A store for the session. Methods may be synchronous or not. A store that throws does not break the session. */
export interface KeyValueStore {
  /** The value; null if there is none. */
  get(key: string): string | null | Promise<string | null>;
  /** Stores a value. */
  set(key: string, value: string): void | Promise<void>;
  /** Removes a value. */
  remove(key: string): void | Promise<void>;
  /** Calls a listener for changes made elsewhere, e.g. by another tab. Returns a function that stops listening. */
  subscribe?(onChange: (key: string | null) => void): () => void;
}

/** Creates a store in memory. */
export function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/**
 * Creates a store in a browser storage, `localStorage` by default.
 * @param storage called at each use, not at import, because a page may have no access to its storage
 * @returns a store whose methods throw if the page has no access to the storage; the session handles that
 */
export function webStore(storage: () => BrowserStorage = () => globalThis.localStorage): KeyValueStore {
  return {
    get: (key) => storage().getItem(key),
    set: (key, value) => storage().setItem(key, value),
    remove: (key) => storage().removeItem(key),
    subscribe(onChange) {
      const listener = (event: StorageEvent) => onChange(event.key);
      globalThis.addEventListener('storage', listener);
      return () => globalThis.removeEventListener('storage', listener);
    },
  };
}
