/**
 * Writes the query of an address. React Native implements `URLSearchParams` only in part.
 * @param parameters names and values in order
 */
export function toQuery(parameters: Readonly<Record<string, string>>): string {
  // A lone surrogate cannot be encoded.
  const encode = (text: string) => encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/gu, '\ufffd'));
  return Object.entries(parameters)
    .map((pair) => pair.map(encode).join('='))
    .join('&');
}
