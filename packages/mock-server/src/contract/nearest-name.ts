/** Levenshtein distance of two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const swap = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** No name is longer: of what somebody sends instead only so much is compared, because the time grows with its length. */
const COMPARED = 64;

/** Shorter words are in too many others. */
const SHORTEST_PART = 4;

/**
 * The word of the list that is most like the beginning of `wanted`, letters compared without case. A word that has `wanted`
 * in it is nearer than any other.
 */
export function nearest(wanted: string, words: readonly string[]): string | undefined {
  const target = wanted.slice(0, COMPARED).toLowerCase();
  let best: { word: string; far: number } | undefined;
  for (const word of words) {
    const isPart = target.length >= SHORTEST_PART && word.toLowerCase().includes(target);
    const far = isPart ? (word.length - target.length) / COMPARED : distance(target, word.toLowerCase());
    if (!best || far < best.far) best = { word, far };
  }
  return best?.word;
}
