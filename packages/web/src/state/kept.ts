import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { readObject, writeJson } from '#lib/storage.ts';

/**
 * A store that writes each change to a browser storage.
 * @param read creates the state from the stored value, which may be anything
 */
export function kept<T extends object>(
  storage: () => Storage,
  key: string,
  read: (stored: Readonly<Record<string, unknown>>) => T,
): UseBoundStore<StoreApi<T>> {
  const store = create<T>(() => read(readObject(storage, key)));
  store.subscribe((state) => writeJson(storage, key, state));
  return store;
}
