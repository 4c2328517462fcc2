import type { Change, Store } from './port.ts';

/** The change of a document between the first and the last write of a call. */
export interface DocumentChange {
  readonly key: string;
  /** Undefined if it did not exist. */
  readonly before: unknown;
  /** Undefined if it was deleted. */
  after: unknown;
}

/** All changes of a call. */
export interface Changes {
  readonly documents: readonly DocumentChange[];
  /** Items appended to each log. */
  readonly appended: ReadonlyMap<string, readonly unknown[]>;
  /** Whether something cannot be undone: an emptied log. */
  readonly final: boolean;
}

/** A store that records the changes written through it. */
export interface Recording {
  readonly store: Store;
  /** Whether nothing was written. */
  isEmpty(): boolean;
  changes(): Changes;
}

/** Records the writes of one call; reads have no overhead. */
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
    } else if (kind !== 'shorten' && kind !== 'check') {
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
        // Emptying an empty log is not a change.
        if (committed)
          for (const change of changes)
            if (change.kind !== 'clear' || emptied[clears.indexOf(change)]) note(change);
        return committed;
      },
    },
    isEmpty: () => documents.size === 0 && appended.size === 0 && !final,
    changes: () => ({
      // A document that was created and deleted within the call is not a change.
      documents: [...documents.values()].filter(({ before, after }) => (before ?? after) !== undefined),
      appended,
      final,
    }),
  };
}
