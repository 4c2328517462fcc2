import { sizeOf } from './size.ts';

/** Entries kept; the oldest go first. */
const KEPT = 1000;

/** Characters kept, about; the oldest go first. */
const KEPT_SIZE = 16 * 1024 * 1024;

/** An entry that is larger counts as this large: what is in it was shortened. */
const MAX_ENTRY_SIZE = 1024 * 1024;

/** The latest entries, bounded by number and by size. */
export interface BoundedList<T> {
  add(entry: T): void;
  /** Oldest first. */
  all(): readonly T[];
  /** @returns how many there were */
  clear(): number;
}

export function createBoundedList<T>(): BoundedList<T> {
  let entries: T[] = [];
  let sizes: number[] = [];
  let total = 0;

  const keepLast = (count: number): void => {
    const gone = entries.length - count;
    for (const size of sizes.slice(0, gone)) total -= size;
    entries = entries.slice(gone);
    sizes = sizes.slice(gone);
  };

  return {
    add: (entry) => {
      const size = sizeOf(entry, MAX_ENTRY_SIZE);
      entries.push(entry);
      sizes.push(size);
      total += size;
      if (entries.length > KEPT * 2) keepLast(KEPT);
      // Half of it goes at once, so that not each further entry moves all others.
      if (total > KEPT_SIZE) {
        let count = 0;
        for (let kept = 0; count < sizes.length - 1; count++) {
          kept += sizes.at(-1 - count) ?? 0;
          if (kept > KEPT_SIZE / 2) break;
        }
        keepLast(Math.max(1, count));
      }
    },
    all: () => entries,
    clear: () => {
      const { length } = entries;
      keepLast(0);
      return length;
    },
  };
}
