import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Libsql from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/store/open.ts';
import { dueAt } from '../src/worlds/due.ts';
import { EMPTY, open, RENAME_TO_EARLIER } from './support/stored-worlds.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tara-foreign-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs statements on a file. */
function inFile(file: string, ...statements: string[]): void {
  const database = new Libsql(file);
  for (const statement of statements) database.exec(statement);
  database.close();
}

describe('tables of another program in a file', () => {
  it.each([
    ['create table world (id integer)', 'world'],
    ['create table users (id integer)', 'users'],
    ['create table kysely_migration (name text, timestamp text)', 'kysely_migration'],
    ['create view "Document" as select 1', 'document'],
  ])('%s: are refused and left unchanged', async (statement, name) => {
    const file = path.join(mkdtempSync(path.join(folder, 'file-')), 'app.db');
    inFile(file, statement);
    const before = readFileSync(file);
    await expect(openDatabase(`file:${file}`, dueAt)).rejects.toThrow(
      `the file contains tables of another program (${name}); name a file of its own`,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(path.dirname(file))).toEqual(['app.db']);
    // The file is not locked either.
    inFile(file, 'create table more (id integer)');
  });
});

describe('a store of an earlier version', () => {
  it('opens with all its worlds from a file', async () => {
    const file = path.join(folder, 'earlier.db');
    const first = await openDatabase(`file:${file}`, dueAt);
    await first.create('blue', {}, EMPTY);
    await first.close();
    inFile(file, ...RENAME_TO_EARLIER);
    expect(await (await open(`file:${file}`)).names()).toEqual(['blue']);
  });
});
