/** A text as JSON; undefined if it is none. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object that a text is as JSON; undefined if it is something else. */
export function parseObject(text: string): JsonObject | undefined {
  const value = parse(text);
  return isObject(value) ? value : undefined;
}

/** The objects of the list that a text is as JSON; empty if it is something else. */
export function parseObjects(text: string): readonly JsonObject[] {
  const value = parse(text);
  return Array.isArray(value) ? value.filter(isObject) : [];
}
