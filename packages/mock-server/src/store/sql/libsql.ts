import { Kysely, sql, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import Libsql from 'libsql';
import { createSteadyTime, machineTime } from '#time/clock.ts';
import { StoreFailure, StoreUnavailableError } from '../errors.ts';
import type { Engine, ListPlace, ListRow, Durability, Work } from './engine.ts';
import { DamagedNumberError, readBytesPlugin, selectWholeNumber } from './read-bytes-plugin.ts';
import { migrationTables, type MigrationTables } from './migration-tables.ts';
import { readText } from './stored-text.ts';
import type { StoredText, Tables } from './tables.ts';
import { requireOwnLog, requireWritable } from './store-file.ts';

interface Waiting {
  readonly work: (trx: Work) => Promise<unknown>;
  readonly durability: Durability;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/** The outcome of one piece of work in a shared transaction. */
type Outcome = { readonly value: unknown } | { readonly refusal: StoreFailure };

/** Reasons in words, by the prefix of SQLite's error name. */
const REASONS: readonly (readonly [code: string, reason: string])[] = [
  ['SQLITE_FULL', 'the disk is full'],
  ['SQLITE_IOERR', 'the disk cannot be read or written'],
  ['SQLITE_BUSY', 'another process uses the file'],
  ['SQLITE_READONLY', 'the file cannot be written'],
  ['SQLITE_CANTOPEN', 'the file cannot be opened'],
  ['SQLITE_CORRUPT', 'the file is damaged'],
  // This server never violates the constraints of its tables.
  ['SQLITE_CONSTRAINT', 'the file is damaged'],
  ['SQLITE_NOTADB', 'the file is not a database'],
];

function getReason(error: unknown): string | undefined {
  if (error instanceof DamagedNumberError) return 'the file is damaged';
  if (error instanceof StoreUnavailableError) return error.reason;
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  const known = REASONS.find(([name]) => String(code).startsWith(name) || String(message).includes(name));
  if (known) return known[1];
  // libSQL reports some errors only as text.
  if (/disk (is full|I\/O error)/i.test(String(message))) return 'the disk is full or cannot be written';
  return /malformed/i.test(String(message)) ? 'the file is damaged' : undefined;
}

function failure(error: unknown): unknown {
  const reason = getReason(error);
  return reason === undefined ? error : new StoreUnavailableError(reason, false, error);
}

/** Number of cached statements: preparing one takes as long as running it. */
const KEPT_STATEMENTS = 200;

/** A database that prepares each statement once. */
function keepStatements(database: Libsql.Database): SqliteDatabase {
  const stored = new Map<string, SqliteStatement>();
  return {
    prepare: (statement) => {
      const known = stored.get(statement);
      if (known) return known;
      const prepared = database.prepare(statement) as SqliteStatement;
      // The queries of this server are limited; those for several keys differ by the number of keys.
      if (stored.size === KEPT_STATEMENTS) stored.clear();
      stored.set(statement, prepared);
      return prepared;
    },
    close: () => {
      stored.clear();
      database.close();
    },
  };
}

/** A refused piece of work has written nothing, so the others remain; any other error rolls back all. */
async function runEach(trx: Work, batch: readonly Waiting[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { work } of batch) {
    try {
      outcomes.push({ value: await work(trx) });
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      outcomes.push({ refusal: error });
    }
  }
  return outcomes;
}

async function addItems(
  trx: Work,
  { world, name, scope }: ListPlace,
  rows: readonly ListRow[],
): Promise<number> {
  // No number is used twice, even if the last one is damaged or lost.
  const highest = sql<number>`coalesce((select cast(max(id) as integer) from list_item
    where world = ${world} and name = ${name}), 0)`;
  const count = sql.lit(rows.length);
  const { last } = await trx
    .insertInto('list')
    .values({ world, name, last: sql`${highest} + ${count}` })
    .onConflict((conflict) =>
      conflict
        .columns(['world', 'name'])
        .doUpdateSet({ last: sql<number>`max(cast(list.last as integer), ${highest}) + ${count}` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  const before = last - rows.length;
  const numbered = rows.map((row, index) => ({ ...row, world, name, scope, id: before + index + 1 }));
  await trx.insertInto('list_item').values(numbered).execute();
  return last;
}

/** Releases the lock of a file: the driver would hold it until its memory is collected. */
function unlock(database: Libsql.Database): void {
  for (const pragma of ['locking_mode = NORMAL', 'user_version']) database.pragma(pragma);
}

function closeQuietly(database: Libsql.Database | undefined): void {
  try {
    if (database) unlock(database);
  } catch {
    // There is no lock on what cannot be read.
  }
  database?.close();
}

/** All values of a statement as text. @throws {Error} if one of them is damaged */
function toTexts(database: Libsql.Database, statement: string): string[] {
  const rows = database.prepare(statement).all([]) as Record<string, StoredText | null>[];
  return rows.flatMap((row) =>
    Object.values(row).flatMap((value) => (value === null ? [] : [readText(value, 'the file')])),
  );
}

/** Selects a row if the sequence of changes is not a whole number or is behind the numbers in use. */
const CHANGE_IS_BEHIND = `select 1 where (select count(*) from change where typeof(last) = 'integer'
  and last >= (select coalesce(max(version), 0) from world where typeof(version) = 'integer')
  and last >= (select coalesce(max(at), 0) from snapshot where typeof(at) = 'integer')) <> 1`;

/**
 * Checks that the tables of this server exist or can be created, and that the migrator's tables can be read. @throws {Error}
 * if not
 */
async function findMigrations(database: Libsql.Database): Promise<MigrationTables> {
  toTexts(
    database,
    'select cast(sql as blob), cast(tbl_name as blob), cast(type as blob) from sqlite_master',
  );
  const names = new Set(
    toTexts(
      database,
      `select cast(lower(name) as blob) from sqlite_master where name not like 'sqlite|_%' escape '|'`,
    ),
  );
  const stepsIn = (table: string): string[] => toTexts(database, `select cast(name as blob) from "${table}"`);
  const tables = await migrationTables(
    'file',
    names,
    (table, step) => stepsIn(table).includes(step),
    'the file',
  );
  const { migrationTableName: table } = tables;
  if (!names.has(table)) return tables;
  toTexts(database, `select cast(name as blob), cast(timestamp as blob) from "${table}"`);
  // Otherwise a number would be used twice.
  if (names.has('change') && database.prepare(CHANGE_IS_BEHIND).all([]).length > 0)
    throw new Error('the file is damaged');
  return tables;
}

/**
 * Opens a database file and locks it against other processes.
 * @throws {Error} with the reason, if it cannot be opened
 */
export async function openLibsql(file: string): Promise<Engine> {
  let database: Libsql.Database | undefined;
  let migrations: Engine['migrations'];
  try {
    requireWritable(file);
    requireOwnLog(file);
    database = new Libsql(file, { timeout: 0 });
    // Held until the process ends.
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    migrations = await findMigrations(database);
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('BEGIN EXCLUSIVE; COMMIT');
  } catch (error) {
    closeQuietly(database);
    throw new Error(getReason(error) ?? (error instanceof Error ? error.message : String(error)), {
      cause: error,
    });
  }
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: keepStatements(database) }),
    plugins: [readBytesPlugin],
  });
  const waiting: Waiting[] = [];
  let isRunning = false;
  let currentDurability: Durability | undefined;

  /** Runs all waiting work in one transaction, which waits for the disk once. */
  const runTogether = (batch: readonly Waiting[]): Promise<Outcome[]> =>
    db.connection().execute(async (connection) => {
      const durability = batch.some((item) => item.durability === 'full') ? 'full' : 'light';
      if (durability !== currentDurability) {
        await sql
          .raw(`PRAGMA synchronous = ${durability === 'full' ? 'FULL' : 'NORMAL'}`)
          .execute(connection);
        currentDurability = durability;
      }
      await sql`begin`.execute(connection);
      try {
        const outcomes = await runEach(connection, batch);
        await sql`commit`.execute(connection);
        return outcomes;
      } catch (error) {
        // A full disk has ended the transaction already.
        await sql`rollback`.execute(connection).catch(() => undefined);
        throw error;
      }
    });

  const runAll = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    const alone: Waiting[] = [];
    while (waiting.length + alone.length > 0) {
      const batch = alone.length > 0 ? alone.splice(0, 1) : waiting.splice(0);
      try {
        const outcomes = await runTogether(batch);
        for (const [index, { resolve, reject }] of batch.entries()) {
          const outcome = outcomes[index];
          if (outcome && 'value' in outcome) resolve(outcome.value as never);
          else reject(outcome?.refusal);
        }
      } catch (error) {
        if (batch.length === 1) batch[0]?.reject(failure(error));
        // Nothing was written. Each piece is repeated alone, so that the failure of one does not affect the others.
        else alone.push(...batch);
      }
    }
    isRunning = false;
  };

  const run = <R>(work: (trx: Work) => Promise<R>, durability: Durability = 'full'): Promise<R> =>
    new Promise((resolve, reject) => {
      waiting.push({ work, durability, resolve, reject });
      void runAll();
    });

  return {
    kind: 'file',
    migrations,
    time: createSteadyTime(machineTime),
    db,
    run,
    read: (work) => run(work, 'light'),
    addItems: (place, rows) => run((trx) => addItems(trx, place, rows), 'light'),
    nextChange: async (trx) => {
      const { rows } = await sql<{
        last: number;
      }>`update change set last = last + 1 returning ${selectWholeNumber('last')}`.execute(trx);
      return rows[0]?.last ?? 0;
    },
    // One process and one connection: no other writer, and its time applies to all worlds.
    synchronize: async () => undefined,
    lockKeys: async () => undefined,
    lockSpace: async () => undefined,
    failure,
    close: async () => {
      // Merges the journal, so that one file remains.
      database.pragma('journal_mode = DELETE');
      unlock(database);
      await db.destroy();
    },
  };
}
