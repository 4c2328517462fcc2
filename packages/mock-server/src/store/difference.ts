import { isSameValue } from './clone.ts';

/** An object of a document. */
export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Two values, reduced to the fields in which they differ. */
export interface Difference {
  readonly before: unknown;
  readonly after: unknown;
}

function setIfDefined(fields: Record<string, unknown>, name: string, value: unknown): void {
  if (value !== undefined) fields[name] = value;
}

/**
 * Reduces two plain JSON values to the fields in which they differ, at every depth; arrays stay whole. Plain loops, because
 * it runs over whole documents for each writing call.
 * @returns undefined if they are equal
 */
export function getDifference(before: unknown, after: unknown): Difference | undefined {
  if (!isFields(before) || !isFields(after))
    return isSameValue(before, after) ? undefined : { before, after };
  const one: Record<string, unknown> = {};
  const other: Record<string, unknown> = {};
  let isDifferent = false;
  for (const name of Object.keys(before)) {
    const value = before[name];
    const next = after[name];
    if (Object.is(value, next)) continue;
    const difference = getDifference(value, next);
    if (!difference) continue;
    isDifferent = true;
    setIfDefined(one, name, difference.before);
    setIfDefined(other, name, difference.after);
  }
  for (const name of Object.keys(after)) {
    if (Object.hasOwn(before, name) || after[name] === undefined) continue;
    isDifferent = true;
    other[name] = after[name];
  }
  return isDifferent ? { before: one, after: other } : undefined;
}
