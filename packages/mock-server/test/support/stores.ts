import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, inject } from 'vitest';
import { createDatabase, startPostgres, type Postgres } from './postgres.ts';

/** A kind of store for tests that run against each kind. */
export interface StoreUnderTest {
  readonly kind: 'memory' | 'file' | 'postgres';
  /** Whether worlds exist after it is closed. */
  readonly isDurable: boolean;
  /** Creates an empty store and returns its name. */
  create(): Promise<string>;
}

/** All stores; PostgreSQL in the long run only. The first use starts it, and the end of the test file stops it. */
export function storesUnderTest(): readonly StoreUnderTest[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'tara-stores-'));
  let files = 0;
  let postgres: Promise<Postgres> | undefined;
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await (await postgres)?.stop();
  });
  const all: StoreUnderTest[] = [
    { kind: 'memory', isDurable: false, create: async () => 'memory' },
    {
      kind: 'file',
      isDurable: true,
      create: async () => {
        files += 1;
        return `file:${path.join(folder, `worlds-${files}.db`)}`;
      },
    },
    {
      kind: 'postgres',
      isDurable: true,
      create: async () => {
        postgres ??= startPostgres();
        return (await postgres).createDatabase();
      },
    },
  ];
  return FULL ? all : all.filter(({ kind }) => kind !== 'postgres');
}

/** Whether the long run is on: `npm run test:full`. */
export const FULL = process.env['TEST_FULL'] === '1';

/** Whether the tests of this project run against the memory store (`vitest.config.ts` names the others). */
export const USES_MEMORY_STORE = process.env['STORE_UNDER_TEST'] === undefined;

/** The cases of a long suite for a store: every tenth if each call waits for a disk or a database. */
export function casesFor<T>(inMemory: readonly T[]): readonly T[] {
  return USES_MEMORY_STORE ? inMemory : inMemory.filter((_case, index) => index % 10 === 0);
}

/** The rounds of a long suite for a store: a tenth if each call waits for a disk or a database. */
export function roundsFor(inMemory: number): number {
  return USES_MEMORY_STORE ? inMemory : Math.ceil(inMemory / 10);
}

/** An empty store of the kind that the tests of this project use: memory by default (`vitest.config.ts`). */
export async function storeOfProject(): Promise<string> {
  const kind = process.env['STORE_UNDER_TEST'];
  if (kind === undefined) return 'memory';
  if (kind === 'postgres') return createDatabase(inject('postgres'));
  const folder = mkdtempSync(path.join(tmpdir(), 'tara-store-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return `file:${path.join(folder, 'worlds.db')}`;
}
