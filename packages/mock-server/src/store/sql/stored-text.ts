import { StoreUnavailableError } from '../errors.ts';
import type { StoredText } from './tables.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function damaged(what: string, error?: unknown): StoreUnavailableError {
  return new StoreUnavailableError(`${what} is damaged`, false, error);
}

/**
 * Reads a text that this server has written.
 * @param what the name in the message
 * @throws {StoreUnavailableError} if the text is damaged
 */
export function readText(stored: StoredText, what: string): string {
  if (typeof stored === 'string') return stored;
  // A damaged column may contain another type.
  if (!(stored instanceof ArrayBuffer)) throw damaged(what);
  try {
    return utf8.decode(stored);
  } catch (error) {
    throw damaged(what, error);
  }
}

/**
 * The stored form of a key: characters that databases do not store (NUL, lone surrogates) are escaped as in JSON. The kind
 * at its beginning stays unchanged.
 */
export function storedKey(key: string): string {
  return JSON.stringify(key).slice(1, -1);
}

/**
 * The key from its stored form.
 * @param what the name in the message
 * @throws {StoreUnavailableError} if the key is damaged
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
 * @param what the name in the message
 * @throws {StoreUnavailableError} if it is damaged
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
 * @param what the name in the message
 * @throws {StoreUnavailableError} if it is damaged
 */
export function readObject(stored: StoredText, what: string): object {
  const value = readJson(stored, what);
  if (typeof value !== 'object' || value === null) throw damaged(what);
  return value;
}
