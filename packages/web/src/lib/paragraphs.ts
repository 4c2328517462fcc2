/** The paragraphs of a plain text: parted by an empty line. @param text may be anything that a server wrote */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
