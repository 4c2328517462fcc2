/**
 * Encodes a text as UTF-8, one character for each byte. Some runtimes have no `TextEncoder`.
 * @param text without lone surrogates, as `JSON.stringify` writes it
 */
export function utf8(text: string): string {
  return encodeURIComponent(text).replace(/%(..)/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
}
