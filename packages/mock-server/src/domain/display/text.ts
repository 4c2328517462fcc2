const CHARACTERS = new Intl.Segmenter();

/** Splits a text into grapheme clusters: an emoji, or a letter with its marks, is one character. */
export function splitCharacters(text: string): string[] {
  return Array.from(CHARACTERS.segment(text), ({ segment }) => segment);
}

/**
 * Whether a text can be shown in one line: no control characters, no lone surrogates, no bidirectional overrides, embeddings
 * and isolates. Joiners and directional marks (left-to-right, right-to-left, Arabic letter) are allowed, because Urdu and
 * Persian texts and emoji need them, and so are the tags of flag emoji.
 */
export function isSingleLine(text: string): boolean {
  return !/[\p{Cc}\p{Cs}]|(?![\p{Join_Control}\u061c\u200e\u200f\u{e0020}-\u{e007f}])\p{Cf}/u.test(text);
}

/** Whether a text contains a visible character. */
export function hasVisibleCharacters(text: string): boolean {
  return /[^\p{Default_Ignorable_Code_Point}\p{M}\p{Z}]/u.test(text);
}
