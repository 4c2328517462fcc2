import type { Frozen } from '#frozen.ts';
import { cloneDocument } from './clone.ts';
import type { Change, DocumentKey, LogKey, Store } from './port.ts';

/** One unit of work on a store. Nothing it does is seen by anybody before it commits. */
export interface Transaction {
  /** A draft of the document: what is changed on it is written at the commit. */
  draft<T extends object>(key: DocumentKey<T>): Promise<T | undefined>;
  /** The document as it is, not for writing; the commit does not depend on it. */
  peek<T extends object>(key: DocumentKey<T>): Promise<Frozen<T> | undefined>;
  /** The items of a log in the order of their appends. */
  log<T>(key: LogKey<T>): Promise<readonly T[]>;
  /** Adds a document; the commit fails and the work is repeated when somebody else has just added it. */
  create<T extends object>(key: DocumentKey<T>, value: T): void;
  remove<T extends object>(key: DocumentKey<T>): Promise<void>;
  /** Empties a log. */
  clearLog<T>(key: LogKey<T>): void;
  append<T>(key: LogKey<T>, item: T): void;
}

/** The same documents were wanted by too many at once. A business answer for the caller: "system busy". */
export class ContentionError extends Error {
  override readonly name = 'ContentionError';
}

/** Two writers to one document are rare; a hundred calls of one player at once must still all get through. */
const MAX_ATTEMPTS = 500;

/** A document as a transaction has it. */
interface Draft {
  /** Undefined for one that was added without having been looked for. */
  readonly version: number | undefined;
  /** As it is stored. */
  readonly before: unknown;
  readonly value: object | undefined;
}

/** What was not there must still not be there, even where nothing is written: the work may have been decided by that. */
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

/** What an attempt came to. */
type Outcome<R> =
  | { readonly committed: true; readonly result: R }
  /** The document that most likely was in the way. */
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
 * Runs `work` and commits what it did, all or nothing; when a document it drafted has moved on, it runs again on the
 * new state. `work` must therefore do nothing outside the transaction.
 * @param decidedBy the version of the world that `work` has followed; see `Store.commit`
 * @throws {ContentionError} when it never came through; whatever `work` throws (nothing is written then).
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
  throw new ContentionError('the document kept changing');
}
