import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL for all test files of a run. */
    postgres: string;
  }
}

/** Starts a PostgreSQL before the tests of a project and stops it after them. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  provide('postgres', postgres.url);
  return () => postgres.stop();
}
