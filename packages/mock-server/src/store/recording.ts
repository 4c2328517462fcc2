import type { Change, Store } from './port.ts';

/** What became of one document, from the first write of a call to the last. */
export interface DocumentChange {
  readonly key: string;
  /** Undefined when it did not exist. */
  readonly before: unknown;
  /** Undefined when it is gone. */
  after: unknown;
}

/** All that one call wrote. */
export interface Changes {
  readonly documents: readonly DocumentChange[];
  /** Items added to each log. */
  readonly appended: ReadonlyMap<string, readonly unknown[]>;
  /** Whether something happened that cannot be taken back: an emptied log. */
  readonly final: boolean;
}

/** A store that remembers what is written through it. */
export interface Recording {
  readonly store: Store;
  changes(): Changes;
}

/** Watches the writes of one call; reading costs nothing. */
export function recordStore(inner: Store): Recording {
  const documents = new Map<string, DocumentChange>();
  const appended = new Map<string, readonly unknown[]>();
  let final = false;

  const note = (change: Change, before: unknown): void => {
    if (change.kind === 'append') {
      appended.set(change.key, [...(appended.get(change.key) ?? []), ...change.items]);
    } else if (change.kind !== 'shorten') {
      const after = change.kind === 'remove' ? undefined : change.value;
      if (before === undefined && after === undefined) return;
      const known = documents.get(change.key);
      if (known) known.after = after;
      else documents.set(change.key, { key: change.key, before, after });
      if (Array.isArray(before)) final = true;
    }
  };

  return {
    store: {
      load: (key) => inner.load(key),
      scan: (prefix) => inner.scan(prefix),
      commit: async (changes) => {
        const before = await Promise.all(
          changes.map(async ({ kind, key }) =>
            kind === 'append' ? undefined : (await inner.load(key)).value,
          ),
        );
        const committed = await inner.commit(changes);
        if (committed) changes.forEach((change, index) => note(change, before[index]));
        return committed;
      },
    },
    changes: () => ({ documents: [...documents.values()], appended, final }),
  };
}
