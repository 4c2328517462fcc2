/** The object that a text contains as JSON; undefined for an empty text. @throws SyntaxError, TypeError */
export const parseObject = (text: string): Record<string, unknown> | undefined => {
  if (text.trim() === '') return undefined;
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError('Expected an object: { … }.');
  return value as Record<string, unknown>;
};

/** Why a text is not a JSON object; undefined if it is one or empty. */
export const findDefect = (text: string): string | undefined => {
  try {
    parseObject(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};
