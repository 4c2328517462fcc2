import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { createSharedTime } from '#time/shared-time.ts';
import { StoreFailure, StoreUnavailableError } from '../errors.ts';
import type { Engine, ListPlace, ListRow, Durability, Work } from './engine.ts';
import { migrationTables } from './migration-tables.ts';
import type { Tables } from './tables.ts';

/** Connections per process. */
const CONNECTIONS = 10;

/** How long a call waits for a connection, in ms. */
const CONNECT_MS = 5000;

/** How long a statement may take, in ms: a disconnected or paused database sends no error. */
const QUERY_MS = 30_000;

/** Errors after which the transaction can be repeated (serialization failure, deadlock). */
const AGAIN: readonly unknown[] = ['40001', '40P01'];
const ATTEMPTS = 20;

/** No server was reached, so nothing was written. */
const UNREACHED = /^(ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)$/;
/** The driver's message without a code when no connection is made in time. */
const NO_CONNECTION = /timeout exceeded when trying to connect/i;
/**
 * The connection or the server was lost: PostgreSQL's classes "connection" and "operator intervention", its transaction
 * timeouts, and Node's errors.
 */
const LOST = /^(08|25P03|25P04|57|ECONNRESET$|EPIPE$|ETIMEDOUT$)/;
const LOST_MESSAGE = /connection (terminated|ended)|not queryable|query read timeout/i;
/**
 * The server is reachable but cannot run the transaction: read-only, missing role, database or tables, lock timeout, no
 * space or memory, internal error. PostgreSQL has rolled it back.
 */
const UNABLE = /^(25006|28|3D|3F|42501|42P01|53|55P03|58|XX)/;
const NO_ROOM = '53100';

/** Why a database failed, and whether the change may have been written all the same. */
function getCause(error: unknown): { readonly reason: string; readonly isUncertain: boolean } | undefined {
  if (error instanceof AggregateError) return getCause(error.errors[0]);
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  const name = String(code);
  const gone = 'the database does not answer';
  if (UNREACHED.test(name) || NO_CONNECTION.test(String(message)))
    return { reason: gone, isUncertain: false };
  if (LOST.test(name) || LOST_MESSAGE.test(String(message))) return { reason: gone, isUncertain: true };
  if (name === NO_ROOM) return { reason: 'the disk of the database is full', isUncertain: false };
  return UNABLE.test(name) ? { reason: 'the database cannot do this', isUncertain: false } : undefined;
}

function failure(error: unknown, mayBeDone: boolean): unknown {
  const cause = error instanceof StoreFailure ? undefined : getCause(error);
  return cause ? new StoreUnavailableError(cause.reason, mayBeDone && cause.isUncertain, error) : error;
}

/**
 * The connections of a pool. A connection without an answer to a statement is not reused: the server may still run the
 * statement in a transaction that the next user would commit.
 */
function getConnections(pool: pg.Pool): PostgresPool {
  // Also emitted while a connection is in use; then its current or next statement fails.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  // A broken idle connection is replaced at the next request.
  pool.on('error', () => undefined);
  return {
    connect: async () => {
      const client = await pool.connect();
      let lost: unknown;
      return {
        query: (async (statement: string, values: readonly unknown[]) => {
          if (lost !== undefined) throw lost;
          try {
            return await client.query(statement, [...values]);
          } catch (error) {
            if (getCause(error)?.isUncertain === true) lost = error;
            throw error;
          }
        }) as unknown as PostgresPoolClient['query'],
        release: () => client.release(lost !== undefined),
      };
    },
    end: () => pool.end(),
  };
}

/**
 * Runs a write and repeats it after a conflict.
 * @param mayBeDone whether the write may have been committed if the connection was lost
 */
async function writing<R>(write: () => Promise<R>, mayBeDone: () => boolean): Promise<R> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (error) {
      const isAgain = AGAIN.includes((error as { code?: unknown } | undefined)?.code);
      if (!isAgain || attempt === ATTEMPTS) throw failure(error, mayBeDone());
      await wait(attempt * 5);
    }
  }
}

/** Does not wait for the disk: the data can be lost if the database's machine fails, but not if ours does. */
const LIGHT = sql`set_config('synchronous_commit', 'off', true)`;

/** One statement, so that the list is locked only within the database, without network round trips. */
async function addItems(
  db: Kysely<Tables>,
  { world, name, scope }: ListPlace,
  rows: readonly ListRow[],
): Promise<number> {
  const sizes = rows.map(({ size }) => size);
  const values = rows.map(({ value }) => value);
  const { rows: written } = await sql<{ id: number }>`
    with light as materialized (select ${LIGHT}),
    given as (
      insert into list (world, name, last) select ${world}::text, ${name}::text, ${rows.length}::bigint from light
      on conflict (world, name) do update set last = list.last + excluded.last
      returning last)
    insert into list_item (world, name, scope, id, size, value)
    select ${world}::text, ${name}::text, ${scope}::bigint, given.last - ${rows.length}::bigint + item.position,
      item.size, item.value
    from given, unnest(${sizes}::bigint[], ${values}::text[]) with ordinality as item (size, value, position)
    returning id`.execute(db);
  return Math.max(...written.map(({ id }) => id));
}

/**
 * Finds the place of this server's tables: the first schema of the role's search path.
 * @throws {Error} if there is none
 */
async function findMigrations(db: Kysely<Tables>): Promise<Engine['migrations']> {
  const { rows } = await sql<{ schema: string | null; names: string[] }>`
    select current_schema() as schema, array(
      select relname::text from pg_class where relnamespace = to_regnamespace(quote_ident(current_schema()))
      union select typname::text from pg_type where typnamespace = to_regnamespace(quote_ident(current_schema()))
    ) as names`.execute(db);
  const [{ schema, names } = { schema: null, names: [] }] = rows;
  if (schema === null) throw new Error('the search_path of its role contains no existing schema');
  const notes = async (table: string, step: string): Promise<boolean> => {
    const found = await sql`select from ${sql.id(schema, table)} where name = ${step}`.execute(db);
    return found.rows.length > 0;
  };
  const tables = await migrationTables('postgres', new Set(names), notes, `the schema ${schema}`);
  return { ...tables, migrationTableSchema: schema };
}

/** Connects to a PostgreSQL database, which other processes may use at the same time. */
export async function openPostgres(connectionString: string): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
    // By default bigint values are read as text; ours are below 2^53.
    types: {
      getTypeParser: ((id, format) =>
        id === pg.types.builtins.INT8
          ? Number
          : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
    },
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: getConnections(pool) }) });
  const time = createSharedTime(async () => {
    const { rows } = await sql<{ now: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(db);
    return rows[0]?.now ?? Number.NaN;
  });

  const run = <R>(work: (trx: Work) => Promise<R>, durability: Durability = 'full'): Promise<R> => {
    let isCommitting = false;
    return writing(
      () => {
        isCommitting = false;
        return db.transaction().execute(async (trx) => {
          if (durability === 'light') await sql`select ${LIGHT}`.execute(trx);
          const result = await work(trx);
          isCommitting = true;
          return result;
        });
      },
      () => isCommitting,
    );
  };

  let migrations: Engine['migrations'];
  try {
    migrations = await findMigrations(db);
  } catch (error) {
    await db.destroy();
    throw failure(error, false);
  }
  return {
    kind: 'postgres',
    migrations,
    time,
    db,
    run,
    read: async (work) => {
      try {
        return await db.transaction().setIsolationLevel('repeatable read').execute(work);
      } catch (error) {
        throw failure(error, false);
      }
    },
    addItems: (place, rows) =>
      writing(
        () => addItems(db, place, rows),
        () => true,
      ),
    nextChange: async (trx) => {
      const { rows } = await sql<{ next: number }>`select nextval('change') as next`.execute(trx);
      return rows[0]?.next ?? 0;
    },
    lockKeys: async (trx, space, keys) => {
      // Sorted, so that two transactions with the same keys do not deadlock.
      await sql`select pg_advisory_xact_lock_shared(1, ${space}::int)`.execute(trx);
      await sql`select pg_advisory_xact_lock(hash) from (
        select distinct hashtextextended(key, ${space}) as hash from unnest(${[...keys]}::text[]) as key order by hash
      ) as hashes`.execute(trx);
    },
    lockSpace: async (trx, space) => {
      await sql`select pg_advisory_xact_lock(1, ${space}::int)`.execute(trx);
    },
    failure,
    synchronize: () => time.synchronize(),
    close: () => {
      time.close();
      return db.destroy();
    },
  };
}
