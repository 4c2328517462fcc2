/** Parses a JSON text of a server. @returns the value, undefined if the text is missing or not JSON */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
