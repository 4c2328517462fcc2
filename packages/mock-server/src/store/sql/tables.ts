/**
 * The tables of a durable store. A space holds the documents and logs of one generation of a world. Rows are versioned by
 * one sequence that counts all changes: those that a snapshot shows are closed instead of being overwritten or deleted.
 */
export interface Tables {
  world: WorldTable;
  document: DocumentTable;
  log_item: LogItemTable;
  snapshot: SnapshotTable;
  list: ListTable;
  list_item: ListItemTable;
  retired: RetiredTable;
}

interface WorldTable {
  name: string;
  /** What it holds now; the number of its generation too. */
  space: number;
  /** Which requests and events are its: those of an earlier one ended with a reset. */
  epoch: number;
  version: number;
  record: string;
  /** Machine time in ms since 1970 UTC. */
  touched_at: number;
}

/** When a row began and ended, by the sequence of changes. */
interface Lifetime {
  version: number;
  /** 0 for a row that has not ended. */
  ended: number;
}

interface DocumentTable extends Lifetime {
  space: number;
  key: string;
  kind: string;
  /** The instant that it waits for, in ms since 1970 UTC; 0 for none. */
  due: number;
  value: string;
}

interface LogItemTable extends Lifetime {
  space: number;
  log: string;
  /** From 1 on. */
  seq: number;
  value: string;
}

/** A space as it was after a change. */
interface SnapshotTable {
  world: string;
  name: string;
  space: number;
  /** The number of that change. */
  at: number;
  record: string;
}

/** The number that a list of a world gave last. */
interface ListTable {
  world: string;
  name: string;
  last: number;
}

interface ListItemTable {
  world: string;
  name: string;
  /** The epoch or the space that it belongs to. */
  scope: number;
  id: number;
  size: number;
  value: string;
}

/** A space that is no world's any more; calls may still read it for a moment. */
interface RetiredTable {
  space: number;
  /** Machine time in ms since 1970 UTC. */
  at: number;
}
