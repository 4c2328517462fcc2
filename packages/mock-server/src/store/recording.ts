import { getDifference } from './difference.ts';
import type { Change, Store } from './port.ts';

/** The change of a document between the first and the last write of a call, reduced to the fields that differ. */
export interface DocumentChange {
  readonly key: string;
  /** Undefined if it did not exist. */
  readonly before?: unknown;
  /** Undefined if it was deleted. */
  readonly after?: unknown;
}

/** Changes that no undo reverses: only a fork of the world does. */
export interface InternalChanges {
  /** Of created documents, only the keys. */
  readonly documents: readonly DocumentChange[];
  /** The number of items appended to each log. */
  readonly appended: Readonly<Record<string, number>>;
  /** The items removed from the end of each log, before others were appended. */
  readonly removed: Readonly<Record<string, readonly unknown[]>>;
}

/** All changes of a call; plain JSON. */
export interface Changes {
  /** The stamp of the first change: see `createStamps`. */
  readonly at: number;
  readonly documents: readonly DocumentChange[];
  /** Items appended to each log. */
  readonly appended: Readonly<Record<string, readonly unknown[]>>;
  /** Absent if there are none. */
  readonly internal?: InternalChanges;
  /** Present if a log was emptied, which ends what can be undone. */
  readonly isFinal?: true;
}

/** Two stores of the same documents that record the changes written through them. */
export interface Recording {
  readonly store: Store;
  /** For changes that no undo reverses. */
  readonly unrecordedStore: Store;
  /** Whether nothing was written. */
  isEmpty(): boolean;
  changes(): Changes;
}

interface Notes {
  /** Whether no undo reverses the changes. */
  readonly isInternal: boolean;
  readonly documents: Map<string, { readonly before: unknown; after: unknown }>;
  readonly appended: Map<string, readonly unknown[]>;
  /** The items removed from the end of each log. */
  readonly removed: Map<string, readonly unknown[]>;
}

function createNotes(isInternal: boolean): Notes {
  return { isInternal, documents: new Map(), appended: new Map(), removed: new Map() };
}

/** In place of a created document that is not needed: thousands of players may be created in one call. */
const CREATED = {};

/** Notes a change. @returns whether it was one of a document, or an append */
function note({ documents, appended, isInternal }: Notes, change: Change): boolean {
  const { kind, key } = change;
  if (kind === 'check' || kind === 'clear' || kind === 'shorten') return false;
  if (kind === 'append') {
    const known = appended.get(key);
    appended.set(key, known ? [...known, ...change.items] : change.items);
    return true;
  }
  const before = kind === 'add' ? undefined : change.before;
  const known = documents.get(key);
  const isCreated = (known ? known.before : before) === undefined;
  const after = kind === 'remove' ? undefined : isInternal && isCreated ? CREATED : change.value;
  if (known) known.after = after;
  else documents.set(key, { before, after });
  return true;
}

/** A document that was created and deleted within the call is not a change. */
function differences(documents: Notes['documents']): DocumentChange[] {
  const changes: DocumentChange[] = [];
  for (const [key, { before, after }] of documents) {
    const difference = getDifference(before, after);
    if (difference) changes.push({ key, ...difference });
  }
  return changes;
}

/** The items that changes remove from logs. */
async function readRemoved(
  store: Store,
  changes: readonly Change[],
): Promise<Map<string, readonly unknown[]> | undefined> {
  let removed: Map<string, readonly unknown[]> | undefined;
  for (const change of changes) {
    if (change.kind !== 'clear' && change.kind !== 'shorten') continue;
    const { key } = change;
    const { items } = await store.tail(key, ...(change.kind === 'shorten' ? [change.by] : []));
    // Emptying an empty log is not a change.
    if (items.length > 0) (removed ??= new Map()).set(key, items);
  }
  return removed;
}

function isCut({ kind }: Change): boolean {
  return kind === 'clear' || kind === 'shorten';
}

/**
 * Records the writes of one call; reads have no overhead.
 * @param stamp returns the next stamp: see `createStamps`
 */
export function recordStore(inner: Store, stamp: () => number): Recording {
  // Created with the first change: most calls change nothing.
  let undoable: Notes | undefined;
  let internal: Notes | undefined;
  let at = 0;
  let current: Changes | undefined;
  let unrecordedStore: Store | undefined;

  const recorded = (getNotes: () => Notes): Store => ({
    ...inner,
    commit: async (changes, decidedBy) => {
      const cut = changes.some(isCut) ? await readRemoved(inner, changes) : undefined;
      if (!(await inner.commit(changes, decidedBy))) return false;
      const notes = getNotes();
      let isChange = cut !== undefined;
      for (const change of changes) if (note(notes, change)) isChange = true;
      // The later of two removals took what was before the earlier one.
      for (const [key, items] of cut ?? [])
        notes.removed.set(key, [...items, ...(notes.removed.get(key) ?? [])]);
      if (isChange) {
        at ||= stamp();
        current = undefined;
      }
      return true;
    },
  });

  const internalChanges = (emptied: Notes['removed']): { readonly internal?: InternalChanges } => {
    const { documents, appended, removed } = internal ?? createNotes(true);
    if (documents.size + appended.size + removed.size + emptied.size === 0) return {};
    return {
      internal: {
        documents: differences(documents).map((change) =>
          change.before === undefined ? { key: change.key } : change,
        ),
        appended: Object.fromEntries(Array.from(appended, ([key, items]) => [key, items.length])),
        removed: Object.fromEntries([...removed, ...emptied]),
      },
    };
  };

  const getChanges = (): Changes => {
    const { documents, appended, removed } = undoable ?? createNotes(false);
    return {
      at,
      documents: differences(documents),
      appended: Object.fromEntries(appended),
      ...internalChanges(removed),
      ...(removed.size > 0 ? { isFinal: true } : {}),
    };
  };

  return {
    store: recorded(() => (undoable ??= createNotes(false))),
    get unrecordedStore() {
      return (unrecordedStore ??= recorded(() => (internal ??= createNotes(true))));
    },
    isEmpty: () => at === 0,
    changes: () => (current ??= getChanges()),
  };
}
