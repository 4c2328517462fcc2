import pg from 'pg';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../src/store/open.ts';
import { dueAt } from '../src/worlds/due.ts';
import { startPostgres } from './support/postgres.ts';
import { EMPTY, open, RENAME_TO_EARLIER } from './support/stored-worlds.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** The objects in the schemas of a database, by name. */
async function namesIn(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname !~ '^(pg_|information_schema)' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** The address of a store with another user. */
function as(user: string, store: string): string {
  const url = new URL(store);
  url.username = user;
  return url.href;
}

describe('servers in schemas of one PostgreSQL database', () => {
  it('have separate worlds, whichever starts first', async () => {
    const store = await postgres.createDatabase();
    const client = await connect(store);
    for (const role of ['one', 'two'])
      await client.query(
        `create role ${role} login; create schema ${role} authorization ${role}; alter role ${role} set search_path = ${role}, public`,
      );
    const stores = [store, as('one', store), as('two', store)];
    for (const [index, name] of stores.entries()) {
      const database = await open(name);
      await database.create(`world-${index}`, {}, EMPTY);
      expect(await database.names()).toEqual([`world-${index}`]);
    }
    for (const [index, name] of stores.entries())
      expect(await (await open(name)).names()).toEqual([`world-${index}`]);
  });

  it('do not start without a schema', async () => {
    const store = await postgres.createDatabase();
    const client = await connect(store);
    await client.query(`create role nowhere login; alter role nowhere set search_path = missing`);
    await expect(openDatabase(as('nowhere', store), dueAt)).rejects.toThrow(
      /cannot be opened: the search_path of its role contains no existing schema$/,
    );
  });
});

describe('tables of another program in a PostgreSQL schema', () => {
  it.each([
    ['create table world (id int)', 'world'],
    ['create view list_item as select 1 as id', 'list_item'],
    ['create sequence change', 'change'],
    [`create type document as enum ('a')`, 'document'],
    ['create table app (id int); create index snapshot_space on app (id)', 'snapshot_space'],
  ])('%s: are refused and left unchanged', async (statement, name) => {
    const store = await postgres.createDatabase();
    const client = await connect(store);
    await client.query(statement);
    const before = await namesIn(client);
    await expect(openDatabase(store, dueAt)).rejects.toThrow(
      `the schema public contains tables of another program (${name}); name a database of its own`,
    );
    expect(await namesIn(client)).toEqual(before);
  });

  it("are left unchanged if their names differ from this server's", async () => {
    const store = await postgres.createDatabase();
    const client = await connect(store);
    await client.query(`create table users (id int); create table "World" (id int); create table kysely_migration (name text, timestamp text);
      insert into kysely_migration values ('0001-users', 'now')`);
    const database = await open(store);
    await database.create('blue', {}, EMPTY);
    expect(await (await open(store)).names()).toEqual(['blue']);
    const { rows } = await client.query('select name from kysely_migration');
    expect(rows).toEqual([{ name: '0001-users' }]);
  });
});

describe('a store of an earlier version', () => {
  it('opens with all its worlds from PostgreSQL', async () => {
    const store = await postgres.createDatabase();
    const first = await openDatabase(store, dueAt);
    await first.create('blue', {}, EMPTY);
    await first.close();
    const client = await connect(store);
    for (const statement of RENAME_TO_EARLIER) await client.query(statement);
    const before = await namesIn(client);
    expect(await (await open(store)).names()).toEqual(['blue']);
    expect(await namesIn(client)).toEqual(before);
  });
});
