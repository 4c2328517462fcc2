import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Kysely, sql, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import Libsql from 'libsql';
import { createSteadyTime, machineTime } from '#time/clock.ts';
import { StoreFailure, StoreUnavailableError } from '../errors.ts';
import type { Engine, ListPlace, ListRow, Durability, Work } from './engine.ts';
import { DamagedNumberError, readBytesPlugin, selectWholeNumber } from './read-bytes-plugin.ts';
import { migrationTables, type MigrationTables } from './migration-tables.ts';
import { readText } from './stored-text.ts';
import type { StoredText, Tables } from './tables.ts';

interface Waiting {
  readonly work: (trx: Work) => Promise<unknown>;
  readonly weight: Durability;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/** What came of one piece of work in a transaction that several share. */
type Outcome = { readonly value: unknown } | { readonly refusal: StoreFailure };

/** Reasons in words, by the beginning of SQLite's name for the error. */
const REASONS: readonly (readonly [code: string, reason: string])[] = [
  ['SQLITE_FULL', 'the disk is full'],
  ['SQLITE_IOERR', 'the disk cannot be read or written'],
  ['SQLITE_BUSY', 'another process uses the file'],
  ['SQLITE_READONLY', 'the file cannot be written'],
  ['SQLITE_CANTOPEN', 'the file cannot be opened'],
  ['SQLITE_CORRUPT', 'the file is damaged'],
  // What this server writes breaks no rule of its tables.
  ['SQLITE_CONSTRAINT', 'the file is damaged'],
  ['SQLITE_NOTADB', 'the file is no database'],
];

function reasonOf(error: unknown): string | undefined {
  if (error instanceof DamagedNumberError) return 'the file is damaged';
  if (error instanceof StoreUnavailableError) return error.reason;
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  const known = REASONS.find(([name]) => String(code).startsWith(name) || String(message).includes(name));
  if (known) return known[1];
  // libSQL tells some errors in words alone.
  if (/disk (is full|I\/O error)/i.test(String(message))) return 'the disk is full or cannot be written';
  return /malformed/i.test(String(message)) ? 'the file is damaged' : undefined;
}

function failure(error: unknown): unknown {
  const reason = reasonOf(error);
  return reason === undefined ? error : new StoreUnavailableError(reason, false, error);
}

/** Statements that are kept ready: to prepare one takes as long as to run it. */
const KEPT_STATEMENTS = 200;

/** A database that prepares a statement once. */
function keepStatements(database: Libsql.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare: (statement) => {
      const known = kept.get(statement);
      if (known) return known;
      const prepared = database.prepare(statement) as SqliteStatement;
      // Their number is bounded by the queries of this server; those for many keys at once differ by their count.
      if (kept.size === KEPT_STATEMENTS) kept.clear();
      kept.set(statement, prepared);
      return prepared;
    },
    close: () => {
      kept.clear();
      database.close();
    },
  };
}

/** What one piece of work refuses has written nothing, so that the others stand; any other error ends them all. */
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
  // No number is given again, although the last one is damaged or lost.
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

/** Gives up the lock of a file: the driver itself holds it until its memory is collected. */
function unlock(database: Libsql.Database): void {
  for (const pragma of ['locking_mode = NORMAL', 'user_version']) database.pragma(pragma);
}

/** Closes a database that cannot be used. */
function letGo(database: Libsql.Database | undefined): void {
  try {
    if (database) unlock(database);
  } catch {
    // There is no lock on what cannot be read.
  }
  database?.close();
}

/** Makes the folder of a file. @throws {Error} naming what is in the way, where the file cannot be written */
function requireWritable(file: string): void {
  const folder = path.dirname(path.resolve(file));
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'EEXIST' || code === 'ENOTDIR'
        ? `${folder} is no folder`
        : `the folder ${folder} cannot be made or written (${code})`,
      { cause: error },
    );
  }
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return;
  if (found.isDirectory()) throw new Error(`${file} is a folder; name a file in it`);
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new Error('the file cannot be read and written', { cause: error });
  }
}

/** All values that a statement written out reads as text. @throws {Error} when one of them is damaged */
function textsOf(database: Libsql.Database, statement: string): string[] {
  const rows = database.prepare(statement).all([]) as Record<string, StoredText | null>[];
  return rows.flatMap((row) =>
    Object.values(row).flatMap((value) => (value === null ? [] : [readText(value, 'the file')])),
  );
}

/** Returns a row where the sequence of changes is not one whole number, or behind what it has numbered. */
const CHANGE_IS_BEHIND = `select 1 where (select count(*) from change where typeof(last) = 'integer'
  and last >= (select coalesce(max(version), 0) from world where typeof(version) = 'integer')
  and last >= (select coalesce(max(at), 0) from snapshot where typeof(at) = 'integer')) <> 1`;

/** Finds the tables of this server, and that what the migrator reads can be read. @throws {Error} when they cannot be there */
async function findMigrations(database: Libsql.Database): Promise<MigrationTables> {
  textsOf(
    database,
    'select cast(sql as blob), cast(tbl_name as blob), cast(type as blob) from sqlite_master',
  );
  const names = new Set(
    textsOf(
      database,
      `select cast(lower(name) as blob) from sqlite_master where name not like 'sqlite|_%' escape '|'`,
    ),
  );
  const stepsIn = (table: string): string[] => textsOf(database, `select cast(name as blob) from "${table}"`);
  const tables = await migrationTables(
    'file',
    names,
    (table, step) => stepsIn(table).includes(step),
    'the file',
  );
  const { migrationTableName: table } = tables;
  if (!names.has(table)) return tables;
  textsOf(database, `select cast(name as blob), cast(timestamp as blob) from "${table}"`);
  // A number that was given before would name something else now.
  if (names.has('change') && database.prepare(CHANGE_IS_BEHIND).all([]).length > 0)
    throw new Error('the file is damaged');
  return tables;
}

/**
 * Opens a database file, which no other process can open meanwhile.
 * @throws {Error} saying why it cannot be opened
 */
export async function openLibsql(file: string): Promise<Engine> {
  let database: Libsql.Database | undefined;
  let migrations: Engine['migrations'];
  try {
    requireWritable(file);
    database = new Libsql(file, { timeout: 0 });
    // Held until the process ends, however it ends.
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    migrations = await findMigrations(database);
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('BEGIN EXCLUSIVE; COMMIT');
  } catch (error) {
    letGo(database);
    throw new Error(reasonOf(error) ?? (error instanceof Error ? error.message : String(error)), {
      cause: error,
    });
  }
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: keepStatements(database) }),
    plugins: [readBytesPlugin],
  });
  const waiting: Waiting[] = [];
  let isRunning = false;
  let weightNow: Durability | undefined;

  /** All that is waiting in one transaction: it costs one wait for the disk. */
  const runTogether = (batch: readonly Waiting[]): Promise<Outcome[]> =>
    db.connection().execute(async (connection) => {
      const weight = batch.some((one) => one.weight === 'full') ? 'full' : 'light';
      if (weight !== weightNow) {
        await sql.raw(`PRAGMA synchronous = ${weight === 'full' ? 'FULL' : 'NORMAL'}`).execute(connection);
        weightNow = weight;
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
        // Nothing was done. What one of them met is not the others' affair.
        else alone.push(...batch);
      }
    }
    isRunning = false;
  };

  const run = <R>(work: (trx: Work) => Promise<R>, weight: Durability = 'full'): Promise<R> =>
    new Promise((resolve, reject) => {
      waiting.push({ work, weight, resolve, reject });
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
    // One process, one connection: whoever writes is alone, and its time is that of all worlds.
    synchronize: async () => undefined,
    lockKeys: async () => undefined,
    lockSpace: async () => undefined,
    failure,
    close: async () => {
      // Leaves one file.
      database.pragma('journal_mode = DELETE');
      unlock(database);
      await db.destroy();
    },
  };
}
