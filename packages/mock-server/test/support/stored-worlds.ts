import { onTestFinished } from 'vitest';
import type { Database, StoredWorld } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open.ts';
import type { Change, Store, StoreContents } from '../../src/store/port.ts';
import { dueAt } from '../../src/worlds/due.ts';
import type { StoreUnderTest } from './stores.ts';

export const EMPTY: StoreContents = { documents: {}, logs: {} };

export async function open(name: string): Promise<Database> {
  const database = await openDatabase(name, dueAt);
  onTestFinished(() => database.close());
  return database;
}

export async function find(database: Database, name = 'blue'): Promise<StoredWorld> {
  const world = await database.find(name);
  if (!world) throw new Error(`there is no world ${name}`);
  return world;
}

/** A database with one world that has these contents. */
export async function withWorld({ create }: StoreUnderTest, contents: StoreContents = EMPTY) {
  const database = await open(await create());
  await database.create('blue', { colour: 'blue' }, contents);
  return { database, world: await find(database) };
}

export async function put(store: Store, key: string, value: unknown): Promise<boolean> {
  const { version, value: before } = await store.load(key);
  return store.commit([{ kind: 'put', key, expect: version, before, value }]);
}

export async function valueAt(store: Store, key: string): Promise<unknown> {
  return (await store.load(key)).value;
}

export async function getItems(store: Store, key: string, count?: number): Promise<readonly unknown[]> {
  return (await store.tail(key, count)).items;
}

export function append(key: string, ...items: unknown[]): Change {
  return { kind: 'append', key, items };
}

/** Gives the tables of the migrations the names that they had in earlier versions. */
export const RENAME_TO_EARLIER = [
  'alter table tara_migration rename to kysely_migration',
  'alter table tara_migration_lock rename to kysely_migration_lock',
];
