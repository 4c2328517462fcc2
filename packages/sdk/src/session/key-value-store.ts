import type { BrowserStorage } from '../core/browser-storage.ts';

/** A place for the session. Methods may be synchronous or not; a throwing store never breaks the session. */
export interface KeyValueStore {
  /** The value, null when there is none. */
  get(key: string): string | null | Promise<string | null>;
  /** Keeps a value. */
  set(key: string, value: string): void | Promise<void>;
  /** Forgets a value. */
  remove(key: string): void | Promise<void>;
  /** Told of changes made elsewhere, e.g. by another tab. Returns the way to stop listening. */
  subscribe?(onChange: (key: string | null) => void): () => void;
}

/** Keeps values for the lifetime of the process. */
export function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/**
 * Keeps values in a browser storage, `localStorage` by default. Looked up at use, not at import,
 * because a page may be barred from it (then every method throws, which the session survives).
 * @param storage asked for at each use
 * @returns a store whose methods throw where the page is barred from the storage
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
