/** A value that is an object, null for anything else. */
export function asObject<T extends object>(value: unknown): T | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as T) : null;
}

/**
 * Parses what should be the JSON of an object; anything else counts as absent, because anybody may write to a browser's
 * storage, and a gateway may answer for a server.
 * @param text what was stored or received
 * @returns its fields, none of them checked
 */
export function parseObject<T extends object>(text: unknown): T | null {
  try {
    return asObject(JSON.parse(String(text)));
  } catch {
    return null;
  }
}
