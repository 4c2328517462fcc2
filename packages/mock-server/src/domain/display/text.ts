const CHARACTERS = new Intl.Segmenter();

/** The characters of a text as people count them: an emoji or a letter with its marks is one (grapheme clusters). */
export function charactersOf(text: string): string[] {
  return Array.from(CHARACTERS.segment(text), ({ segment }) => segment);
}

/**
 * Whether a text can be shown in one line: no control characters, no half of a surrogate pair, none of the invisible
 * characters that turn the direction of a text. Joiners are allowed, which Urdu and Persian names and emoji need, and so are
 * the tags that flags consist of.
 */
export function isLine(text: string): boolean {
  return !/[\p{Cc}\p{Cs}]|(?![\p{Join_Control}\u{e0020}-\u{e007f}])\p{Cf}/u.test(text);
}

/** Whether there is anything to see in a text. */
export function isVisible(text: string): boolean {
  return /[^\p{Default_Ignorable_Code_Point}\p{M}\p{Z}]/u.test(text);
}
