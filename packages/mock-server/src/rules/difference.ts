/** Where a value differs from an expected one. */
export interface Difference {
  /** JSON pointer to the differing value. */
  readonly pointer: string;
  /** Undefined if there is none. */
  readonly found: unknown;
  readonly expected: unknown;
}

/**
 * The first place where `whole` does not contain `part`: objects may have more fields, other values must be equal.
 * @returns undefined if it contains it
 */
export function findDifference(whole: unknown, part: unknown): Difference | undefined {
  const differs = { pointer: '', found: whole, expected: part };
  if (typeof part !== 'object' || part === null) return whole === part ? undefined : differs;
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole) !== Array.isArray(part))
    return differs;
  for (const [name, expected] of Object.entries(part)) {
    // The pointer is built on the way back, because most comparisons find no difference.
    const found = findDifference((whole as Record<string, unknown>)[name], expected);
    if (found) return { ...found, pointer: `/${name}${found.pointer}` };
  }
  return undefined;
}
