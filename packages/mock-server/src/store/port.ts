/**
 * Where a world keeps its state: documents under keys, and logs that grow at their end. Values are plain JSON and are
 * never changed in place once they are stored.
 */
export interface Store {
  /** The document of that key. */
  load(key: string): Promise<Stored>;
  /** The last items of a log in the order of their appends, all of them where no `count` is given. */
  tail(key: string, count?: number): Promise<StoredLog>;
  /**
   * All of the changes or none of them.
   * @param decidedBy the version of the world whose clock and switches the changes follow from; left out where they follow
   * from documents alone
   * @returns false when a document, or the world, has moved on since it was read: the caller runs its transaction again.
   */
  commit(changes: readonly Change[], decidedBy?: number): Promise<boolean>;
  /**
   * Runs work when the work of this process that asked for the same key before is done: many who want one document would
   * otherwise refuse each other's commits. It is no lock: other processes go on.
   */
  runInTurn<R>(key: string, work: () => Promise<R>): Promise<R>;
  /** Every document of a kind: the keys of a kind begin alike, up to and including their first colon. */
  scan(kind: string): Promise<ReadonlyMap<string, unknown>>;
  /** How many documents of a kind there are. */
  count(kind: string): Promise<number>;
  /**
   * The keys of the documents of a kind that wait for an instant which has come, in the order of their instants.
   * @param limit how many at most; all of them where it is left out
   */
  due(kind: string, until: number, limit?: number): Promise<readonly DueDocument[]>;
  /** All that it holds. */
  contents(): Promise<StoreContents>;
}

/** A document that waits for an instant, in ms since 1970 UTC. */
export interface DueDocument {
  readonly key: string;
  readonly at: number;
}

/** The instant at which a document is due, in ms since 1970 UTC; 0 for never. */
export type DueAt = (key: string, value: unknown) => number;

export interface StoredLog {
  /** As of a document. */
  readonly version: number;
  readonly items: readonly unknown[];
}

export interface Stored {
  /** Another one after each change of that key. A key that holds nothing is at version 0. */
  readonly version: number;
  /** Undefined when the key holds nothing. */
  readonly value: unknown;
}

export type Change =
  | {
      readonly kind: 'put';
      readonly key: string;
      readonly expect: number;
      /** What it replaces; undefined for nothing. */
      readonly before: unknown;
      readonly value: unknown;
    }
  /** A document that must not exist yet. */
  | { readonly kind: 'add'; readonly key: string; readonly value: unknown }
  /** A document, which may be none already. */
  | { readonly kind: 'remove'; readonly key: string; readonly expect: number; readonly before: unknown }
  /** Logs only grow, so an append never conflicts. */
  | { readonly kind: 'append'; readonly key: string; readonly items: readonly unknown[] }
  /** Empties a log, whatever it holds by now. */
  | { readonly kind: 'clear'; readonly key: string }
  /** Takes the last items off a log again, to undo an append. */
  | { readonly kind: 'shorten'; readonly key: string; readonly expect: number; readonly by: number };

/** A whole store as data: what export, import and state files carry. */
export interface StoreContents {
  documents: Record<string, unknown>;
  logs: Record<string, unknown[]>;
}

/** The key of a document that holds a `T`. The type parameter exists for the compiler alone. */
export type DocumentKey<T> = string & { readonly document?: (value: T) => T };

/** The key of a log whose items are `T`s. */
export type LogKey<T> = string & { readonly item?: (value: T) => T };

/** The kind of a document, by its key. */
export function kindOf(key: string): string {
  return key.slice(0, key.indexOf(':') + 1);
}
