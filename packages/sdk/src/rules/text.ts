/** The most characters that a nickname may have. */
export const NICKNAME_MAX = 32;

/**
 * Counts the characters of a text as people count them: an emoji or a letter with its marks is one (grapheme clusters). Where
 * the platform cannot tell them apart, code points are counted.
 */
export function countCharacters(text: string): number {
  const isKnown = typeof Intl !== 'undefined' && 'Segmenter' in Intl;
  const characters: Iterable<unknown> = isKnown ? new Intl.Segmenter().segment(text) : text;
  return [...characters].length;
}

/**
 * Whether a text can be shown in one line: no control characters, no half of a surrogate pair, none of the invisible
 * characters that turn the direction of a text. Joiners are allowed, which Urdu and Persian names and emoji need, and so are
 * the tags that flags consist of.
 */
export function isLine(text: string): boolean {
  return !/[\p{Cc}\p{Cs}]|(?![\p{Join_Control}\u{e0020}-\u{e007f}])\p{Cf}/u.test(text);
}

/**
 * Checks a nickname as the server does.
 * @param text as typed; spaces around it do not count
 * @returns what is wrong, null where it is good
 */
export function checkNickname(text: string): 'missing' | 'bad' | null {
  const name = text.trim();
  if (!/[^\p{Default_Ignorable_Code_Point}\p{M}\p{Z}]/u.test(name)) return name === '' ? 'missing' : 'bad';
  return isLine(name) && countCharacters(name) <= NICKNAME_MAX ? null : 'bad';
}
