/**
 * A text in UTF-8, each byte as a character of its number. Not by `TextEncoder`, which some places lack.
 * @param text without halves of characters, as `JSON.stringify` writes it
 */
export function utf8(text: string): string {
  return encodeURIComponent(text).replace(/%(..)/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
}
