/** Maximum number of characters of a nickname. */
const NICKNAME_MAX = 32;

/**
 * Characters that single-line texts must not contain: control characters, lone surrogates, overrides, embeddings and
 * isolates of the text direction. Allowed are joiners and directional marks, which Urdu and Persian texts and emoji need,
 * and the tag characters of flags.
 */
const FORBIDDEN = /[\p{Cc}\p{Cs}]|(?![\p{Join_C}\u061c\u200e\u200f\u{e0020}-\u{e007f}])\p{Cf}/u;

/** A visible character. */
const VISIBLE = /[^\p{DI}\p{M}\p{Z}]/u;

/**
 * Checks a nickname by the rules of the server: 1 to 32 grapheme clusters (an emoji or a letter with its marks is one).
 * @param text as typed; surrounding spaces do not count
 * @returns the error, null if the nickname is valid
 */
export function checkNickname(text: string): 'missing' | 'bad' | null {
  const name = text.trim();
  if (name === '') return 'missing';
  const count = [...new Intl.Segmenter().segment(name)].length;
  return VISIBLE.test(name) && !FORBIDDEN.test(name) && count <= NICKNAME_MAX ? null : 'bad';
}
