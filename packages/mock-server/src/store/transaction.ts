import type { Frozen } from '#frozen.ts';
import { cloneDocument } from './clone.ts';
import type { Change, DocumentKey, LogKey, Store } from './port.ts';

/** A unit of work on a store. Its changes become visible with the commit. */
export interface Transaction {
  /** A draft of the document: changes to it are written at the commit. */
  draft<T extends object>(key: DocumentKey<T>): Promise<T | undefined>;
  /** The document for reading; the commit does not depend on it. */
  peek<T extends object>(key: DocumentKey<T>): Promise<Frozen<T> | undefined>;
  /** The items of a log in the order of their appends. */
  log<T>(key: LogKey<T>): Promise<readonly T[]>;
  /** Adds a document; if another transaction has just added it, the commit fails and the work is repeated. */
  create<T extends object>(key: DocumentKey<T>, value: T): void;
  remove<T extends object>(key: DocumentKey<T>): Promise<void>;
  /** Empties a log. */
  clearLog<T>(key: LogKey<T>): void;
  append<T>(key: LogKey<T>, item: T): void;
}

/** Too many transactions on the same documents at once; the caller gets "system busy". */
export class ContentionError extends Error {
  override readonly name = 'ContentionError';
}

/** Conflicts are rare, but a hundred simultaneous calls of one player must all succeed. */
const MAX_ATTEMPTS = 500;

/** The draft of a document in a transaction. */
interface Draft {
  /** Undefined for a document that was added without a read. */
  readonly version: number | undefined;
  /** The stored value. */
  readonly before: unknown;
  readonly value: object | undefined;
}

/** A document that was missing must still be missing, even if nothing is written: the work may have depended on it. */
function changeOf(key: string, { version, before, value }: Draft): Change | undefined {
  if (version === undefined) return value && { kind: 'add', key, value };
  return value
    ? { kind: 'put', key, expect: version, before, value }
    : { kind: 'remove', key, expect: version, before };
}

async function asStored(store: Store, key: string): Promise<Pick<Draft, 'version' | 'before'>> {
  const { version, value } = await store.load(key);
  return { version, before: value };
}

/** The outcome of an attempt. */
type Outcome<R> =
  | { readonly committed: true; readonly result: R }
  /** The document that most likely caused the conflict. */
  | { readonly committed: false; readonly contended: string };

async function attempt<R>(
  store: Store,
  work: (tx: Transaction) => Promise<R> | R,
  decidedBy: (() => number) | undefined,
): Promise<Outcome<R>> {
  const drafts = new Map<string, Draft>();
  const appends = new Map<string, unknown[]>();
  const cleared = new Set<string>();

  const tx: Transaction = {
    draft: async <T extends object>(key: DocumentKey<T>) => {
      const open = drafts.get(key);
      if (open) return open.value as T | undefined;
      const stored = await store.load(key);
      const value = cloneDocument(stored.value) as T | undefined;
      drafts.set(key, { version: stored.version, before: stored.value, value });
      return value;
    },
    peek: async <T extends object>(key: DocumentKey<T>) => {
      const open = drafts.get(key);
      return (open ? open.value : (await store.load(key)).value) as Frozen<T> | undefined;
    },
    log: async <T>(key: LogKey<T>) => (await store.tail(key)).items as readonly T[],
    create: (key, value) => {
      const { version, before } = drafts.get(key) ?? {};
      drafts.set(key, { version, before, value });
    },
    remove: async (key) => {
      const { version, before } = drafts.get(key) ?? (await asStored(store, key));
      drafts.set(key, { version, before, value: undefined });
    },
    clearLog: (key) => {
      cleared.add(key);
    },
    append: (key, item) => {
      const items = appends.get(key);
      if (items) items.push(item);
      else appends.set(key, [item]);
    },
  };

  const result = await work(tx);
  const changes: Change[] = [];
  for (const [key, draft] of drafts) {
    const change = changeOf(key, draft);
    if (change) changes.push(change);
  }
  for (const key of cleared) changes.push({ kind: 'clear', key });
  for (const [key, items] of appends) changes.push({ kind: 'append', key, items });
  if (changes.length === 0 || (await store.commit(changes, decidedBy?.())))
    return { committed: true, result };
  return { committed: false, contended: changes[0]?.key ?? '' };
}

/**
 * Runs `work` and commits its changes, all or none. If a drafted document has changed, `work` runs again on the new state,
 * so it must have no effects outside the transaction.
 * @param decidedBy the version of the world that `work` has read; see `Store.commit`
 * @throws {ContentionError} if no attempt succeeded; whatever `work` throws (nothing is written then)
 */
export async function transact<R>(
  store: Store,
  work: (tx: Transaction) => Promise<R> | R,
  decidedBy?: () => number,
): Promise<R> {
  let contended: string | undefined;
  for (let count = 0; count < MAX_ATTEMPTS; count++) {
    const outcome: Outcome<R> =
      contended === undefined
        ? await attempt(store, work, decidedBy)
        : await store.runInTurn(contended, () => attempt(store, work, decidedBy));
    if (outcome.committed) return outcome.result;
    ({ contended } = outcome);
  }
  throw new ContentionError('the document changed in every attempt');
}
