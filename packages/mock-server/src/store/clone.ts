/**
 * Copies a plain JSON document. Hand-written because it runs on every writing call: `structuredClone` takes about ten
 * times as long on documents of this size.
 */
export function cloneDocument<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(cloneDocument) as T;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = cloneDocument((value as Record<string, unknown>)[key]);
  return copy as T;
}
