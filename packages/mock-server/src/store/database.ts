import type { Change, Store, StoreContents } from './port.ts';

/** The kinds of stores. */
export type StoreKind = 'memory' | 'file' | 'postgres';

/** All worlds of a server, or of several servers that share them. */
export interface Database {
  readonly kind: StoreKind;
  /** Names of all worlds, in no particular order. */
  names(): Promise<readonly string[]>;
  /** The world in its current state; undefined if there is none of that name. */
  find(name: string): Promise<StoredWorld | undefined>;
  /**
   * Creates a world. If one of that name was created meanwhile, it stays as it is.
   * @param record as in `StoredWorld`
   */
  create(name: string, record: unknown, contents: StoreContents): Promise<void>;
  /** Deletes a world; running calls can no longer write to it. */
  remove(name: string): Promise<void>;
  /**
   * The time of worlds with running clocks, in ms since 1970 UTC: the same for all processes that share the store. It never
   * goes back.
   */
  now(): number;
  /** Records that a world is in use at an instant of `now()`. */
  touch(name: string, at: number): Promise<void>;
  /** Names of the worlds without a `touch` since an instant of `now()`. */
  unusedSince(at: number): Promise<readonly string[]>;
  /** How many list items wait to be written. */
  waiting(): number;
  /** @throws {StoreUnavailableError} if the store cannot be read */
  check(): Promise<void>;
  /** Finishes pending writes and closes files and connections. */
  close(): Promise<void>;
}

/**
 * A world as it was when it was read. Its documents and logs belong to a generation. A replacement (a reset, an import, a
 * restored snapshot) begins the next generation, and the old one can no longer be written to.
 */
export interface StoredWorld {
  /** Changes with each change of the record and each replacement. */
  readonly version: number;
  readonly generation: number;
  /**
   * The data of a world besides its documents, plain JSON. Small, because every call reads it and each change writes it
   * completely.
   */
  readonly record: unknown;
  /**
   * The documents of this generation. A commit fails if the version differs from the one that decided it.
   * @throws {WorldReplacedError} from a commit after a replacement
   */
  readonly store: Store;
  /** Requests and events survive an import; the history ends with its generation. */
  list(name: ListName): RecentList;
  /** @returns the world with that record; undefined without a change if the version has changed */
  write(record: unknown): Promise<StoredWorld | undefined>;
  /** Begins the next generation. @returns as `write`. @throws {SnapshotMissingError} */
  replace(replacement: Replacement): Promise<StoredWorld | undefined>;
  /**
   * Creates a world with the current state of this generation and further changes. The cost does not depend on the size.
   * @param begin returns the beginning of the world; undefined to create none. It gets the fixed state for reading.
   * @returns whether the world was created; false also if one of that name exists
   * @throws {WorldReplacedError}
   */
  fork(name: string, begin: (state: Store) => Promise<Beginning | undefined>): Promise<boolean>;
  /** All snapshots, in the order of their names. */
  snapshots(): Promise<readonly Snapshot[]>;
  /**
   * Saves the generation's current data under a name, with a record. The cost does not depend on the size.
   * @throws {WorldReplacedError}
   */
  saveSnapshot(name: string, record: unknown): Promise<void>;
  removeSnapshot(name: string): Promise<void>;
}

/** The beginning of a forked world. */
export interface Beginning {
  readonly record: unknown;
  readonly changes: readonly Change[];
}

/** The beginning of a generation. */
export interface Replacement {
  readonly record: unknown;
  /** The contents, or the name of a snapshot. */
  readonly contents: StoreContents | { readonly snapshot: string };
  /** Whether snapshots and lists end with the old generation; the numbering of the lists continues. */
  readonly isFresh: boolean;
}

export interface Snapshot {
  readonly name: string;
  /** As it was saved. */
  readonly record: unknown;
}

export type ListName = 'requests' | 'events' | 'history';

/** The limits of a list. */
interface Bounds {
  readonly items: number;
  /** Approximate number of characters of all items as JSON. */
  readonly size: number;
}

const MEBI = 1024 * 1024;

/** The latest items remain; up to twice as many may exist before the oldest are removed. */
export const LIST_BOUNDS: Readonly<Record<ListName, Bounds>> = {
  requests: { items: 1000, size: 16 * MEBI },
  events: { items: 1000, size: 16 * MEBI },
  // A fork of one of the latest 1,000 calls needs the changes of all calls since, also of calls without an entry in the journal.
  history: { items: 2000, size: 16 * MEBI },
};

/** The latest items of a list, numbered from 1 in the order of arrival. */
export interface RecentList {
  /** @returns the numbers of the items */
  add(items: readonly unknown[]): Promise<readonly number[]>;
  /** @returns whether an item had this number */
  replace(id: number, value: unknown): Promise<boolean>;
  /**
   * The items with a higher number, oldest first.
   * @param limit maximum number; all without it
   */
  after(id: number, limit?: number): Promise<readonly ListItem[]>;
  /** The highest number that an item has had; 0 for none. */
  last(): Promise<number>;
  size(): Promise<number>;
  /** The number of the latest item that was removed because of the limits; 0 if none was since the list was cleared. */
  dropped(): Promise<number>;
  /** @returns how many were removed */
  clear(): Promise<number>;
  /** @returns whether it existed */
  remove(id: number): Promise<boolean>;
}

export interface ListItem {
  readonly id: number;
  readonly value: unknown;
}
