/** Browser storage that may be barred, full or tampered with: reads what it can, never throws. */
export function readJson<T>(storage: () => Storage, key: string): T | null {
  try {
    const text = storage().getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Reads an object; what was never one, or is one no longer, has no fields. Check each field before its use. */
export function readObject(storage: () => Storage, key: string): Readonly<Record<string, unknown>> {
  return asObject(readJson<unknown>(storage, key));
}

/** A value as an object of unknown fields; anything that is none has no fields. */
export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Record<string, unknown>) : {};
}

/** Forgets a value. */
export function dropKey(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key);
  } catch {
    // What cannot be read again need not be removed.
  }
}

/** @returns whether it was kept */
export function writeJson(storage: () => Storage, key: string, value: unknown): boolean {
  try {
    storage().setItem(key, JSON.stringify(value));
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
