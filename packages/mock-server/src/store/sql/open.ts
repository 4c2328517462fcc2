import { Migrator } from 'kysely';
import type { Database } from '../database.ts';
import type { DueAt } from '../port.ts';
import { unpinAll } from './contents.ts';
import { createSqlDatabase } from './database.ts';
import type { Engine } from './engine.ts';
import { migrationsFor } from './migrations.ts';

/** Migrates the tables of a database to this version. */
async function migrate({ db, kind, migrations: noted }: Engine): Promise<void> {
  const migrations = migrationsFor(kind);
  const migrator = new Migrator({
    // The migrator reads its own tables and the database's catalogue.
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => migrations },
    ...noted,
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  throw error instanceof Error && error.message.includes('previously executed migration')
    ? new Error('the store was written by a newer version of this server; it is left as it is', {
        cause: error,
      })
    : error;
}

/** Time continues from the latest instant at which a world was in use. */
async function beginTime({ db, time, synchronize }: Engine): Promise<void> {
  await synchronize();
  const { latest } = await db
    .selectFrom('world')
    .select(({ fn, lit }) => fn.coalesce(fn.max('touched_at'), lit(0)).as('latest'))
    // A damaged row may contain any value; a file sorts text behind all numbers.
    .where('touched_at', '<', Number.MAX_SAFE_INTEGER)
    .executeTakeFirstOrThrow();
  time.moveOnTo(latest);
}

async function openWith(engine: Engine, dueAt: DueAt): Promise<Database> {
  try {
    await migrate(engine);
    await beginTime(engine);
    // A failed cleanup does not prevent the start.
    if (engine.kind === 'file') await unpinAll(engine).catch(() => undefined);
  } catch (error) {
    await engine.close();
    throw engine.failure(error, false);
  }
  return createSqlDatabase(engine, dueAt);
}

/** @param file the database file; it is created if it does not exist */
export async function openFileDatabase(file: string, dueAt: DueAt): Promise<Database> {
  const { openLibsql } = await import('./libsql.ts');
  return openWith(await openLibsql(file), dueAt);
}

/** @param url `postgres://user:password@host:port/database` */
export async function openPostgresDatabase(url: string, dueAt: DueAt): Promise<Database> {
  const { openPostgres } = await import('./postgres.ts');
  return openWith(await openPostgres(url), dueAt);
}
