import { LOG_PREFIX, type Change, type Store, type Stored, type StoreContents } from './port.ts';

interface Log {
  version: number;
  readonly items: unknown[];
}

/** The default store: maps in this process, gone with it unless a state file keeps them. */
export function createMemoryStore(contents: StoreContents): Store {
  /** Counts the changes of the store; each gives its number to what it changes. */
  let changed = 0;
  /**
   * The version of every key that holds nothing: which keys once held something is not kept, so that a removal moves all of
   * them on. A transaction that adds a document runs once more when another one has just removed any.
   */
  let removed = 0;
  const documents = new Map<string, Stored>();
  const logs = new Map<string, Log>();
  for (const [key, value] of Object.entries(contents.documents)) documents.set(key, { version: 1, value });
  for (const [key, items] of Object.entries(contents.logs)) logs.set(key, { version: 1, items: [...items] });
  changed = 1;

  const versionOf = (key: string): number => (documents.get(key) ?? logs.get(key))?.version ?? removed;

  const isCurrent = (change: Change): boolean => {
    if (change.kind === 'append') return true;
    if (change.kind === 'add') return !documents.has(change.key);
    const isWholeLog = change.kind === 'remove' && change.key.startsWith(LOG_PREFIX);
    return isWholeLog || versionOf(change.key) === change.expect;
  };

  const append = (key: string, items: readonly unknown[]): void => {
    const log = logs.get(key);
    if (!log) logs.set(key, { version: changed, items: [...items] });
    else {
      log.version = changed;
      log.items.push(...items);
    }
  };

  const apply = (change: Change): void => {
    changed += 1;
    const { key } = change;
    if (change.kind === 'put' || change.kind === 'add')
      documents.set(key, { version: changed, value: change.value });
    else if (change.kind === 'append') append(key, change.items);
    else if (change.kind === 'remove') {
      if (documents.delete(key) || logs.delete(key)) removed = changed;
    } else {
      const log = logs.get(key);
      if (!log) return;
      log.version = changed;
      log.items.splice(Math.max(0, log.items.length - change.by), change.by);
      if (log.items.length === 0 && logs.delete(key)) removed = changed;
    }
  };

  return {
    load: async (key) => {
      const log = logs.get(key);
      return log
        ? { version: log.version, value: log.items }
        : (documents.get(key) ?? { version: removed, value: undefined });
    },
    commit: async (changes) => {
      if (!changes.every(isCurrent)) return false;
      changes.forEach(apply);
      return true;
    },
    scan: async (prefix) => {
      const found = new Map<string, unknown>();
      for (const [key, stored] of documents) if (key.startsWith(prefix)) found.set(key, stored.value);
      for (const [key, log] of logs) if (key.startsWith(prefix)) found.set(key, log.items);
      return found;
    },
  };
}
