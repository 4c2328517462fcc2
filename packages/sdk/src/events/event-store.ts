import type { BrowserStorage } from '../core/browser-storage.ts';
import { webStore } from '../session/key-value-store.ts';

/** A place for events over a reload. Synchronous, because a page that closes waits for nothing. */
export interface EventStore {
  /** Every key of the place, those of others too. */
  keys(): readonly string[];
  /** The value, null when there is none. */
  get(key: string): string | null;
  /** Keeps a value. */
  set(key: string, value: string): void;
  /** Forgets a value. */
  remove(key: string): void;
}

/**
 * Keeps events in a browser storage, `localStorage` by default; looked up at use, because a page may be barred from
 * it.
 * @param storage asked for at each use
 */
export function webEventStore(storage: () => BrowserStorage = () => globalThis.localStorage): EventStore {
  return {
    // Its methods answer at once.
    ...(webStore(storage) as Omit<EventStore, 'keys'>),
    keys() {
      const place = storage();
      return Array.from({ length: place.length }, (_, index) => place.key(index) ?? '');
    },
  };
}
