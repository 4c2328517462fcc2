import type { Frozen } from '#frozen.ts';
import { cloneDocument } from './clone.ts';
import { StoreFailure } from './errors.ts';
import type { Change, DocumentKey, LogKey, Store, Stored } from './port.ts';

/** A unit of work on a store. Its changes become visible with the commit. */
export interface Transaction {
  /** A draft of the document: changes to it are written at the commit. */
  draft<T extends object>(key: DocumentKey<T>): Promise<T | undefined>;
  /** The document for reading. */
  peek<T extends object>(key: DocumentKey<T>): Promise<Frozen<T> | undefined>;
  /** Adds a document; if another transaction has just added it, the commit fails and the work is repeated. */
  create<T extends object>(key: DocumentKey<T>, value: T): void;
  remove<T extends object>(key: DocumentKey<T>): Promise<void>;
  /** Empties a log. */
  clearLog<T>(key: LogKey<T>): void;
  append<T>(key: LogKey<T>, item: T): void;
}

/** Too many simultaneous transactions on the same documents; the caller gets "system busy". */
export class ContentionError extends Error {
  override readonly name = 'ContentionError';
}

/** Conflicts are rare, but a hundred simultaneous calls of one player must all succeed. */
const MAX_ATTEMPTS = 500;

/**
 * The change of a drafted document.
 * @param stored undefined for a document that was added without a read
 */
function getChange(key: string, value: object | undefined, stored: Stored | undefined): Change | undefined {
  if (!stored) return value && { kind: 'add', key, value };
  const { version: expect, value: before } = stored;
  return value ? { kind: 'put', key, expect, before, value } : { kind: 'remove', key, expect, before };
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
  /** Each document that was read, as it was read first. */
  const reads = new Map<string, Stored>();
  const drafts = new Map<string, object | undefined>();
  const appends = new Map<string, unknown[]>();
  const cleared = new Set<string>();

  const read = async (key: string): Promise<Stored> => {
    const stored = reads.get(key) ?? (await store.load(key));
    reads.set(key, stored);
    return stored;
  };
  const tx: Transaction = {
    draft: async <T extends object>(key: DocumentKey<T>) => {
      if (!drafts.has(key)) {
        const { value } = await read(key);
        drafts.set(key, cloneDocument(value) as T | undefined);
      }
      return drafts.get(key) as T | undefined;
    },
    peek: async <T extends object>(key: DocumentKey<T>) =>
      (drafts.has(key) ? drafts.get(key) : (await read(key)).value) as Frozen<T> | undefined,
    create: (key, value) => {
      drafts.set(key, value);
    },
    remove: async (key) => {
      await read(key);
      drafts.set(key, undefined);
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
  const commit = async (writes: readonly Change[]): Promise<boolean> => {
    const written = new Set(writes.map(({ key }) => key));
    const checks = [...reads]
      .filter(([key]) => !written.has(key))
      .map(([key, { version }]) => ({ kind: 'check', key, expect: version }) as const);
    return store.commit([...writes, ...checks], decidedBy?.());
  };
  const conflict = () =>
    ({ committed: false, contended: [...drafts.keys(), ...reads.keys()][0] ?? '' }) as const;

  let result: R;
  try {
    result = await work(tx);
  } catch (error) {
    // The refusal may compare documents that were read before and after another commit.
    if (error instanceof StoreFailure || (await commit([]))) throw error;
    return conflict();
  }
  const changes: Change[] = [];
  for (const [key, value] of drafts) {
    const change = getChange(key, value, reads.get(key));
    if (change) changes.push(change);
  }
  for (const key of cleared) changes.push({ kind: 'clear', key });
  for (const [key, items] of appends) changes.push({ kind: 'append', key, items });
  return changes.length === 0 || (await commit(changes)) ? { committed: true, result } : conflict();
}

/**
 * Runs `work` and commits its changes, all or none. If a document that it read has changed, `work` runs again on the new
 * state, also if it threw a refusal; so it must have no effects outside the transaction.
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
