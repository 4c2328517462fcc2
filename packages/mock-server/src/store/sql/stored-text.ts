import { StoreUnavailableError } from '../errors.ts';
import type { StoredText } from './tables.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function damaged(what: string, error?: unknown): StoreUnavailableError {
  return new StoreUnavailableError(`${what} is damaged`, false, error);
}

/**
 * Reads a text that this server has written.
 * @param what names it in the message
 * @throws {StoreUnavailableError} when somebody has damaged it
 */
export function readText(stored: StoredText, what: string): string {
  if (typeof stored === 'string') return stored;
  // A damaged column may hold any other type.
  if (!(stored instanceof ArrayBuffer)) throw damaged(what);
  try {
    return utf8.decode(stored);
  } catch (error) {
    throw damaged(what, error);
  }
}

/**
 * A key as it is stored: what databases do not hold in a text (NUL, half of a surrogate pair) is written as JSON does. The
 * kind at its beginning stays as it is.
 */
export function storedKey(key: string): string {
  return JSON.stringify(key).slice(1, -1);
}

/**
 * The key that was stored.
 * @param what names it in the message
 * @throws {StoreUnavailableError} when somebody has damaged it
 */
export function readKey(stored: StoredText, what: string): string {
  const text = readText(stored, what);
  try {
    return JSON.parse(`"${text}"`) as string;
  } catch (error) {
    throw damaged(what, error);
  }
}

/**
 * Reads JSON that this server has written.
 * @param what names it in the message
 * @throws {StoreUnavailableError} when somebody has damaged it
 */
export function readJson(stored: StoredText, what: string): unknown {
  const text = readText(stored, what);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw damaged(what, error);
  }
}

/**
 * Reads a document that this server has written.
 * @param what names it in the message
 * @throws {StoreUnavailableError} when somebody has damaged it
 */
export function readObject(stored: StoredText, what: string): object {
  const value = readJson(stored, what);
  if (typeof value !== 'object' || value === null) throw damaged(what);
  return value;
}
