import { distance } from 'fastest-levenshtein';

/** Only the beginning of a long text is compared, because the time grows with its length. No name is longer. */
const COMPARED = 64;

/** Shorter texts are part of too many names. */
const SHORTEST_PART = 4;

/**
 * The word that is most similar to the beginning of `wanted`, regardless of case. A word that contains `wanted` is more
 * similar than any other. Words that differ in more than half of their letters are not similar.
 */
export function nearest(wanted: string, words: readonly string[]): string | undefined {
  const target = wanted.slice(0, COMPARED).toLowerCase();
  let best: { word: string; far: number } | undefined;
  for (const word of words) {
    const isPart = target.length >= SHORTEST_PART && word.toLowerCase().includes(target);
    const far = isPart ? (word.length - target.length) / COMPARED : distance(target, word.toLowerCase());
    if (far <= target.length / 2 && (!best || far < best.far)) best = { word, far };
  }
  return best?.word;
}

interface NamedCall {
  readonly id: string;
  /** The title of the call. */
  readonly summary: string;
}

/**
 * The id of the call that is most similar to `wanted`: by its title or the beginning of its id, otherwise as by `nearest`. So
 * "withdraw" leads to `exchange`, whose title is "Withdraw".
 */
export function nearestCall(wanted: string, calls: readonly NamedCall[]): string | undefined {
  const target = wanted.slice(0, COMPARED).toLowerCase();
  const match =
    target.length < SHORTEST_PART
      ? undefined
      : (calls.find(({ summary }) => summary.toLowerCase() === target) ??
        calls.find(({ id }) => id.toLowerCase().startsWith(target)) ??
        calls.find(({ summary }) => summary.toLowerCase().split(/\W+/).includes(target)));
  return (
    match?.id ??
    nearest(
      wanted,
      calls.map(({ id }) => id),
    )
  );
}
