/**
 * Copies a plain JSON document. Hand-written because it runs on every writing call: `structuredClone` takes about ten times
 * as long on documents of this size.
 */
export function cloneDocument<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(cloneDocument) as T;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = cloneDocument((value as Record<string, unknown>)[key]);
  return copy as T;
}

/** Whether two plain JSON values are equal. Hand-written too: `isDeepStrictEqual` takes about five times as long. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every(
    (name) =>
      Object.hasOwn(b, name) &&
      isSameValue((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]),
  );
}
