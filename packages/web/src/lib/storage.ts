/** Browser storage that may be blocked, full or changed by others: reads what it can and never throws. */
export function readJson<T>(storage: () => Storage, key: string): T | null {
  try {
    return JSON.parse(readText(storage, key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Reads a text; null if there is none. */
export function readText(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Reads an object. Other values give an empty object. Check each field before use. */
export function readObject(storage: () => Storage, key: string): Readonly<Record<string, unknown>> {
  return asObject(readJson<unknown>(storage, key));
}

/** A value as an object of unknown fields; empty for other values. */
export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Record<string, unknown>) : {};
}

/** Removes a value. */
export function dropKey(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key);
  } catch {
    // What cannot be read again need not be removed.
  }
}

/** @returns whether it was stored */
export function writeJson(storage: () => Storage, key: string, value: unknown): boolean {
  try {
    return writeText(storage, key, JSON.stringify(value));
  } catch {
    // The value is not JSON.
    return false;
  }
}

/** @returns whether it was stored */
export function writeText(storage: () => Storage, key: string, text: string): boolean {
  try {
    storage().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function localStore() {
  return window.localStorage;
}
export function sessionStore() {
  return window.sessionStorage;
}
