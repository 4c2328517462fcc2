import type { ColumnType } from 'kysely';

/** A text from a database: bytes if it may be damaged. `stored-text.ts` reads it. */
export type StoredText = string | ArrayBuffer;

type Text = ColumnType<StoredText, string, string>;

/** The text columns; all others are whole numbers. */
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
 * The tables of a durable store. A space contains the documents and logs of one generation of a world. Rows are versioned by
 * one sequence of all changes: rows that a snapshot contains are closed instead of overwritten or deleted.
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
  /** Its current space; also the number of its generation. */
  space: number;
  /** The scope of its requests and events; a reset begins a new one. */
  epoch: number;
  version: number;
  record: Text;
  /** Machine time in ms since 1970 UTC. */
  touched_at: number;
}

/** The changes at which a row began and ended. */
interface Lifetime {
  version: number;
  /** 0 for a current row. */
  ended: number;
}

interface DocumentTable extends Lifetime {
  space: number;
  key: Text;
  kind: Text;
  /** The instant at which it is due, in ms since 1970 UTC; 0 for never. */
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

/** The latest number of a world's list. */
interface ListTable {
  world: Text;
  name: Text;
  last: number;
}

interface ListItemTable {
  world: Text;
  name: Text;
  /** Its epoch or space. */
  scope: number;
  id: number;
  size: number;
  value: Text;
}

/** An unused space; running calls may still read it for a moment. */
interface RetiredTable {
  space: number;
  /** Machine time in ms since 1970 UTC. */
  at: number;
}
