import type { ColumnType } from 'kysely';

/** A text as it comes from a database: bytes where somebody may have damaged them. `stored-text.ts` reads it. */
export type StoredText = string | ArrayBuffer;

type Text = ColumnType<StoredText, string, string>;

/** The columns that hold text; all others hold whole numbers. */
export const TEXT_COLUMNS: ReadonlySet<string> = new Set<TextColumn>([
  'name',
  'record',
  'key',
  'kind',
  'value',
  'log',
  'world',
]);

type TextColumnOf<Table> = { [Name in keyof Table]: Table[Name] extends Text ? Name : never }[keyof Table];
type TextColumn = { [Name in keyof Tables]: TextColumnOf<Tables[Name]> }[keyof Tables];

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
  name: Text;
  /** What it holds now; the number of its generation too. */
  space: number;
  /** Which requests and events are its: those of an earlier one ended with a reset. */
  epoch: number;
  version: number;
  record: Text;
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
  key: Text;
  kind: Text;
  /** The instant that it waits for, in ms since 1970 UTC; 0 for none. */
  due: number;
  value: Text;
}

interface LogItemTable extends Lifetime {
  space: number;
  log: Text;
  /** From 1 on. */
  seq: number;
  value: Text;
}

/** A space as it was after a change. */
interface SnapshotTable {
  world: Text;
  name: Text;
  space: number;
  /** The number of that change. */
  at: number;
  record: Text;
}

/** The number that a list of a world gave last. */
interface ListTable {
  world: Text;
  name: Text;
  last: number;
}

interface ListItemTable {
  world: Text;
  name: Text;
  /** The epoch or the space that it belongs to. */
  scope: number;
  id: number;
  size: number;
  value: Text;
}

/** A space that is no world's any more; calls may still read it for a moment. */
interface RetiredTable {
  space: number;
  /** Machine time in ms since 1970 UTC. */
  at: number;
}
