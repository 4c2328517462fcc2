import { Migrator } from 'kysely';
import type { Database } from '../database.ts';
import type { DueAt } from '../port.ts';
import { unpinAll } from './contents.ts';
import { createSqlDatabase } from './database.ts';
import type { Engine } from './engine.ts';
import { migrationsFor } from './migrations.ts';

/** Brings the tables of a database up to this server. */
async function migrate({ db, kind, migrations: noted }: Engine): Promise<void> {
  const migrations = migrationsFor(kind);
  const migrator = new Migrator({
    // It reads tables of its own, and what a database says of itself.
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

/** Time goes on from the latest instant at which a world is known to have been in use. */
async function beginTime({ db, time, synchronize }: Engine): Promise<void> {
  await synchronize();
  const { latest } = await db
    .selectFrom('world')
    .select(({ fn, lit }) => fn.coalesce(fn.max('touched_at'), lit(0)).as('latest'))
    // In a damaged row it may be anything else, which a file sorts behind all numbers.
    .where('touched_at', '<', Number.MAX_SAFE_INTEGER)
    .executeTakeFirstOrThrow();
  time.moveOnTo(latest);
}

async function openWith(engine: Engine, dueAt: DueAt): Promise<Database> {
  try {
    await migrate(engine);
    await beginTime(engine);
    // What cannot be let go of is nothing that anybody waits for.
    if (engine.kind === 'file') await unpinAll(engine).catch(() => undefined);
  } catch (error) {
    await engine.close();
    throw engine.failure(error, false);
  }
  return createSqlDatabase(engine, dueAt);
}

/** @param file where the worlds are kept; made where it does not exist */
export async function openFileDatabase(file: string, dueAt: DueAt): Promise<Database> {
  const { openLibsql } = await import('./libsql.ts');
  return openWith(await openLibsql(file), dueAt);
}

/** @param url `postgres://user:password@host:port/database` */
export async function openPostgresDatabase(url: string, dueAt: DueAt): Promise<Database> {
  const { openPostgres } = await import('./postgres.ts');
  return openWith(await openPostgres(url), dueAt);
}
