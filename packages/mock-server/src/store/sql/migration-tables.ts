import type { StoreKind } from '../database.ts';
import { FIRST_MIGRATION } from './migrations.ts';

/** Where the migrator notes which steps it has taken. */
export interface MigrationTables {
  readonly migrationTableName: string;
  readonly migrationLockTableName: string;
}

const OURS: MigrationTables = {
  migrationTableName: 'tara_migration',
  migrationLockTableName: 'tara_migration_lock',
};

/** The names that Kysely gives, under which earlier versions noted theirs. Another program may have such tables too. */
const DEFAULT: MigrationTables = {
  migrationTableName: 'kysely_migration',
  migrationLockTableName: 'kysely_migration_lock',
};

/** What the migrations make. */
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
 * Finds the tables of this server among what a database holds.
 * @param names of all that is there, as the database compares them
 * @param notes whether the table of that name notes a step
 * @param place of the database, for messages
 * @returns the tables to note migrations in
 * @throws {Error} when another program's tables are in the way
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
  throw new Error(`${place} holds tables of another program (${some.join(', ')}); ${remedy}`);
}
