/**
 * A copy that nobody can change, to its depth: what its giver and its takers do with theirs is another story.
 * @param value what JSON can carry
 */
export function frozenCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) => Object.freeze(part)) as T;
}

/** Whether two values say the same as JSON, fields in the same order. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
