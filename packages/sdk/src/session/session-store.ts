import type { Logger } from '../core/logger.ts';
import { storageKey, type StorageName } from './storage-keys.ts';
import type { KeyValueStore } from './key-value-store.ts';

type StoredText = string | null | undefined;

/** The session's named values in a `KeyValueStore`: JSON, in order, and no failure that could break a session. */
export interface SessionStore {
  /** Null or undefined where there is none, or where the store fails. */
  read(name: StorageName): StoredText | Promise<StoredText>;
  write(name: StorageName, value: unknown): void;
  remove(name: StorageName): void;
  keyOf(name: StorageName): string;
  /** Told of changes made elsewhere, where the store can tell. Returns the way to stop listening. */
  subscribe(onChange: (key: string | null) => void): (() => void) | undefined;
}

/** A stored or answered token; anything but a text that is not empty is none. */
export function parseToken(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/**
 * A store that throws, or rejects, costs the memory of the session over a reload, never the session itself.
 * @param store where values are kept
 * @param namespace prefix of the keys
 * @param log told of every failure
 */
export function createSessionStore(store: KeyValueStore, namespace: string, log: Logger): SessionStore {
  const keyOf = (name: StorageName) => storageKey(namespace, name);
  function guard<T>(
    action: string,
    run: () => T | Promise<T>,
    otherwise: () => T | undefined | Promise<T | undefined> = () => undefined,
  ): T | undefined | Promise<T | undefined> {
    const failed = () => {
      log.warn(`storage: ${action} failed`);
      return otherwise();
    };
    try {
      const value = run();
      // Promises of other libraries count, too.
      const isThenable = typeof (value as Partial<PromiseLike<T>> | undefined | null)?.then === 'function';
      return isThenable ? Promise.resolve(value).catch(failed) : value;
    } catch {
      return failed();
    }
  }
  const remove = (name: StorageName) => guard('remove', () => store.remove(keyOf(name)));
  // Changes reach a slow store in the order they were made: a removal must not be overtaken by an older write.
  let last: Promise<void> | undefined;
  const change = (run: () => void | Promise<void>) => {
    const next = last ? last.then(run) : run();
    if (!(next instanceof Promise)) return;
    const mine = next.then(() => {
      if (last === mine) last = undefined;
    });
    last = mine;
  };
  return {
    keyOf,
    read(name) {
      const read = () => guard('read', () => store.get(keyOf(name)));
      // Nor may it be read before what this tab has just written.
      return last ? last.then(read) : read();
    },
    write(name, value) {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      // What stood there before belongs to another session: rather nothing than that.
      change(() =>
        guard(
          'write',
          () => store.set(keyOf(name), text),
          () => remove(name),
        ),
      );
    },
    remove: (name) => change(() => remove(name)),
    subscribe: (onChange) =>
      guard('subscribe', () => store.subscribe?.(onChange)) as (() => void) | undefined,
  };
}
