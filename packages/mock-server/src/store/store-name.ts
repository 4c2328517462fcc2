/** What `--store` takes, in words. */
export const STORE_RULE = 'memory, file:<path> or postgres://user:password@host:port/database';

/** Whether text names a store. */
export function isStoreName(text: string): boolean {
  return (
    text === 'memory' || /^file:./.test(text) || (/^postgres(ql)?:\/\/./.test(text) && URL.canParse(text))
  );
}

/** The store's name without what is secret in it, for messages and logs. */
export function publicStoreName(text: string): string {
  if (text.startsWith('file:')) return text;
  // Where the password ends cannot be told of an address that is none.
  if (!URL.canParse(text)) return text.replace(/(?<=:\/\/).*/s, '***');
  const { protocol, host, pathname } = new URL(text);
  return `${protocol}//${host}${pathname}`;
}

/** A store cannot be used as it is named. Its message says why, and tells no password. */
export class StoreOpeningError extends Error {
  override readonly name = 'StoreOpeningError';
}

/** Where a store can be named beside the command line; the first goes before the second. */
const VARIABLES = ['STORE', 'DATABASE_URL'] as const;

/**
 * Runs work with the store that a command shall use.
 * @param named on the command line; it goes before the environment's variables
 * @throws {Error} naming the variable, where the store that it names cannot be opened; whatever `work` throws
 */
export async function withNamedStore<R>(
  named: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
  work: (store: string) => Promise<R>,
): Promise<R> {
  if (named !== undefined && named !== '') return work(named);
  const variable = VARIABLES.find((name) => (environment[name] ?? '') !== '');
  if (variable === undefined) return work('memory');
  try {
    return await work(environment[variable] ?? '');
  } catch (error) {
    if (!(error instanceof StoreOpeningError)) throw error;
    throw new Error(`${variable}: ${error.message}`, { cause: error });
  }
}
