import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, sql, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { createSteadyTime, machineTime } from '#time/clock.ts';
import { StoreFailure, StoreUnavailableError } from '../errors.ts';
import type { Engine, ListPlace, ListRow, Weight, Work } from './engine.ts';
import type { Tables } from './tables.ts';

interface Waiting {
  readonly work: (trx: Work) => Promise<unknown>;
  readonly weight: Weight;
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
  ['SQLITE_NOTADB', 'the file is no database'],
];

function reasonOf(error: unknown): string | undefined {
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
  const { last } = await trx
    .insertInto('list')
    .values({ world, name, last: rows.length })
    .onConflict((conflict) =>
      conflict
        .columns(['world', 'name'])
        .doUpdateSet({ last: sql<number>`list.last + ${sql.lit(rows.length)}` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  const before = last - rows.length;
  const numbered = rows.map((row, index) => ({ ...row, world, name, scope, id: before + index + 1 }));
  await trx.insertInto('list_item').values(numbered).execute();
  return last;
}

/**
 * Opens a database file, which no other process can open meanwhile.
 * @throws {Error} saying why it cannot be opened
 */
export async function openLibsql(file: string): Promise<Engine> {
  mkdirSync(path.dirname(file), { recursive: true });
  let database: Libsql.Database;
  try {
    database = new Libsql(file, { timeout: 0 });
    // Held until the process ends, however it ends.
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('BEGIN EXCLUSIVE; COMMIT');
  } catch (error) {
    throw new Error(reasonOf(error) ?? String(error), { cause: error });
  }
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  let waiting: Waiting[] = [];
  let isRunning = false;
  let weightNow: Weight | undefined;

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
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const outcomes = await runTogether(batch);
        for (const [index, { resolve, reject }] of batch.entries()) {
          const outcome = outcomes[index];
          if (outcome && 'value' in outcome) resolve(outcome.value as never);
          else reject(outcome?.refusal);
        }
      } catch (error) {
        for (const { reject } of batch) reject(failure(error));
      }
    }
    isRunning = false;
  };

  const run = <R>(work: (trx: Work) => Promise<R>, weight: Weight = 'full'): Promise<R> =>
    new Promise((resolve, reject) => {
      waiting.push({ work, weight, resolve, reject });
      void runAll();
    });

  return {
    kind: 'file',
    time: createSteadyTime(machineTime),
    db,
    run,
    read: (work) => run(work, 'light'),
    addItems: (place, rows) => run((trx) => addItems(trx, place, rows), 'light'),
    nextChange: async (trx) => {
      const { rows } = await sql<{ last: number }>`update change set last = last + 1 returning last`.execute(
        trx,
      );
      return rows[0]?.last ?? 0;
    },
    // One process, one connection: whoever writes is alone, and its time is that of all worlds.
    synchronize: async () => undefined,
    lockKeys: async () => undefined,
    lockSpace: async () => undefined,
    failure,
    close: async () => {
      // Leaves one file, and gives up the lock: the driver itself holds it until its memory is collected.
      for (const pragma of ['journal_mode = DELETE', 'locking_mode = NORMAL', 'user_version'])
        database.pragma(pragma);
      await db.destroy();
    },
  };
}
