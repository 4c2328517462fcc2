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

/** The word of the list that is most like `wanted`, letters compared without case. */
export function nearest(wanted: string, words: readonly string[]): string | undefined {
  const target = wanted.toLowerCase();
  return words.toSorted((a, b) => distance(target, a.toLowerCase()) - distance(target, b.toLowerCase()))[0];
}
