import type { StoreKind } from '../database.ts';
import { FIRST_MIGRATION } from './migrations.ts';

/** The tables in which the migrator records the applied steps. */
export interface MigrationTables {
  readonly migrationTableName: string;
  readonly migrationLockTableName: string;
}

const OURS: MigrationTables = {
  migrationTableName: 'tara_migration',
  migrationLockTableName: 'tara_migration_lock',
};

/** Kysely's default names, which earlier versions of this server used. Other programs may have such tables too. */
const DEFAULT: MigrationTables = {
  migrationTableName: 'kysely_migration',
  migrationLockTableName: 'kysely_migration_lock',
};

/** The tables that the migrations create. */
const MADE = [
  'world',
  'document',
  'document_pk',
  'document_kind',
  'log_item',
  'log_item_pk',
  'snapshot',
  'snapshot_pk',
  'snapshot_space',
  'list',
  'list_pk',
  'list_item',
  'list_item_pk',
  'retired',
  'change',
] as const;
const TABLES = MADE.filter((name) => !/_(?:pk|kind|space)$/.test(name));

/**
 * Finds the tables of this server in a database.
 * @param names of all tables, in the form that the database compares
 * @param notes whether the table of that name records a step
 * @param place the database, for messages
 * @returns the tables for the migrator's records
 * @throws {Error} if tables of another program have conflicting names
 */
export async function migrationTables(
  kind: StoreKind,
  names: ReadonlySet<string>,
  notes: (table: string, step: string) => Promise<boolean> | boolean,
  place: string,
): Promise<MigrationTables> {
  if (names.has(OURS.migrationTableName)) return OURS;
  const { migrationTableName } = DEFAULT;
  const isOfEarlierVersion =
    names.has(migrationTableName) &&
    TABLES.every((name) => names.has(name)) &&
    (await notes(migrationTableName, FIRST_MIGRATION));
  if (isOfEarlierVersion) return DEFAULT;
  const foreign = kind === 'file' ? [...names] : MADE.filter((name) => names.has(name));
  if (foreign.length === 0) return OURS;
  const some = foreign.length > 5 ? [...foreign.slice(0, 5), '…'] : foreign;
  const remedy =
    kind === 'file'
      ? 'name a file of its own'
      : 'name a database of its own, or a role whose search_path begins with a schema of its own';
  throw new Error(`${place} contains tables of another program (${some.join(', ')}); ${remedy}`);
}
