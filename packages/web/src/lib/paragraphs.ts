/** Splits plain text into paragraphs at empty lines. @param text any text of a server */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
