/** The valid values of `--store`. */
export const STORE_RULE = 'memory, file:<path> or postgres://user:password@host:port/database';

/** Whether a text is the name of a store. */
export function isStoreName(text: string): boolean {
  return (
    text === 'memory' || /^file:./.test(text) || (/^postgres(ql)?:\/\/./.test(text) && URL.canParse(text))
  );
}

/** The store's name without secrets, for messages and logs. */
export function publicStoreName(text: string): string {
  if (text.startsWith('file:')) return text;
  // In a malformed address the end of the password is unknown.
  if (!URL.canParse(text)) return text.replace(/(?<=:\/\/).*/s, '***');
  const { protocol, host, pathname } = new URL(text);
  return `${protocol}//${host}${pathname}`;
}

/** A store cannot be used. The message contains the reason and no password. */
export class StoreOpeningError extends Error {
  override readonly name = 'StoreOpeningError';
}

/** Environment variables that name a store; the first one takes precedence. */
const VARIABLES = ['STORE', 'DATABASE_URL'] as const;

/**
 * Runs work with the store of a command.
 * @param named on the command line; it takes precedence over the environment variables
 * @throws {Error} with the name of the variable, if its store cannot be opened; whatever `work` throws
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
