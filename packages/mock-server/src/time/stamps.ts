/** Micro units per millisecond: a process may issue a thousand stamps per millisecond before they run ahead of the time. */
const PER_MS = 1000;

/**
 * Creates a source of unique, increasing numbers that order arrivals and changes.
 * @param now ms since 1970 UTC, the same for all processes that share a store
 */
export function createStamps(now: () => number): () => number {
  let last = 0;
  return () => (last = Math.max(last + 1, now() * PER_MS));
}
