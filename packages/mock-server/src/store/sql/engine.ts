import type { Kysely } from 'kysely';
import type { SteadyTime } from '#time/clock.ts';
import type { ListName, StoreKind } from '../database.ts';
import type { MigrationTables } from './migration-tables.ts';
import type { Tables } from './tables.ts';

/** A transaction of the database. */
export type Work = Kysely<Tables>;

/** Whether a transaction is on the disk before it is answered: full for everything about players and money. */
export type Durability = 'full' | 'light';

/**
 * Runs work that only reads.
 * @throws {StoreUnavailableError} if the database cannot be read
 */
export async function runRead<R>({ failure }: Pick<Engine, 'failure'>, work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    throw failure(error, false);
  }
}

/** The part of a list that a generation reads. */
export interface ListPlace {
  readonly world: string;
  readonly name: ListName;
  /** The epoch of requests and events, or the space of the history. */
  readonly scope: number;
}

/** A stored list item. */
export interface ListRow {
  readonly size: number;
  /** JSON. */
  readonly value: string;
}

/** The differences between the databases. */
export interface Engine {
  readonly kind: StoreKind;
  /** As in `Database.now`. */
  readonly time: SteadyTime;
  /** Reads the time that processes with the same database share. @throws the database's error */
  synchronize(): Promise<void>;
  /** The tables of the migrator, and their schema. */
  readonly migrations: MigrationTables & { readonly migrationTableSchema?: string };
  /** For reading; each statement sees what is committed. */
  readonly db: Kysely<Tables>;
  /**
   * Runs work in a transaction. Work that throws a `StoreFailure` must not have written anything, because the transaction
   * may be shared.
   * @throws whatever `work` throws; {StoreUnavailableError} if the database fails
   */
  run<R>(work: (trx: Work) => Promise<R>, durability?: Durability): Promise<R>;
  /** Runs work that reads a consistent moment. */
  read<R>(work: (trx: Work) => Promise<R>): Promise<R>;
  /**
   * Writes list items with the numbers after the last one. Concurrent writers wait, so that no number becomes visible before
   * a lower one.
   * @returns the number of the last item
   */
  addItems(place: ListPlace, rows: readonly ListRow[]): Promise<number>;
  /** The next number of the sequence of changes. */
  nextChange(trx: Work): Promise<number>;
  /** Blocks other commits to these keys of a space, and replacements of the space, until the transaction ends. */
  lockKeys(trx: Work, space: number, keys: readonly string[]): Promise<void>;
  /** Blocks all commits to a space until the transaction ends. */
  lockSpace(trx: Work, space: number): Promise<void>;
  /** Converts an error of the database for the caller; a defect is returned unchanged. */
  failure(error: unknown, mayBeDone: boolean): unknown;
  close(): Promise<void>;
}
