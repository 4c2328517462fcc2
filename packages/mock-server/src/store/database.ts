import type { Store, StoreContents } from './port.ts';

/** Where a server keeps its worlds. */
export type StoreKind = 'memory' | 'file' | 'postgres';

/** All worlds of a server, or of several servers that share them. */
export interface Database {
  readonly kind: StoreKind;
  /** Names of the worlds there are, in no particular order. */
  names(): Promise<readonly string[]>;
  /** The world as it is now; undefined where there is none of that name. */
  find(name: string): Promise<StoredWorld | undefined>;
  /**
   * Makes a world. One of that name that has come into being meanwhile stays as it is.
   * @param record as of `StoredWorld`
   */
  create(name: string, record: unknown, contents: StoreContents): Promise<void>;
  /** Forgets a world with all that it holds; calls that are under way in it write nothing any more. */
  remove(name: string): Promise<void>;
  /**
   * The time that worlds with running clocks follow, in ms since 1970 UTC: the same for all processes that share the store. It
   * never goes back.
   */
  now(): number;
  /** Notes that a world is in use at an instant of `now()`. */
  touch(name: string, at: number): Promise<void>;
  /** Names of the worlds that have not been touched since an instant of `now()`. */
  unusedSince(at: number): Promise<readonly string[]>;
  /** How many items of lists wait to be written. */
  waiting(): number;
  /** @throws {StoreUnavailableError} when it cannot be read. */
  check(): Promise<void>;
  /** Writes what is under way and lets go of files and connections. */
  close(): Promise<void>;
}

/**
 * A world as it was when it was found. What it holds in documents and logs belongs to a generation: a replacement (a reset,
 * an import, a restored snapshot) begins the next one, and then nothing is written to this one any more.
 */
export interface StoredWorld {
  /** Another one after each change of the record and each replacement. */
  readonly version: number;
  readonly generation: number;
  /** What a world is beside its documents, plain JSON: small, for it is read by every call and written as a whole. */
  readonly record: unknown;
  /**
   * Of this generation. A commit is refused when the version has moved on from the one it was decided by.
   * @throws {WorldReplacedError} from a commit when the world has been replaced.
   */
  readonly store: Store;
  /** Calls received and events reported outlive an import; the history ends with its generation. */
  list(name: ListName): RecentList;
  /** @returns the world with that record; undefined when its version has moved on: nothing was done then. */
  write(record: unknown): Promise<StoredWorld | undefined>;
  /** Begins the next generation. @returns as `write` does. @throws {SnapshotMissingError} */
  replace(replacement: Replacement): Promise<StoredWorld | undefined>;
  /** Those that have been saved and not deleted, in the order of their names. */
  snapshots(): Promise<readonly Snapshot[]>;
  /**
   * Keeps what the generation holds now under a name, with a record; costs the same for any size.
   * @throws {WorldReplacedError}
   */
  saveSnapshot(name: string, record: unknown): Promise<void>;
  removeSnapshot(name: string): Promise<void>;
}

/** What a generation begins with. */
export interface Replacement {
  readonly record: unknown;
  /** A snapshot is named. */
  readonly contents: StoreContents | { readonly snapshot: string };
  /** Whether snapshots and lists end with the old generation; the numbers of the lists go on. */
  readonly isFresh: boolean;
}

export interface Snapshot {
  readonly name: string;
  /** As it was saved. */
  readonly record: unknown;
}

export type ListName = 'requests' | 'events' | 'history';

/** How much of a list is kept. */
interface Bounds {
  readonly items: number;
  /** Characters of all items as JSON, about. */
  readonly size: number;
}

const MEBI = 1024 * 1024;

/** The latest items are kept; up to twice as many may be there before the oldest go. */
export const LIST_BOUNDS: Readonly<Record<ListName, Bounds>> = {
  requests: { items: 1000, size: 16 * MEBI },
  events: { items: 1000, size: 16 * MEBI },
  // Each entry keeps the documents it changed.
  history: { items: 50, size: 16 * MEBI },
};

/** The latest items of a list, numbered from 1 on in the order in which they came. */
export interface RecentList {
  add(items: readonly unknown[]): Promise<void>;
  /** Oldest first. */
  all(): Promise<readonly ListItem[]>;
  size(): Promise<number>;
  /** @returns how many there were */
  clear(): Promise<number>;
  /** @returns whether it was there */
  remove(id: number): Promise<boolean>;
}

export interface ListItem {
  readonly id: number;
  readonly value: unknown;
}
