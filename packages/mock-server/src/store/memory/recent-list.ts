import { LIST_BOUNDS, type ListItem, type ListName, type RecentList } from '../database.ts';
import { approximateSize } from '../size.ts';

/** An item that is larger counts as this large: what is in it was shortened. */
const MAX_ITEM_SIZE = 1024 * 1024;

/** A list in memory, whose numbers another one can go on with. */
export interface MemoryList extends RecentList {
  /** The number that was given last. */
  lastId(): number;
}

/** @param last the number that was given before the first */
export function createMemoryList(name: ListName, last: number): MemoryList {
  const bounds = LIST_BOUNDS[name];
  let lastId = last;
  let entries: ListItem[] = [];
  let sizes: number[] = [];
  let total = 0;

  const keepLast = (count: number): void => {
    const gone = entries.length - count;
    for (const size of sizes.slice(0, gone)) total -= size;
    entries = entries.slice(gone);
    sizes = sizes.slice(gone);
  };

  const add = (value: unknown): void => {
    const size = approximateSize(value, MAX_ITEM_SIZE);
    lastId += 1;
    entries.push({ id: lastId, value });
    sizes.push(size);
    total += size;
    if (entries.length > bounds.items * 2) keepLast(bounds.items);
    // Half of it goes at once, so that not each further entry moves all others.
    if (total > bounds.size) {
      let count = 0;
      for (let kept = 0; count < sizes.length - 1; count++) {
        kept += sizes.at(-1 - count) ?? 0;
        if (kept > bounds.size / 2) break;
      }
      keepLast(Math.max(1, count));
    }
  };

  return {
    lastId: () => lastId,
    add: async (items) => items.forEach(add),
    all: async () => entries,
    size: async () => entries.length,
    clear: async () => {
      const { length } = entries;
      keepLast(0);
      return length;
    },
    remove: async (id) => {
      const index = entries.findIndex((entry) => entry.id === id);
      if (index === -1) return false;
      const [size = 0] = sizes.splice(index, 1);
      total -= size;
      entries = entries.toSpliced(index, 1);
      return true;
    },
  };
}
