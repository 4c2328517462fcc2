import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { createSharedTime } from '#time/shared-time.ts';
import { StoreFailure, StoreUnavailableError } from '../errors.ts';
import type { Engine, ListPlace, ListRow, Durability, Work } from './engine.ts';
import { migrationTables } from './migration-tables.ts';
import type { Tables } from './tables.ts';

/** Connections of one process at once. */
const CONNECTIONS = 10;

/** How long a call waits for a connection, in ms. */
const CONNECT_MS = 5000;

/** How long a statement may take, in ms: a database that has been cut off or paused says nothing. */
const QUERY_MS = 30_000;

/** Errors that say "again": another transaction was in the way (serialization failure, deadlock). */
const AGAIN: readonly unknown[] = ['40001', '40P01'];
const ATTEMPTS = 20;

/** Nobody was reached, so nothing can have been done. */
const UNREACHED = /^(ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)$/;
/** What the driver says without a code when no connection comes about in time. */
const NO_CONNECTION = /timeout exceeded when trying to connect/i;
/**
 * The connection or the server went away: PostgreSQL's classes "connection" and "operator's intervention", its timeouts of
 * transactions, and Node's.
 */
const LOST = /^(08|25P03|25P04|57|ECONNRESET$|EPIPE$|ETIMEDOUT$)/;
const LOST_MESSAGE = /connection (terminated|ended)|not queryable|query read timeout/i;
/**
 * The server is there and cannot: read-only, a role, a database or tables that were taken away, a lock that did not come in
 * time, no room, no memory, a fault of its own. PostgreSQL has undone the transaction.
 */
const UNABLE = /^(25006|28|3D|3F|42501|42P01|53|55P03|58|XX)/;
const NO_ROOM = '53100';

/** What kept a database from doing something, and whether it may have been done all the same. */
function causeOf(error: unknown): { readonly reason: string; readonly isUncertain: boolean } | undefined {
  if (error instanceof AggregateError) return causeOf(error.errors[0]);
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  const name = String(code);
  const gone = 'the database does not answer';
  if (UNREACHED.test(name) || NO_CONNECTION.test(String(message)))
    return { reason: gone, isUncertain: false };
  if (LOST.test(name) || LOST_MESSAGE.test(String(message))) return { reason: gone, isUncertain: true };
  if (name === NO_ROOM) return { reason: 'the disk of the database is full', isUncertain: false };
  return UNABLE.test(name) ? { reason: 'the database is not able to', isUncertain: false } : undefined;
}

function failure(error: unknown, mayBeDone: boolean): unknown {
  const cause = error instanceof StoreFailure ? undefined : causeOf(error);
  return cause ? new StoreUnavailableError(cause.reason, mayBeDone && cause.isUncertain, error) : error;
}

/**
 * The connections of a pool. One on which a statement got no answer is not used again: the server may be at work on it yet,
 * in a transaction that the next user would commit.
 */
function connectionsOf(pool: pg.Pool): PostgresPool {
  // Also emitted while a connection is in use, where the statement under way fails with it, or the next one.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  // An idle connection that breaks is replaced when the next one is asked for.
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
            if (causeOf(error)?.isUncertain === true) lost = error;
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
 * Writes, again where another transaction was in the way.
 * @param mayBeDone whether what was written last stands, if the connection was lost
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

/** Does not wait for the disk: what is lost with the database's machine, not with ours. */
const LIGHT = sql`set_config('synchronous_commit', 'off', true)`;

/** One statement: the list is locked no longer than the database itself takes, however far away this process is. */
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
 * Finds where this server's tables are, or shall be made: in the first schema of the role's search path.
 * @throws {Error} when there is no such place
 */
async function findMigrations(db: Kysely<Tables>): Promise<Engine['migrations']> {
  const { rows } = await sql<{ schema: string | null; names: string[] }>`
    select current_schema() as schema, array(
      select relname::text from pg_class where relnamespace = to_regnamespace(quote_ident(current_schema()))
      union select typname::text from pg_type where typnamespace = to_regnamespace(quote_ident(current_schema()))
    ) as names`.execute(db);
  const [{ schema, names } = { schema: null, names: [] }] = rows;
  if (schema === null) throw new Error('the search_path of its role names no schema that is there');
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
    // A bigint comes as text otherwise; ours are below 2^53.
    types: {
      getTypeParser: ((id, format) =>
        id === pg.types.builtins.INT8
          ? Number
          : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
    },
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: connectionsOf(pool) }) });
  const time = createSharedTime(async () => {
    const { rows } = await sql<{ now: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(db);
    return rows[0]?.now ?? Number.NaN;
  });

  const run = <R>(work: (trx: Work) => Promise<R>, weight: Durability = 'full'): Promise<R> => {
    let isCommitting = false;
    return writing(
      () => {
        isCommitting = false;
        return db.transaction().execute(async (trx) => {
          if (weight === 'light') await sql`select ${LIGHT}`.execute(trx);
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
      // Sorted, so that two that want the same keys never wait for each other.
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
