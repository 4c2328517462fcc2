/**
 * The storage of a world's state: documents under keys, and append-only logs. Values are plain JSON and are never changed in
 * place once they are stored.
 */
export interface Store {
  /** The document with that key. */
  load(key: string): Promise<Stored>;
  /** The last items of a log in the order of their appends; all items without a `count`. */
  tail(key: string, count?: number): Promise<StoredLog>;
  /**
   * Applies all of the changes or none.
   * @param decidedBy the version of the world whose clock and switches determined the changes; omitted if only documents did
   * @returns false if a document or the world has changed since it was read: the caller repeats its transaction
   */
  commit(changes: readonly Change[], decidedBy?: number): Promise<boolean>;
  /**
   * Runs work after earlier work of this process with the same key: otherwise many writers of one document would reject each
   * other's commits. It is not a lock: other processes continue.
   */
  runInTurn<R>(key: string, work: () => Promise<R>): Promise<R>;
  /** All documents of a kind: their keys are equal up to and including the first colon. */
  scan(kind: string): Promise<ReadonlyMap<string, unknown>>;
  /** The number of documents of a kind. */
  count(kind: string): Promise<number>;
  /**
   * The keys of the documents of a kind that are due, in the order of their instants.
   * @param limit maximum number; all without it
   */
  due(kind: string, until: number, limit?: number): Promise<readonly DueDocument[]>;
  /** All documents and logs. */
  contents(): Promise<StoreContents>;
}

/** A due document with its instant, in ms since 1970 UTC. */
export interface DueDocument {
  readonly key: string;
  readonly at: number;
}

/** The instant at which a document is due, in ms since 1970 UTC; 0 for never. */
export type DueAt = (key: string, value: unknown) => number;

export interface StoredLog {
  /** As in a document. */
  readonly version: number;
  readonly items: readonly unknown[];
}

export interface Stored {
  /** Changes with each change of that key. A key without a value has version 0. */
  readonly version: number;
  /** Undefined if the key has no value. */
  readonly value: unknown;
}

export type Change =
  | {
      readonly kind: 'put';
      readonly key: string;
      readonly expect: number;
      /** The replaced value; undefined for none. */
      readonly before: unknown;
      readonly value: unknown;
    }
  /** A document that must not exist yet. */
  | { readonly kind: 'add'; readonly key: string; readonly value: unknown }
  /** A document, which may already be missing. */
  | { readonly kind: 'remove'; readonly key: string; readonly expect: number; readonly before: unknown }
  /** Changes nothing: a document on which the other changes, or a refusal, depend. */
  | { readonly kind: 'check'; readonly key: string; readonly expect: number }
  /** Logs only grow, so an append never conflicts. */
  | { readonly kind: 'append'; readonly key: string; readonly items: readonly unknown[] }
  /** Empties a log. */
  | { readonly kind: 'clear'; readonly key: string }
  /** Removes the last items of a log, to undo an append. */
  | { readonly kind: 'shorten'; readonly key: string; readonly expect: number; readonly by: number };

/** A whole store as data, for export, import and state files. */
export interface StoreContents {
  documents: Record<string, unknown>;
  logs: Record<string, unknown[]>;
}

/** The key of a document of type `T`. The type parameter exists for the compiler only. */
export type DocumentKey<T> = string & { readonly document?: (value: T) => T };

/** The key of a log with items of type `T`. */
export type LogKey<T> = string & { readonly item?: (value: T) => T };

/** The kind of a document, from its key. */
export function getKind(key: string): string {
  return key.slice(0, key.indexOf(':') + 1);
}
