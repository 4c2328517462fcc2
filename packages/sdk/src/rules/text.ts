/** The most characters that a nickname may have. */
const NICKNAME_MAX = 32;

/**
 * What no line may hold: control characters, half of a surrogate pair, the invisible characters that turn the direction of a
 * text. Joiners are allowed, which Urdu and Persian names and emoji need, and so are the tags that flags consist of.
 */
const UNSHOWABLE = /[\p{Cc}\p{Cs}]|(?![\p{Join_C}\u{e0020}-\u{e007f}])\p{Cf}/u;

/** Something of a text is to be seen. */
const VISIBLE = /[^\p{DI}\p{M}\p{Z}]/u;

/**
 * Checks a nickname as the server does: 1 to 32 characters as people count them, an emoji or a letter with its marks being one
 * (grapheme clusters).
 * @param text as typed; spaces around it do not count
 * @returns what is wrong, null where it is good
 */
export function checkNickname(text: string): 'missing' | 'bad' | null {
  const name = text.trim();
  if (name === '') return 'missing';
  const count = [...new Intl.Segmenter().segment(name)].length;
  return VISIBLE.test(name) && !UNSHOWABLE.test(name) && count <= NICKNAME_MAX ? null : 'bad';
}
