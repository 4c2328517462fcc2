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
  /** Whether nothing was written. */
  isEmpty(): boolean;
  changes(): Changes;
}

/** Watches the writes of one call; reading costs nothing. */
export function recordStore(inner: Store): Recording {
  const documents = new Map<string, DocumentChange>();
  const appended = new Map<string, readonly unknown[]>();
  let final = false;

  const note = (change: Change): void => {
    const { kind, key } = change;
    if (kind === 'append') {
      const known = appended.get(key);
      appended.set(key, known ? [...known, ...change.items] : change.items);
    } else if (kind === 'clear') {
      final = true;
    } else if (kind !== 'shorten') {
      const before = kind === 'add' ? undefined : change.before;
      const after = kind === 'remove' ? undefined : change.value;
      const known = documents.get(key);
      if (known) known.after = after;
      else documents.set(key, { key, before, after });
    }
  };

  return {
    store: {
      ...inner,
      commit: async (changes, decidedBy) => {
        const clears = changes.filter(({ kind }) => kind === 'clear');
        const emptied = await Promise.all(
          clears.map(async ({ key }) => (await inner.tail(key, 1)).items.length > 0),
        );
        const committed = await inner.commit(changes, decidedBy);
        // An empty log that is emptied is nothing that happened.
        if (committed)
          for (const change of changes)
            if (change.kind !== 'clear' || emptied[clears.indexOf(change)]) note(change);
        return committed;
      },
    },
    isEmpty: () => documents.size === 0 && appended.size === 0 && !final,
    changes: () => ({
      // What came and went within the call was never there for anybody.
      documents: [...documents.values()].filter(({ before, after }) => (before ?? after) !== undefined),
      appended,
      final,
    }),
  };
}
