/** A seeded random number generator (mulberry32). */
export interface Rng {
  /** @returns from 0 up to but not including 1 */
  next(): number;
  /** @returns a whole number from 0 up to but not including the bound */
  below(bound: number): number;
  /** @returns so many random characters of the alphabet; default a to z */
  text(length: number, alphabet?: string): string;
}

/** @param text the seed: the same text gives the same numbers */
export function createRng(text: string): Rng {
  let state = 0x9e37_79b9;
  for (const character of text)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x85eb_ca6b) ^ (state >>> 13);
  const next = () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    next,
    below,
    text: (length, alphabet = 'abcdefghijklmnopqrstuvwxyz') =>
      Array.from({ length }, () => alphabet[below(alphabet.length)]).join(''),
  };
}
