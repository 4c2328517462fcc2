import { sql, type Kysely, type Migration } from 'kysely';
import type { StoreKind } from '../database.ts';

/** Text that is compared by bytes as in JavaScript: PostgreSQL would otherwise use a language's order. */
function exactText(kind: StoreKind) {
  return kind === 'postgres' ? sql`text collate "C"` : sql`text`;
}

function worlds(kind: StoreKind): Migration {
  return {
    up: async (db: Kysely<never>) => {
      const text = exactText(kind);
      const { schema } = db;
      await schema
        .createTable('world')
        .addColumn('name', text, (column) => column.primaryKey())
        .addColumn('space', 'bigint', (column) => column.notNull())
        .addColumn('epoch', 'bigint', (column) => column.notNull())
        .addColumn('version', 'bigint', (column) => column.notNull())
        .addColumn('record', 'text', (column) => column.notNull())
        .addColumn('touched_at', 'bigint', (column) => column.notNull())
        .execute();
      await schema
        .createTable('document')
        .addColumn('space', 'bigint', (column) => column.notNull())
        .addColumn('key', text, (column) => column.notNull())
        .addColumn('ended', 'bigint', (column) => column.notNull())
        .addColumn('version', 'bigint', (column) => column.notNull())
        .addColumn('kind', text, (column) => column.notNull())
        .addColumn('due', 'bigint', (column) => column.notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('document_pk', ['space', 'key', 'ended'])
        .execute();
      await sql`create index document_kind on document (space, kind, due) where ended = 0`.execute(db);
      await schema
        .createTable('log_item')
        .addColumn('space', 'bigint', (column) => column.notNull())
        .addColumn('log', text, (column) => column.notNull())
        .addColumn('ended', 'bigint', (column) => column.notNull())
        .addColumn('seq', 'bigint', (column) => column.notNull())
        .addColumn('version', 'bigint', (column) => column.notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('log_item_pk', ['space', 'log', 'ended', 'seq'])
        .execute();
      await schema
        .createTable('snapshot')
        .addColumn('world', text, (column) => column.notNull())
        .addColumn('name', text, (column) => column.notNull())
        .addColumn('space', 'bigint', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('record', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('snapshot_pk', ['world', 'name'])
        .execute();
      await schema.createIndex('snapshot_space').on('snapshot').column('space').execute();
      await schema
        .createTable('list')
        .addColumn('world', text, (column) => column.notNull())
        .addColumn('name', text, (column) => column.notNull())
        .addColumn('last', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('list_pk', ['world', 'name'])
        .execute();
      await schema
        .createTable('list_item')
        .addColumn('world', text, (column) => column.notNull())
        .addColumn('name', text, (column) => column.notNull())
        .addColumn('id', 'bigint', (column) => column.notNull())
        .addColumn('scope', 'bigint', (column) => column.notNull())
        .addColumn('size', 'bigint', (column) => column.notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('list_item_pk', ['world', 'name', 'id'])
        .execute();
      await schema
        .createTable('retired')
        .addColumn('space', 'bigint', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
      if (kind === 'postgres') await sql`create sequence change`.execute(db);
      else {
        await sql`create table change (last integer not null)`.execute(db);
        await sql`insert into change (last) values (0)`.execute(db);
      }
    },
  };
}

/** The name of the first step. */
export const FIRST_MIGRATION = '0001-worlds';

/** The steps from an empty database to the current tables. A released step never changes. */
export function migrationsFor(kind: StoreKind): Record<string, Migration> {
  return { [FIRST_MIGRATION]: worlds(kind) };
}
