/**
 * Returns a deeply frozen copy.
 * @param value JSON data
 */
export function frozenCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) => Object.freeze(part)) as T;
}

/** Returns whether two values have the same JSON text. The order of fields counts. */
export function hasSameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
