import type { Kysely } from 'kysely';
import type { SteadyTime } from '#time/clock.ts';
import type { ListName, StoreKind } from '../database.ts';
import type { MigrationTables } from './migration-tables.ts';
import type { Tables } from './tables.ts';

/** The database within a transaction. */
export type Work = Kysely<Tables>;

/** How much a transaction is worth: one of what happened to players and money is on the disk before it is answered. */
export type Durability = 'full' | 'light';

/**
 * Runs work that only reads.
 * @throws {StoreUnavailableError} when the database cannot be read
 */
export async function runRead<R>({ failure }: Pick<Engine, 'failure'>, work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    throw failure(error, false);
  }
}

/** Which items of a list a generation sees. */
export interface ListPlace {
  readonly world: string;
  readonly name: ListName;
  /** Its epoch for requests and events, its space for the history. */
  readonly scope: number;
}

/** An item of a list as it is stored. */
export interface ListRow {
  readonly size: number;
  /** As JSON. */
  readonly value: string;
}

/** What differs between the databases. */
export interface Engine {
  readonly kind: StoreKind;
  /** As of `Database.now`. */
  readonly time: SteadyTime;
  /** Reads the time that processes with the same database share. @throws what the database throws */
  synchronize(): Promise<void>;
  /** Where the migrator notes its steps, and in which schema. */
  readonly migrations: MigrationTables & { readonly migrationTableSchema?: string };
  /** For reading; each statement sees what is committed. */
  readonly db: Kysely<Tables>;
  /**
   * Runs work in a transaction. What the work refuses by a `StoreFailure` must not have written anything: others may share
   * the transaction.
   * @throws whatever `work` throws; {StoreUnavailableError} when the database cannot do it
   */
  run<R>(work: (trx: Work) => Promise<R>, weight?: Durability): Promise<R>;
  /** Runs work that reads all at one moment. */
  read<R>(work: (trx: Work) => Promise<R>): Promise<R>;
  /**
   * Writes items of a list under the numbers that follow its last one. Whoever else adds to the list waits, so that no number
   * is seen before a lower one.
   * @returns the number of the last item
   */
  addItems(place: ListPlace, rows: readonly ListRow[]): Promise<number>;
  /** The next number of the sequence of changes. */
  nextChange(trx: Work): Promise<number>;
  /** Keeps other commits off these keys of a space, and replacements off the space, until the transaction ends. */
  lockKeys(trx: Work, space: number, keys: readonly string[]): Promise<void>;
  /** Keeps all commits off a space until the transaction ends. */
  lockSpace(trx: Work, space: number): Promise<void>;
  /** What an error of the database means for its caller: the error itself, where it is a defect. */
  failure(error: unknown, mayBeDone: boolean): unknown;
  close(): Promise<void>;
}
