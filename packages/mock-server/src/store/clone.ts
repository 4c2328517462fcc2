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
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every(
    (name) =>
      Object.hasOwn(other, name) &&
      isSameValue((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
  );
}
