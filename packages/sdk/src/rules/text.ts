import { makePattern } from './pattern.ts';

/** Maximum number of characters of a nickname. */
const NICKNAME_MAX = 32;

/**
 * A text without characters that single-line texts must not contain: control characters, lone surrogates, overrides,
 * embeddings and isolates of the text direction. Allowed are joiners and directional marks, which Urdu and Persian texts
 * and emoji need, and the tag characters of flags.
 */
const ALLOWED = String.raw`^(?:[\p{Join_C}\u061c\u200e\u200f\u{e0020}-\u{e007f}]|[^\p{Cc}\p{Cs}\p{Cf}])*$`;

/** A visible character. */
const VISIBLE = String.raw`[^\p{DI}\p{M}\p{Z}]`;

/** Counts grapheme clusters, or code points where `Intl.Segmenter` is missing. */
function countCharacters(text: string): number {
  const { Segmenter } = (globalThis.Intl as Partial<typeof Intl> | undefined) ?? {};
  // oxlint-disable-next-line typescript/no-misused-spread -- code points are the fallback
  return [...(Segmenter ? new Segmenter().segment(text) : text)].length;
}

/**
 * Checks a nickname by the rules of the server: 1 to 32 grapheme clusters (an emoji or a letter with its marks is one).
 * @param text as typed; surrounding spaces do not count
 * @returns the error, null if the nickname is valid
 */
export function checkNickname(text: string): 'missing' | 'bad' | null {
  const name = text.trim();
  if (name === '') return 'missing';
  const isVisible = makePattern(VISIBLE, /[^\u200b-\u200f]/).test(name);
  const isAllowed = makePattern(ALLOWED, /^[ -\u2029\u202f-\u2065\u206a-\ud7ff\ue000-\u{10ffff}]*$/u).test(
    name,
  );
  return isVisible && isAllowed && countCharacters(name) <= NICKNAME_MAX ? null : 'bad';
}
