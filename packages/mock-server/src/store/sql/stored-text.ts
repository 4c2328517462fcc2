import { StoreUnavailableError } from '../errors.ts';

/**
 * A key as it is stored: what databases do not hold in a text (NUL, half of a surrogate pair) is written as JSON does. The
 * kind at its beginning stays as it is.
 */
export function storedKey(key: string): string {
  return JSON.stringify(key).slice(1, -1);
}

/** The key that was stored. */
export function readKey(stored: string): string {
  return JSON.parse(`"${stored}"`) as string;
}

/**
 * Reads JSON that this server has written.
 * @param what names it in the message
 * @throws {StoreUnavailableError} when somebody has damaged it
 */
export function readJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StoreUnavailableError(`${what} is damaged`, false, error);
  }
}
