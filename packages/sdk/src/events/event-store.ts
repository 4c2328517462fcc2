import type { BrowserStorage } from '../core/browser-storage.ts';
import { webStore } from '../session/key-value-store.ts';

/** Stores events across reloads. Synchronous, because a page that closes does not wait. */
export interface EventStore {
  /** Every key in the storage, including keys of others. */
  keys(): readonly string[];
  /** The value; null if there is none. */
  get(key: string): string | null;
  /** Stores a value. */
  set(key: string, value: string): void;
  /** Removes a value. */
  remove(key: string): void;
}

/**
 * Creates a store of events in a browser storage, `localStorage` by default.
 * @param storage called at each use, because a page may have no access to its storage
 */
export function webEventStore(storage: () => BrowserStorage = () => globalThis.localStorage): EventStore {
  return {
    // The methods of a browser storage are synchronous.
    ...(webStore(storage) as Omit<EventStore, 'keys'>),
    keys() {
      const place = storage();
      return Array.from({ length: place.length }, (_, index) => place.key(index) ?? '');
    },
  };
}
