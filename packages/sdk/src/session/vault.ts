import type { Log } from '../core/log.ts';
import { storageKey, type StorageName } from './keys.ts';
import type { Store } from './store.ts';

/** The store seen through the session's eyes: named values, JSON, and no failure that could break a session. */
export interface Vault {
  read(name: StorageName): string | null | Promise<string | null>;
  write(name: StorageName, value: unknown): void;
  erase(name: StorageName): void;
  keyOf(name: StorageName): string;
}

/** A store that throws, or rejects, costs the memory of the session over a reload, never the session itself. */
export function createVault(store: Store, namespace: string, log: Log): Vault {
  const keyOf = (name: StorageName) => storageKey(namespace, name);
  const guard = <T>(action: string, run: () => T | Promise<T>, otherwise: T): T | Promise<T> => {
    const failed = () => {
      log.warn(`storage: ${action} failed`);
      return otherwise;
    };
    try {
      const value = run();
      return value instanceof Promise ? value.catch(failed) : value;
    } catch {
      return failed();
    }
  };
  // Changes reach a slow store in the order they were made: a removal must not be overtaken by an older write.
  let last: Promise<void> | undefined;
  const change = (action: string, run: () => void | Promise<void>) => {
    const next = last ? last.then(() => guard(action, run, undefined)) : guard(action, run, undefined);
    if (!(next instanceof Promise)) return;
    const mine = next.then(() => {
      if (last === mine) last = undefined;
    });
    last = mine;
  };
  return {
    keyOf,
    read: (name) => guard<string | null>('read', () => store.get(keyOf(name)), null),
    write(name, value) {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      change('write', () => store.set(keyOf(name), text));
    },
    erase: (name) => change('remove', () => store.remove(keyOf(name))),
  };
}

/** Parses a stored value; what is no object counts as absent, because anyone may write to a browser's storage. */
export function parseStored<T extends object>(text: string | null): T | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as T) : null;
  } catch {
    return null;
  }
}
