import type { Database } from './database.ts';
import { StoreUnavailableError } from './errors.ts';
import { createMemoryDatabase } from './memory/database.ts';
import type { DueAt } from './port.ts';
import { isStoreName, publicStoreName, STORE_RULE, StoreOpeningError } from './store-name.ts';

const PACKAGES = { file: 'kysely libsql', postgres: 'kysely pg' } as const;

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isMissingPackage(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND';
}

/**
 * Opens a store by its name.
 * @param name `memory`, `file:<path>` or `postgres://…`
 * @param dueAt used for each document that is stored
 * @throws {StoreOpeningError} if the name is invalid or the store cannot be opened, with the reason
 */
export async function openDatabase(name: string, dueAt: DueAt): Promise<Database> {
  if (!isStoreName(name))
    throw new StoreOpeningError(`a store is ${STORE_RULE}, not "${publicStoreName(name)}"`);
  if (name === 'memory') return createMemoryDatabase(dueAt);
  const kind = name.startsWith('file:') ? 'file' : 'postgres';
  try {
    // The SQL stores are loaded on demand; the default store starts without them.
    const { openFileDatabase, openPostgresDatabase } = await import('./sql/open.ts');
    return kind === 'file'
      ? await openFileDatabase(name.slice('file:'.length), dueAt)
      : await openPostgresDatabase(name, dueAt);
  } catch (error) {
    if (isMissingPackage(error))
      throw new StoreOpeningError(
        `the store ${publicStoreName(name)} needs packages: npm install ${PACKAGES[kind]}`,
        { cause: error },
      );
    const { reason } = error instanceof StoreUnavailableError ? error : { reason: toMessage(error) };
    throw new StoreOpeningError(`the store ${publicStoreName(name)} cannot be opened: ${reason}`, {
      cause: error,
    });
  }
}
