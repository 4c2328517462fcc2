/**
 * Where a world keeps its state. Three methods and a way to open one, so that a durable or shared store is a small
 * piece of work; the in-memory one is the default. Values are plain JSON and are never changed in place once they are
 * stored.
 */
export interface Store {
  /** The document or log of that key; a log is an array in the order of its appends. */
  load(key: string): Promise<Stored>;
  /**
   * All of the changes or none of them.
   * @returns false when a document has moved on since it was read: the caller runs its transaction again.
   */
  commit(changes: readonly Change[]): Promise<boolean>;
  /** Every document and log whose key starts with `prefix`. */
  scan(prefix: string): Promise<ReadonlyMap<string, unknown>>;
}

/**
 * Opens a store that holds these contents and nothing else. A world that is replaced takes a new one: the versions of two
 * stores need not be told apart, because no transaction reads one and writes the other.
 */
export type OpenStore = (contents: StoreContents) => Promise<Store>;

export interface Stored {
  /**
   * Another one after each change of that key: in the life of a store no version of a key comes twice. A key that holds
   * nothing has one too, another one after each removal.
   */
  readonly version: number;
  /** Undefined when the key holds nothing. */
  readonly value: unknown;
}

export type Change =
  | { readonly kind: 'put'; readonly key: string; readonly expect: number; readonly value: unknown }
  /** A document that must not exist yet. */
  | { readonly kind: 'add'; readonly key: string; readonly value: unknown }
  /** A document, which may be none already; or a whole log, whatever it holds by now. */
  | { readonly kind: 'remove'; readonly key: string; readonly expect: number }
  /** Logs only grow, so an append never conflicts. */
  | { readonly kind: 'append'; readonly key: string; readonly items: readonly unknown[] }
  /** Takes the last items off a log again, to undo an append. */
  | { readonly kind: 'shorten'; readonly key: string; readonly expect: number; readonly by: number };

/** A whole store as data: what export, import and state files carry. */
export interface StoreContents {
  documents: Record<string, unknown>;
  logs: Record<string, unknown[]>;
}

/** Logs live beside documents under this prefix. */
export const LOG_PREFIX = 'log:';

/** The key of a document that holds a `T`. The type parameter exists for the compiler alone. */
export type DocumentKey<T> = string & { readonly document?: (value: T) => T };

/** The key of a log whose items are `T`s. */
export type LogKey<T> = string & { readonly item?: (value: T) => T };
