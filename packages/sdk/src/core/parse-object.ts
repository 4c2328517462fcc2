/** Returns a value if it is an object, otherwise null. */
export function asObject<T extends object>(value: unknown): T | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as T) : null;
}

/**
 * Parses JSON text of an object. Returns null for anything else, because anybody may write to a browser's storage and a
 * gateway may answer in place of the server.
 * @returns the fields, unchecked
 */
export function parseObject<T extends object>(text: unknown): T | null {
  try {
    return asObject(JSON.parse(String(text)));
  } catch {
    return null;
  }
}
