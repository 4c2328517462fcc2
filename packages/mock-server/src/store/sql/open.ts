import { Migrator } from 'kysely';
import type { Database } from '../database.ts';
import { createSqlDatabase } from './database.ts';
import type { Engine } from './engine.ts';
import { migrationsFor } from './migrations.ts';

/** Brings the tables of a database up to this server. */
async function migrate({ db, kind }: Engine): Promise<void> {
  const migrations = migrationsFor(kind);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  throw error instanceof Error && error.message.includes('previously executed migration')
    ? new Error('the store was written by a newer version of this server; it is left as it is', {
        cause: error,
      })
    : error;
}

/** Time goes on from the latest instant at which a world is known to have been in use. */
async function beginTime({ db, time, synchronize }: Engine): Promise<void> {
  await synchronize();
  const { latest } = await db
    .selectFrom('world')
    .select(({ fn }) => fn.max('touched_at').as('latest'))
    .executeTakeFirstOrThrow();
  time.moveOnTo(Number(latest ?? 0));
}

async function openWith(engine: Engine): Promise<Database> {
  try {
    await migrate(engine);
    await beginTime(engine);
  } catch (error) {
    await engine.close();
    throw engine.failure(error, false);
  }
  return createSqlDatabase(engine);
}

/** @param file where the worlds are kept; made where it does not exist */
export async function openFileDatabase(file: string): Promise<Database> {
  const { openLibsql } = await import('./libsql.ts');
  return openWith(await openLibsql(file));
}

/** @param url `postgres://user:password@host:port/database` */
export async function openPostgresDatabase(url: string): Promise<Database> {
  const { openPostgres } = await import('./postgres.ts');
  return openWith(openPostgres(url));
}
