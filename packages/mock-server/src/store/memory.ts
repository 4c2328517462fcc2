import { LOG_PREFIX, type Change, type Store, type Stored, type StoreContents } from './port.ts';

/** The default store: maps in this process, gone with it unless a state file keeps them. */
export function createMemoryStore(): Store {
  let documents = new Map<string, Stored>();
  let logs = new Map<string, unknown[]>();

  const isCurrent = (change: Change): boolean =>
    change.kind === 'append' ||
    change.kind === 'shorten' ||
    change.key.startsWith(LOG_PREFIX) ||
    (documents.get(change.key)?.version ?? 0) === change.expect;

  const apply = (change: Change): void => {
    if (change.kind === 'put') documents.set(change.key, { version: change.expect + 1, value: change.value });
    else if (change.kind === 'remove')
      (change.key.startsWith(LOG_PREFIX) ? logs : documents).delete(change.key);
    else if (change.kind === 'shorten') {
      const log = logs.get(change.key);
      log?.splice(Math.max(0, log.length - change.by), change.by);
    } else {
      const log = logs.get(change.key);
      if (log) log.push(...change.items);
      else logs.set(change.key, [...change.items]);
    }
  };

  return {
    load: async (key) => {
      if (!key.startsWith(LOG_PREFIX)) return documents.get(key);
      const log = logs.get(key);
      return log && { version: log.length, value: log };
    },
    commit: async (changes) => {
      if (!changes.every(isCurrent)) return false;
      changes.forEach(apply);
      return true;
    },
    scan: async (prefix) => {
      const found = new Map<string, unknown>();
      for (const [key, stored] of documents) if (key.startsWith(prefix)) found.set(key, stored.value);
      for (const [key, log] of logs) if (key.startsWith(prefix)) found.set(key, log);
      return found;
    },
    replace: async (contents: StoreContents) => {
      documents = new Map(
        Object.entries(contents.documents).map(([key, value]) => [key, { version: 1, value }]),
      );
      logs = new Map(Object.entries(contents.logs).map(([key, items]) => [key, [...items]]));
    },
  };
}
